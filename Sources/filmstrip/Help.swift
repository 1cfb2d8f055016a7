/// What `filmstrip --help` says.
let help = """
  filmstrip plays a scenario (a viewer, a viewport, an image, a source and timed events) and writes its trace: the state
  at each frame, and a log of what the viewer told its app.

    filmstrip SCENARIO.json [--format table|json|csv|svg|html] [--animate] [--output FILE]
    filmstrip - ...                       the scenario from standard input
    filmstrip --viewer NAME --viewport WIDTHxHEIGHT --content WIDTHxHEIGHT [--source X,Y,WIDTH,HEIGHT] ...
                                          without a scenario: open at 0, close at 1 s
      --corrected                         the corrected variant, where there is one
      --safe-area TOP,LEFT,BOTTOM,RIGHT   in points
      --display-scale NUMBER              pixels per point
      --rate NUMBER                       frames per second, 60 unless given
      --reduced-motion                    photos: fade instead of flying
    filmstrip --list                      the viewers and their constants
    filmstrip curve NAME|X1,Y1,X2,Y2 --at X,...
                                          values of a timing curve, one "x y" a line
    filmstrip spring --stiffness NUMBER --damping NUMBER [--mass NUMBER] [--velocity NUMBER] --at T,...
    filmstrip spring --damping-ratio NUMBER --duration NUMBER [--velocity NUMBER] --at T,...
    filmstrip spring --perceptual-duration NUMBER --bounce NUMBER [--velocity NUMBER] --at T,...
                                          a line about the spring, then one "t progress velocity" a line

  Formats: table is for a person and rounded; json has everything; csv has the numbers of json without the log; svg is a
  picture, a strip of frames above the curves of their numbers, with --animate one frame in motion beside them; html is
  a page that plays the trace in a browser.

  Exit status: 0, or with one line on standard error 64 for a wrong command line, 65 for a wrong scenario, 66 for a
  scenario that cannot be read, 73 for an output that cannot be written.

  """
