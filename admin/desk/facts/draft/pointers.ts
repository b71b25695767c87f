import { memberOf, objectOf } from '../../../../src/format/value/isObject.ts'

/** The value at a JSON Pointer; undefined when there is none. The documents' own keys need no escaping. */
export function readPointer(root: unknown, pointer: string): unknown {
  let found = root
  for (const key of pointer.split('/').slice(1)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    found = memberOf(found, key)
  }
  return found
}

/** The same value with another one at the pointer; objects and arrays outside the path are shared. */
export function withPointer(root: unknown, pointer: string, value: unknown): unknown {
  const [key, ...rest] = pointer.split('/').slice(1)
  if (key === undefined) return value
  const child = withPointer(readPointer(root, `/${key}`), rest.length === 0 ? '' : `/${rest.join('/')}`, value)
  if (Array.isArray(root)) return root.map((item: unknown, index) => (index === Number(key) ? child : item))
  return { ...objectOf(root), [key]: child }
}
