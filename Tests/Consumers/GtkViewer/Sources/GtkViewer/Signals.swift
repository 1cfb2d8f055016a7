// GObject from Swift: closures as signal handlers, and casts between the C types of a class and of its parents.

import CGtk4

typealias Widget = UnsafeMutablePointer<GtkWidget>

/// What a signal was emitted with; position 0 is the emitter itself.
struct SignalArguments {
  let values: UnsafePointer<GValue>

  func integer(_ position: Int) -> Int { Int(g_value_get_int(values + position)) }
  func unsigned(_ position: Int) -> Int { Int(g_value_get_uint(values + position)) }
  func number(_ position: Int) -> Double { g_value_get_double(values + position) }
  func object(_ position: Int) -> OpaquePointer? { OpaquePointer(g_value_get_object(values + position)) }
}

/// Calls a handler whenever an object emits a signal, as long as the object lives.
func on(_ object: OpaquePointer?, _ signal: String, _ handler: @escaping (SignalArguments) -> Void) {
  onQuestion(object, signal) {
    handler($0)
    return false
  }
}

/// Calls a handler whenever an object emits a signal that asks whether it has been dealt with.
func onQuestion(_ object: OpaquePointer?, _ signal: String, _ handler: @escaping (SignalArguments) -> Bool) {
  let data = Unmanaged.passRetained(Box(handler)).toOpaque()
  let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)
  g_closure_add_finalize_notifier(closure, data) { data, _ in
    if let data { Unmanaged<Box<(SignalArguments) -> Bool>>.fromOpaque(data).release() }
  }
  g_closure_set_marshal(closure) { closure, answer, _, values, _, _ in
    guard let data = closure?.pointee.data, let values else { return }
    let handler = Unmanaged<Box<(SignalArguments) -> Bool>>.fromOpaque(data).takeUnretainedValue()
    let isHandled = handler.content(SignalArguments(values: values))
    if let answer { g_value_set_boolean(answer, isHandled ? 1 : 0) }
  }
  g_signal_connect_closure(UnsafeMutableRawPointer(object), signal, closure, 0)
}

/// Adds an event controller, or a gesture, to a widget.
func controller(_ controller: OpaquePointer?, of widget: Widget?) -> OpaquePointer? {
  gtk_widget_add_controller(widget, controller)
  return controller
}

/// Something that C holds a pointer to.
final class Box<Content> {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}

/// A pointer to an object as one to another class that it belongs to.
func cast<Class>(_ object: OpaquePointer?) -> UnsafeMutablePointer<Class>? { UnsafeMutablePointer(object) }

/// A pointer to an object as one to another class that it belongs to.
func cast<Class>(_ object: UnsafeMutablePointer<some Any>?) -> UnsafeMutablePointer<Class>? {
  cast(OpaquePointer(object))
}
