/** Whether a value is a JSON object: neither null nor a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value if it is a JSON object, else an empty one. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})

/** The value if it is a list, else an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** An own member of an object or a list; undefined of anything else. */
export function memberOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

/** The texts among the members of an object. */
export function textsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(objectOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
