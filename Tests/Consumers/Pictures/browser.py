"""A headless Chromium that is told what to do through its DevTools protocol, with the standard library alone."""

import base64
import http.client
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import tempfile
import time


class Browser:
    """A page in a browser of its own; it collects whatever goes wrong there."""

    def __init__(self, program, width=1240, height=1500):
        self.profile = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--disable-dev-shm-usage", "--disable-background-networking", "--force-device-scale-factor=1",
             "--remote-debugging-port=0", f"--user-data-dir={self.profile}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.errors, self.requests, self.next, self.events = [], [], 0, []
        self.connect(self.page_address())
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def close(self):
        try:
            self.socket.close()
        finally:
            self.process.terminate()
            self.process.wait()
            shutil.rmtree(self.profile, ignore_errors=True)

    def page_address(self):
        """Where the only page is to be reached, once the browser has said so."""
        port_file = os.path.join(self.profile, "DevToolsActivePort")
        for _ in range(600):
            if os.path.exists(port_file):
                lines = open(port_file).read().split()
                if len(lines) == 2:
                    self.port = int(lines[0])
                    break
            time.sleep(0.05)
        else:
            raise RuntimeError("the browser does not answer")
        for _ in range(200):
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
            connection.request("GET", "/json")
            pages = json.loads(connection.getresponse().read())
            connection.close()
            for page in pages:
                if page["type"] == "page":
                    return re.sub(r"^ws://[^/]*", "", page["webSocketDebuggerUrl"])
            time.sleep(0.05)
        raise RuntimeError("the browser has no page")

    # The WebSocket protocol, as far as it is needed: text one way and the other.

    def connect(self, path):
        self.socket = socket.create_connection(("127.0.0.1", self.port), 60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.socket.recv(1)

    def send(self, text):
        data, mask = text.encode(), os.urandom(4)
        size = len(data)
        head = bytes([0x81]) + (bytes([0x80 | size]) if size < 126 else
                                bytes([0x80 | 126]) + struct.pack(">H", size) if size < 65536 else
                                bytes([0x80 | 127]) + struct.pack(">Q", size))
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.socket.sendall(head + mask + masked)

    def read(self, count):
        data = bytearray()
        while len(data) < count:
            chunk = self.socket.recv(count - len(data))
            if not chunk:
                raise RuntimeError("the browser has gone")
            data += chunk
        return bytes(data)

    def receive(self):
        text, is_last = b"", False
        while not is_last:
            first, size = self.read(2)
            is_last, size = first & 0x80, size & 0x7F
            if size == 126:
                size = struct.unpack(">H", self.read(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.read(8))[0]
            text += self.read(size)
        return json.loads(text)

    # The DevTools protocol.

    def call(self, method, **parameters):
        self.next += 1
        self.send(json.dumps({"id": self.next, "method": method, "params": parameters}))
        while True:
            message = self.receive()
            if message.get("id") == self.next:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.hear(message)

    def hear(self, message):
        method, parameters = message.get("method"), message.get("params", {})
        self.events.append(method)
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled":
            self.errors.append("console: " + json.dumps(parameters["args"]))
        elif method == "Log.entryAdded":
            self.errors.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])

    def open(self, path):
        self.errors, self.requests, self.events = [], [], []
        self.call("Page.navigate", url="file://" + path)
        while "Page.loadEventFired" not in self.events:
            self.hear(self.receive())

    def ask(self, script):
        """The value of an expression in the page."""
        reply = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in reply:
            raise RuntimeError(reply["exceptionDetails"]["exception"].get("description"))
        return reply["result"].get("value")

    def press(self, key, code, number, text=None):
        for kind in ("keyDown", "keyUp"):
            extra = {"text": text} if text and kind == "keyDown" else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code, windowsVirtualKeyCode=number, **extra)

    def prefer(self, scheme):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def screenshot(self, path):
        size = self.call("Page.getLayoutMetrics")["cssContentSize"]
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=True,
                         clip={"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1})["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
