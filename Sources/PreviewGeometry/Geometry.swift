// The geometry types of the package's signatures, and the one function that the standard library
// lacks. This is the one file of the module that knows where they come from: CoreGraphics on Apple
// systems, Foundation everywhere else.

#if canImport(CoreGraphics)
  @_exported import struct CoreGraphics.CGFloat
  @_exported import struct CoreGraphics.CGPoint
  @_exported import struct CoreGraphics.CGRect
  @_exported import struct CoreGraphics.CGSize
  import func Darwin.exp2
#else
  @_exported import struct Foundation.CGFloat
  @_exported import struct Foundation.CGPoint
  @_exported import struct Foundation.CGRect
  @_exported import struct Foundation.CGSize
  import func Foundation.exp2
#endif

/// 2 to the power of `exponent`.
func powerOfTwo(_ exponent: CGFloat) -> CGFloat { CGFloat(exp2(Double(exponent))) }
