import { isObject } from '../isObject.ts'
import type { Path } from '../shape/JsonShape.ts'

/** What stands in a document at a path; undefined where nothing does. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      Array.isArray(at) ? (at as unknown[])[Number(key)] : isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined,
    root,
  )
}
