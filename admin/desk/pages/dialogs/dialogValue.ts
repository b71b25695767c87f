import { isObject } from '../../../../src/format/isObject.ts'
import { DialogSchema, type Dialog } from '../../../../src/format/lists.ts'
import { asShape } from '../../../../src/format/shape/asShape.ts'
import { sameValue } from '../../../../src/format/sameValue.ts'

type Written = Readonly<Record<string, unknown>>

const defaults: Written = Object.fromEntries(
  Object.entries(asShape(DialogSchema).properties ?? {}).flatMap(([key, shape]) =>
    shape.default === undefined ? [] : [[key, shape.default]],
  ),
)

/** A dialog with its default values, as the app gets it. */
export function filledDialog(written: unknown): Dialog {
  return { ...defaults, ...(isObject(written) ? written : {}) } as unknown as Dialog
}

/** A changed dialog as it is stored: a default value is written only if it was written before. */
export function writtenDialog(dialog: object, before: unknown): Written {
  const said = isObject(before) ? before : {}
  return Object.fromEntries(
    Object.entries(dialog).filter(
      ([key, value]) => value !== undefined && (Object.hasOwn(said, key) || !sameValue(value, defaults[key])),
    ),
  )
}
