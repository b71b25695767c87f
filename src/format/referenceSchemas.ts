import { Type } from 'typebox'
import { definitions } from './definitions.ts'
import { ChoicesSchema, DialogsSchema } from './lists.ts'
import { NoticesSchema } from './notices.ts'
import { kinds } from './parts/gives.ts'
import { partTypes } from './parts/Part.ts'
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

const DIALECT = { $schema: 'https://json-schema.org/draft/2020-12/schema' }

/** Written in a screen in place of anything that a part may give. */
const useSchema = {
  type: 'object',
  description: 'What a part of schemas/parts gives, or entries and members among others.',
  properties: {
    use: { type: 'string', description: 'The id of the part whose words stand here.' },
    with: { type: 'object', description: 'A value for each parameter that the part takes.' },
    '...': { description: 'Entries or members that stand here among the others, in their order.' },
  },
}

const partSchema = {
  ...DIALECT,
  type: 'object',
  required: ['format', 'id', 'gives', 'part'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', description: 'Where this schema is, for editors.' },
    format: { type: 'integer', description: 'Version of the language, as in the screens that use the part.' },
    id: { type: 'string', description: 'The name of the file without .json; screens use the part by it.' },
    gives: { enum: Object.keys(kinds), description: 'Kind of thing that it is, which says where it may be used.' },
    takes: {
      type: 'object',
      description: 'Parameters by name, each a type or an object with its type and a default.',
      additionalProperties: {
        anyOf: [
          { enum: partTypes },
          {
            type: 'object',
            required: ['type'],
            additionalProperties: false,
            properties: {
              type: { enum: partTypes, description: 'Kind of value that a use gives.' },
              default: { description: 'Value where a use gives none.' },
            },
          },
        ],
      },
    },
    part: { description: 'What stands in place of each use; "=part.name" reads a parameter.' },
  },
}

/** Every kind of document as JSON Schema, by the name of its file in `schemas/reference/`. */
export function referenceSchemas(offer?: Offer): Readonly<Record<string, object>> {
  const documents = Object.fromEntries(
    Object.entries(documentShapes).map(([name, shape]) => {
      if (name !== 'screen') return [`${name}.schema.json`, { ...DIALECT, ...toJsonSchema(shape, offer) }]
      const use = { $ref: '#/$defs/use' }
      const $defs = {
        ...Object.fromEntries(
          Object.entries(definitions).map(([key, inner]) => [key, toJsonSchema(inner, offer, use)]),
        ),
        use: useSchema,
      }
      return [`${name}.schema.json`, { ...DIALECT, ...toJsonSchema(shape, offer, use), $defs }]
    }),
  )
  return { ...documents, 'part.schema.json': partSchema }
}
