/** The keys of a map that was written with exactly the keys of its type. */
export function keysOf<Key extends string>(map: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(map).filter((key): key is Key => hasKey(map, key))
}

/** Whether a name is one of the keys of this very object: `constructor` is not. */
export function hasKey<T extends object>(map: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(map, key)
}
