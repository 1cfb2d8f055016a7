"""Opens what filmstrip draws in a browser and checks what is to be seen there: `look.py BROWSER FILMSTRIP DIRECTORY`."""

import html.parser
import json
import os
import subprocess
import sys
import xml.dom.minidom
import zlib

from browser import Browser

here = os.path.dirname(os.path.abspath(__file__))
program, filmstrip, directory = sys.argv[1:]
viewers = ["photoPreviewer", "bigImage", "enlarge", "insetCentered", "photos"]
failures = 0


def check(name, problems):
    """Says how something went; no problems is good."""
    global failures
    problems = [problem for problem in problems if problem]
    failures += bool(problems)
    print("not ok" if problems else "ok", name + (": " + "; ".join(map(str, problems[:5])) if problems else ""), flush=True)


def draw(viewer, *options):
    return subprocess.run([filmstrip, os.path.join(here, viewer + ".json"), *options], check=True,
                          stdout=subprocess.PIPE).stdout.decode()


class Balance(html.parser.HTMLParser):
    """Whether every element that is opened is closed, in the right order."""

    void = {"meta", "link", "input"}

    def __init__(self):
        super().__init__()
        self.open, self.problems = [], []

    def handle_starttag(self, tag, attributes):
        if tag not in self.void:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.problems.append(f"</{tag}> at {self.getpos()}")


def near(one, two):
    """Canvases and animations count in single precision."""
    return abs(one - two) <= 1e-3 + 1e-6 * abs(two)


def drawn_rect(frame, content):
    """The rect that the content mode draws in the image frame, worked out here once more."""
    rect, mode = frame["imageFrame"], frame["contentMode"]
    if mode not in ("scaleAspectFill", "scaleAspectFit"):
        return rect
    scales = rect["width"] / content["width"], rect["height"] / content["height"]
    scale = max(scales) if mode == "scaleAspectFill" else min(scales)
    width, height = content["width"] * scale, content["height"] * scale
    return {"x": rect["x"] + (rect["width"] - width) / 2, "y": rect["y"] + (rect["height"] - height) / 2,
            "width": width, "height": height}


def wrong_photo(browser, trace, content, index):
    """What is wrong with the photo that the page draws for a frame of the trace."""
    frame, expected = browser.ask("[document.getElementById('window').dataset.frame,"
                                  "document.getElementById('window').dataset.drawn]"), trace["frames"][index]
    if int(frame[0]) != index:
        return f"frame {frame[0]} is shown, not {index}"
    rect = drawn_rect(expected, content)
    for key, value in zip(("x", "y", "width", "height"), map(float, frame[1].split())):
        if not near(value, rect[key]):
            return f"frame {index}: {key} is {value}, not {rect[key]}"
    return None


def pixels(browser):
    """A number that changes when the canvas does."""
    return zlib.crc32(browser.ask("document.getElementById('window').toDataURL()").encode())


def page(browser, viewer):
    text = draw(viewer, "--format", "html")
    path = os.path.join(directory, viewer + ".html")
    with open(path, "w") as file:
        file.write(text)
    balance = Balance()
    balance.feed(text)
    check(f"{viewer}.html is well-formed", balance.problems + balance.open)

    trace = json.loads(draw(viewer, "--format", "json"))
    content = json.load(open(os.path.join(here, viewer + ".json")))["content"]
    last = len(trace["frames"]) - 1
    browser.prefer("light")
    browser.open(path)
    check(f"{viewer}.html loads alone and without an error",
          browser.errors + [url for url in browser.requests if not url.startswith(("file://" + path, "data:,"))])

    problems, seen = [], set()
    for index in sorted({last * step // 12 for step in range(13)}):
        browser.ask("(() => { const slider = document.getElementById('slider');"
                    f"slider.value = {index}; slider.dispatchEvent(new Event('input', {{bubbles: true}})); }})()")
        problems.append(wrong_photo(browser, trace, content, index))
        problems.append(None if browser.ask("document.querySelector('#clock strong').textContent")
                        == f"{trace['frames'][index]['time']:.3f} s" else f"the clock at frame {index}")
        seen.add(pixels(browser))
    check(f"{viewer}.html: the slider moves the photo to the trace's rect",
          problems + ([] if len(seen) > 3 else [f"{len(seen)} different pictures"]))

    problems = []
    for key, code, number, index in (("Home", "Home", 36, 0), ("ArrowRight", "ArrowRight", 39, 1),
                                     ("ArrowRight", "ArrowRight", 39, 2), ("ArrowLeft", "ArrowLeft", 37, 1),
                                     ("End", "End", 35, last), ("ArrowRight", "ArrowRight", 39, last)):
        browser.press(key, code, number)
        problems.append(wrong_photo(browser, trace, content, index))
    pressed = "document.getElementById('play').getAttribute('aria-pressed')"
    browser.press("Home", "Home", 36)
    browser.ask("document.getElementById('speed').value = '2'")
    browser.press(" ", "Space", 32, " ")
    problems.append(None if browser.ask(pressed) == "true" else "the space bar does not play")
    browser.ask("new Promise((done) => { const wait = () => "
                f"{pressed} === 'false' ? done() : setTimeout(wait, 20); wait(); setTimeout(done, 20000); }})")
    problems.append(wrong_photo(browser, trace, content, last))
    for key in (" ", " "):
        browser.press(key, "Space", 32, key)
    problems.append(None if browser.ask(pressed) == "false" else "the space bar does not pause")
    check(f"{viewer}.html: the keyboard steps, plays to the end and pauses", problems)

    names = browser.ask("[...document.querySelectorAll('button, input, select, canvas, svg[role=img]')]"
                        ".filter((each) => !(each.getAttribute('aria-label') || each.textContent.trim()"
                        " || each.labels?.[0]?.textContent)).map((each) => each.id)")
    cells = browser.ask("[...document.querySelectorAll('#state tr')].map((row) => [...row.cells].map((c) => c.textContent))")
    first, end = trace["frames"][0], trace["frames"][last]

    def words(rect):
        x, y, width, height = (f"{round(rect[key] * 100 + 1e-9) / 100:.2f}".rstrip("0").rstrip(".") for key in
                               ("x", "y", "width", "height"))
        return f"{x}, {y}\n{width} × {height}"

    image = next(row for row in cells if row[0] == "image frame")
    check(f"{viewer}.html: everything has a name, and both ends have their rects",
          names + ([] if image[2:] == [words(first["imageFrame"]), words(end["imageFrame"])] else [image]))

    paper = []
    for scheme in ("light", "dark"):
        browser.prefer(scheme)
        browser.ask("(() => { const slider = document.getElementById('slider');"
                    f"slider.value = {last // 8}; slider.dispatchEvent(new Event('input')); }})()")
        browser.screenshot(os.path.join(directory, f"{viewer}-{scheme}.png"))
        paper.append(browser.ask("getComputedStyle(document.body).backgroundColor") + str(pixels(browser)))
    check(f"{viewer}.html is light and dark", [] if paper[0] != paper[1] else [paper[0]])
    check(f"{viewer}.html: no error to the end", browser.errors)


def picture(browser, viewer):
    for name, options in (("svg", ()), ("animated.svg", ("--animate",))):
        text = draw(viewer, "--format", "svg", *options)
        path = os.path.join(directory, f"{viewer}.{name}")
        with open(path, "w") as file:
            file.write(text)
        try:
            xml.dom.minidom.parseString(text)
            problems = []
        except Exception as error:
            problems = [error]
        browser.open(path)
        problems += browser.errors + [url for url in browser.requests if url != "file://" + path]
        for scheme in ("light", "dark"):
            browser.prefer(scheme)
            browser.screenshot(os.path.join(directory, f"{viewer}.{name}-{scheme}.png"))
        check(f"{viewer}.{name} is well-formed and loads alone", problems)


def motion(browser, viewer):
    """Whether the animated picture shows the trace at its time."""
    trace = json.loads(draw(viewer, "--format", "json"))
    browser.open(os.path.join(directory, f"{viewer}.animated.svg"))
    problems = []
    for index in range(0, len(trace["frames"]), 7):
        frame = trace["frames"][index]
        time = frame["time"] - trace["frames"][0]["time"]
        found = browser.ask(
            "(() => { const svg = document.documentElement; svg.pauseAnimations();"
            f"svg.setCurrentTime({time}); const image = svg.querySelector('g .image');"
            "return ['x', 'y', 'width', 'height'].map((key) => image[key].animVal.value); })()")
        for key, value in zip(("x", "y", "width", "height"), found):
            if abs(value - frame["imageFrame"][key]) > 0.5:
                problems.append(f"{key} at {time} is {value}, not {frame['imageFrame'][key]}")
    check(f"{viewer}.animated.svg moves as the trace does", problems + browser.errors)


def apart(browser):
    """The strips of any two viewers must not look alike."""
    windows = {viewer: draw(viewer, "--format", "svg").split('class="frame"') for viewer in viewers}
    alike = [f"{one} and {two}" for one in viewers for two in viewers
             if one < two and windows[one][3] == windows[two][3]]
    check("the viewers are told apart", alike)


browser = Browser(program)
try:
    for viewer in viewers:
        page(browser, viewer)
        picture(browser, viewer)
        motion(browser, viewer)
    apart(browser)
finally:
    browser.close()
sys.exit(failures > 0)
