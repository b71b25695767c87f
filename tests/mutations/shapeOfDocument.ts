import { isObject } from '../../src/format/value/isObject.ts'
import { ChoicesSchema, DialogsSchema } from '../../src/format/lists.ts'
import { NoticesSchema } from '../../src/format/notices.ts'
import { PlannedScreenSchema, ScreenSchema } from '../../src/format/screen.ts'
import { SettingsSchema } from '../../src/format/settings.ts'
import { asShape } from '../../src/format/shape/asShape.ts'
import type { JsonShape } from '../../src/format/shape/JsonShape.ts'

const single: Readonly<Record<string, JsonShape>> = {
  'settings.json': asShape(SettingsSchema),
  'choices.json': asShape(ChoicesSchema),
  'dialogs.json': asShape(DialogsSchema),
  'notices.json': asShape(NoticesSchema),
}
const copyShape: JsonShape = { type: 'object', additionalProperties: { type: 'string', maxLength: 4000 } }

/** The shape that a document is checked against. */
export function shapeOfDocument(path: string, value: unknown): JsonShape {
  if (path.startsWith('copy/')) return copyShape
  return single[path] ?? asShape(isObject(value) && value['planned'] === true ? PlannedScreenSchema : ScreenSchema)
}
