import { Type } from 'typebox'
import { definitions } from './definitions.ts'
import { ChoicesSchema, DialogsSchema } from './lists.ts'
import { NoticesSchema } from './notices.ts'
import { PlannedScreenSchema, ScreenSchema } from './screen.ts'
import { SettingsSchema } from './settings.ts'
import { asShape } from './shape/asShape.ts'
import type { JsonShape } from './shape/JsonShape.ts'
import { type Offer, toJsonSchema } from './shape/toJsonSchema.ts'

/** The shape of every kind of document, by its name. */
export const documentShapes: Readonly<Record<string, JsonShape>> = {
  screen: { anyOf: [asShape(ScreenSchema), asShape(PlannedScreenSchema)] },
  settings: asShape(SettingsSchema),
  choices: asShape(ChoicesSchema),
  dialogs: asShape(DialogsSchema),
  notices: asShape(NoticesSchema),
  copy: asShape(
    Type.Record(
      Type.String(),
      Type.String({
        maxLength: 4000,
        description: 'A text; {{name}} stands for a value, and {{name, 을/를}} has the Korean particle that fits it.',
      }),
      { description: 'Texts by key.' },
    ),
  ),
}

/** Every kind of document as JSON Schema, by the name of its file in `schemas/reference/`. */
export function referenceSchemas(offer?: Offer): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(documentShapes).map(([name, shape]) => {
      const $defs =
        name === 'screen'
          ? {
              $defs: Object.fromEntries(
                Object.entries(definitions).map(([key, inner]) => [key, toJsonSchema(inner, offer)]),
              ),
            }
          : {}
      return [
        `${name}.schema.json`,
        { $schema: 'https://json-schema.org/draft/2020-12/schema', ...toJsonSchema(shape, offer), ...$defs },
      ]
    }),
  )
}
