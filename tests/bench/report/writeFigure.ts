/** A figure with three significant digits. */
export function writeFigure(value: number): string {
  const size = Math.abs(value)
  if (size >= 100 || Number.isInteger(value)) return String(Math.round(value))
  return value.toFixed(size >= 10 ? 1 : 2)
}
