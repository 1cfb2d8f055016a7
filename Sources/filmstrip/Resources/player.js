"use strict";

// Plays the trace in the page: draws its frames, and tells the state of the one that is shown.
(() => {
  const element = (id) => document.getElementById(id);
  const read = (id) => JSON.parse(element(id).textContent);
  const trace = read("trace"), scene = read("scene");
  const canvas = element("window"), slider = element("slider"), play = element("play"), cursor = element("cursor");

  // Positions count the frames in the order of time, whatever order they were asked for in.
  const order = trace.frames.map((_, index) => index)
    .sort((one, two) => trace.frames[one].time - trace.frames[two].time || one - two);
  const frames = order.map((index) => trace.frames[index]);
  const settings = order.map((index) => scene.frames[index]);
  const last = frames.length - 1;
  let position = 0, time = frames.length ? frames[0].time : 0, ticking = null;

  // MARK: Drawing

  const photos = scene.photos.map(({width, height, parts}) =>
    ({width, height, parts: parts.map(({color, path}) => ({color, path: new Path2D(path)}))}));

  // The colours of the page's other pictures, light or dark.
  const swatch = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  element("plot").append(swatch);
  const color = (name, property = "fill") => {
    swatch.setAttribute("class", name);
    return getComputedStyle(swatch).getPropertyValue(property);
  };
  let colors;
  const mix = () => {
    colors = {
      app: color("app"), text: color("text"), shadow: color("shadow"), window: color("window", "stroke"),
      clip: color("clip", "stroke"), source: color("source", "stroke"),
      frost: [color("frost0", "stop-color"), color("frost1", "stop-color")],
    };
    swatch.removeAttribute("class");
  };

  const outline = (rect, radius = 0) => {
    const path = new Path2D();
    path.roundRect(rect.x, rect.y, rect.width, rect.height, radius);
    return path;
  };

  // Draws a photo into a rect, and answers where it has come to lie.
  const drawPhoto = (context, photo, rect) => {
    const before = context.getTransform();
    context.save();
    context.translate(rect.x, rect.y);
    context.scale(rect.width / photo.width, rect.height / photo.height);
    for (const part of photo.parts) {
      context.fillStyle = part.color;
      context.fill(part.path);
    }
    const after = context.getTransform();
    context.restore();
    return {
      x: (after.e - before.e) / before.a, y: (after.f - before.f) / before.d,
      width: after.a * photo.width / before.a, height: after.d * photo.height / before.d,
    };
  };

  const drawApp = (context, {width, height}) => {
    const line = scene.window.width / 13;
    context.fillStyle = colors.app;
    context.fillRect(0, 0, width, height);
    context.fillStyle = colors.text;
    for (let row = 0; (row + 0.7) * line < height; row += 1) {
      const length = [0.9, 0.84, 0.88, 0.5, 0][row % 5] * scene.window.width;
      if (length) context.fill(outline({x: scene.window.width * 0.05, y: line * (row + 0.7), width: length, height: line * 0.36}, line * 0.18));
    }
  };

  const drawThumbnail = (context, source, photo) => {
    context.save();
    context.clip(outline(source, source.cornerRadius));
    drawPhoto(context, photo, source.drawn);
    context.restore();
  };

  const drawBackdrop = (context, {width, height}, alpha) => {
    if (scene.backdrop === "none") return;
    context.save();
    context.globalAlpha = scene.backdrop === "ground" ? 1 : alpha;
    context.fillStyle = colors.shadow;
    if (scene.backdrop === "blur") {
      const frost = context.createLinearGradient(0, 0, 0, height);
      [0, 1, 0].forEach((stop, index) => frost.addColorStop(index / 2, colors.frost[stop]));
      context.fillStyle = frost;
    }
    context.fillRect(0, 0, width, height);
    context.restore();
  };

  const stroke = (context, path, style, dashes, scale) => {
    context.strokeStyle = style;
    context.lineWidth = 1.5 / scale;
    context.setLineDash(dashes.map((length) => length / scale));
    context.stroke(path);
    context.setLineDash([]);
  };

  // The viewer is drawn beside and then laid over the app, so that its opacity is that of the whole.
  const layer = document.createElement("canvas");

  const draw = () => {
    const frame = frames[position], {stage: place, drawn} = settings[position];
    const stage = scene.stages[place], photo = photos[stage.photo], viewport = stage.viewport;
    const room = Math.min(canvas.parentElement.clientWidth - 32, 460);
    const scale = Math.min(room / scene.window.width, 560 / scene.window.height);
    const ratio = window.devicePixelRatio || 1;
    for (const surface of [canvas, layer]) {
      surface.width = Math.max(1, Math.round(scene.window.width * scale * ratio));
      surface.height = Math.max(1, Math.round(scene.window.height * scale * ratio));
    }
    canvas.style.width = `${scene.window.width * scale}px`;
    const whole = {x: 0, y: 0, ...viewport}, corner = outline(whole, 8 / scale);
    const context = canvas.getContext("2d"), viewer = layer.getContext("2d");
    for (const each of [context, viewer]) {
      each.setTransform(
        scale * ratio, 0, 0, scale * ratio, (scene.window.width - viewport.width) / 2 * scale * ratio,
        (scene.window.height - viewport.height) / 2 * scale * ratio);
    }
    context.save();
    context.clip(corner);
    drawApp(context, viewport);
    if (stage.source && !frame.isSourceHidden && !scene.movesThumbnail) drawThumbnail(context, stage.source, photo);

    drawBackdrop(viewer, viewport, frame.backdropAlpha);
    const clip = outline(frame.clipFrame, frame.cornerRadius);
    viewer.save();
    viewer.clip(clip);
    const shown = drawPhoto(viewer, photo, drawn);
    viewer.restore();
    stroke(viewer, clip, colors.clip, [], scale);
    stroke(viewer, outline(frame.imageFrame), colors.clip, [2, 2], scale);

    context.save();
    context.resetTransform();
    context.globalAlpha = frame.viewerAlpha;
    context.drawImage(layer, 0, 0);
    context.restore();
    if (stage.source) stroke(context, outline(stage.source, stage.source.cornerRadius), colors.source, [4, 3], scale);
    context.restore();
    stroke(context, corner, colors.window, [], scale);

    canvas.dataset.frame = order[position];
    canvas.dataset.drawn = [shown.x, shown.y, shown.width, shown.height].join(" ");
  };

  // MARK: The state in words

  const number = (value) => String(Math.round(value * 100) / 100 + 0);
  const point = ({x, y}) => `${number(x)}, ${number(y)}`;
  const size = ({width, height}) => `${number(width)} × ${number(height)}`;
  const rect = (value) => `${point(value)}\n${size(value)}`;
  const rows = [
    ["time", (frame) => `${frame.time.toFixed(3)} s`], ["phase", (frame) => frame.phase],
    ["image frame", (frame) => rect(frame.imageFrame)], ["clip frame", (frame) => rect(frame.clipFrame)],
    ["content mode", (frame) => frame.contentMode], ["corner radius", (frame) => number(frame.cornerRadius)],
    ["backdrop", (frame) => number(frame.backdropAlpha)], ["viewer", (frame) => number(frame.viewerAlpha)],
    ["thumbnail", (frame) => frame.isSourceHidden ? "hidden" : "shown"],
    ["zoom scale", (frame) => number(frame.zoomScale)], ["content offset", (frame) => point(frame.contentOffset)],
    ["content size", (frame) => size(frame.contentSize)],
    ["content inset", ({contentInset: {top, left, bottom, right}}) => [top, left, bottom, right].map(number).join(", ")],
    ["content frame", (frame) => rect(frame.contentFrame)],
    ["visible pixels", (frame) => rect(frame.visibleRect)],
  ];
  const cells = rows.map(([name, text]) => {
    const row = element("state").insertRow(), head = document.createElement("th");
    head.scope = "row";
    head.textContent = name;
    row.append(head);
    const now = row.insertCell();
    for (const frame of frames.length ? [frames[0], frames[last]] : []) row.insertCell().textContent = text(frame);
    return now;
  });

  const tell = () => {
    const frame = frames[position];
    rows.forEach(([, text], index) => { cells[index].textContent = text(frame); });
    const words = `${frame.time.toFixed(3)} s, ${frame.phase}, frame ${position + 1} of ${frames.length}`;
    element("clock").replaceChildren(
      Object.assign(document.createElement("strong"), {textContent: `${frame.time.toFixed(3)} s`}),
      ` ${frame.phase}, frame ${position + 1} of ${frames.length}`);
    slider.value = position;
    slider.setAttribute("aria-valuetext", words);
    canvas.setAttribute("aria-label", `${document.title}: ${words}, image frame at ${point(frame.imageFrame)}, ${size(frame.imageFrame)}`);
    entries.forEach(({item, time}) => item.classList.toggle("past", time <= frame.time));
    const {start, end, left, right} = cursor.dataset;
    const part = (frame.time - start) / (end - start);
    cursor.setAttribute("x", Number(left) + (right - left) * part - 1);
  };

  // MARK: Moving

  const show = (next) => {
    position = Math.max(0, Math.min(last, next));
    time = frames[position].time;
    draw();
    tell();
  };
  const latest = (instant) => {
    let [low, high] = [0, last];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (frames[middle].time <= instant) low = middle; else high = middle - 1;
    }
    return low;
  };
  const seek = (next) => { pause(); show(next); };
  const pause = () => {
    if (ticking !== null) cancelAnimationFrame(ticking);
    ticking = null;
    play.setAttribute("aria-pressed", "false");
  };
  const start = () => {
    if (position === last) show(0);
    play.setAttribute("aria-pressed", "true");
    let before = performance.now();
    const tick = (now) => {
      const instant = time + Math.max(0, now - before) / 1000 * element("speed").value;
      before = now;
      const next = latest(instant);
      if (next !== position) show(next);
      time = instant;
      if (instant >= frames[last].time) return pause();
      ticking = requestAnimationFrame(tick);
    };
    ticking = requestAnimationFrame(tick);
  };
  const toggle = () => { if (ticking === null) start(); else pause(); };

  const entries = trace.log.map(({time, event, type, reason}) => {
    const item = document.createElement("li"), button = document.createElement("button");
    button.type = "button";
    button.textContent = `${time.toFixed(3)} s ${event}${type ? ` ${type}: ${reason}` : ""}`;
    button.addEventListener("click", () => { if (frames.length) seek(latest(time)); });
    item.append(button);
    element("log").append(item);
    return {item, time};
  });

  if (!frames.length) {
    document.querySelectorAll("#controls button, #controls input").forEach((each) => { each.disabled = true; });
    element("clock").textContent = "This trace has no frames.";
    return;
  }
  const steps = {first: () => 0, back: () => position - 1, forward: () => position + 1, last: () => last};
  for (const [id, step] of Object.entries(steps)) element(id).addEventListener("click", () => seek(step()));
  play.addEventListener("click", toggle);
  slider.max = last;
  slider.addEventListener("input", () => seek(Number(slider.value)));
  element("plot").addEventListener("click", (event) => {
    const plot = element("plot"), {start, end, left, right} = cursor.dataset;
    const x = new DOMPoint(event.clientX, event.clientY).matrixTransform(plot.getScreenCTM().inverse()).x;
    seek(latest(Number(start) + (end - start) * (x - left) / (right - left)));
  });
  const keys = {
    " ": toggle, ArrowLeft: () => seek(steps.back()), ArrowRight: () => seek(steps.forward()),
    Home: () => seek(0), End: () => seek(last),
  };
  addEventListener("keydown", (event) => {
    const own = {SELECT: true, BUTTON: event.key === " ", INPUT: event.key !== " "}[event.target.tagName];
    if (own || !keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    keys[event.key]();
  });
  addEventListener("resize", draw);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { mix(); draw(); });
  mix();
  show(0);
})();
