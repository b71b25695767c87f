import { Type } from 'typebox'
import { definitions } from './definitions.ts'
import { ChoicesSchema, DialogsSchema } from './lists.ts'
import { NoticesSchema } from './notices.ts'
import { PlannedScreenSchema, ScreenSchema } from './screen.ts'
import { SettingsSchema } from './settings.ts'
import { asShape } from './shape/asShape.ts'
import type { JsonShape } from './shape/JsonShape.ts'
import { toJsonSchema } from './shape/toJsonSchema.ts'

/** Every kind of document as JSON Schema, by the name of its file in `schemas/reference/`. */
export function referenceSchemas(): Readonly<Record<string, object>> {
  const kinds: Readonly<Record<string, JsonShape>> = {
    screen: { anyOf: [asShape(ScreenSchema), asShape(PlannedScreenSchema)] },
    settings: asShape(SettingsSchema),
    choices: asShape(ChoicesSchema),
    dialogs: asShape(DialogsSchema),
    notices: asShape(NoticesSchema),
    copy: asShape(Type.Record(Type.String(), Type.String({ maxLength: 4000 }), { description: 'Texts by key.' })),
  }
  return Object.fromEntries(
    Object.entries(kinds).map(([name, shape]) => {
      const $defs =
        name === 'screen'
          ? { $defs: Object.fromEntries(Object.entries(definitions).map(([key, inner]) => [key, toJsonSchema(inner)])) }
          : {}
      return [
        `${name}.schema.json`,
        { $schema: 'https://json-schema.org/draft/2020-12/schema', ...toJsonSchema(shape), ...$defs },
      ]
    }),
  )
}
