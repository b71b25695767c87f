/** An object or a list from JSON; not a buffer or a stream, which bodies that are passed on are. */
export function isOfJson(value: unknown): value is object {
  return (
    Array.isArray(value) ||
    (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
  )
}
