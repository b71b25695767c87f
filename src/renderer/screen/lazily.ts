/** An object whose fields are worked out when they are read. */
export function lazily(fields: readonly (readonly [name: string, read: () => unknown])[]): object {
  const object = {}
  for (const [name, get] of fields) Object.defineProperty(object, name, { enumerable: true, get })
  return object
}
