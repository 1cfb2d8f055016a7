// The functions that the standard library lacks. This is the one file of the module
// that knows where they come from.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(WASILibc)
  import WASILibc
#else
  import Glibc
#endif
import PreviewGeometry

/// e to the power of `exponent`.
func exponential(_ exponent: CGFloat) -> CGFloat { CGFloat(exp(Double(exponent))) }

/// e to the power of `exponent`, minus 1, exact for small exponents.
func exponentialMinusOne(_ exponent: CGFloat) -> CGFloat { CGFloat(expm1(Double(exponent))) }

/// The natural logarithm.
func logarithm(_ value: CGFloat) -> CGFloat { CGFloat(log(Double(value))) }

/// The natural logarithm of `1 + value`, exact for small values.
func logarithmOnePlus(_ value: CGFloat) -> CGFloat { CGFloat(log1p(Double(value))) }

/// `base` to the power of `exponent`.
func power(_ base: CGFloat, _ exponent: CGFloat) -> CGFloat { CGFloat(pow(Double(base), Double(exponent))) }

/// The cosine of an angle in radians.
func cosine(_ angle: CGFloat) -> CGFloat { CGFloat(cos(Double(angle))) }

/// The sine of an angle in radians.
func sine(_ angle: CGFloat) -> CGFloat { CGFloat(sin(Double(angle))) }
