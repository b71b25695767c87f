import { isObject } from '../value/isObject.ts'
import type { Path } from '../shape/JsonShape.ts'

/** The value at a path of a document; undefined where there is none. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (Array.isArray(at) ? at[Number(key)] : isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    root,
  )
}
