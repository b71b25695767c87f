/** An object or a list as JSON gives them; not a buffer or a stream, as which a body that is passed on comes. */
export function isOfJson(value: unknown): value is object {
  return (
    Array.isArray(value) ||
    (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
  )
}
