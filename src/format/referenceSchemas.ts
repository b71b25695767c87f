import { Type } from 'typebox'
import { definitions } from './definitions.ts'
import { ChoicesSchema, DialogsSchema } from './lists.ts'
import { NoticesSchema } from './notices.ts'
import { kinds, mayNameValues, needOf, needOfEntry, root, type Kind, type Need } from './parts/gives.ts'
import { partTypes } from './parts/Part.ts'
import { PlannedScreenSchema, ScreenSchema } from './screen.ts'
import { SettingsSchema } from './settings.ts'
import { asShape } from './shape/asShape.ts'
import type { JsonShape } from './shape/JsonShape.ts'
import { type Offer, toJsonSchema, type Uses } from './shape/toJsonSchema.ts'

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

/** Where an editor finds the names of the parts of a kind, and what is given to each part. */
export interface OfferParts {
  readonly named: (kind: Kind) => string
  readonly given: string
}

/** Written in a screen in place of something that a part may give, or among its entries and members. */
function useSchema(takes: readonly Kind[], offer: OfferParts | undefined): object {
  const id = { type: 'string', description: 'The id of the part whose words stand here.' }
  return {
    type: 'object',
    description: 'What a part of schemas/parts gives, or entries and members among others.',
    properties: {
      use: offer ? { ...id, anyOf: [...takes.map((kind) => ({ $ref: offer.named(kind) })), {}] } : id,
      with: { type: 'object', description: 'A value for each parameter that the part takes.' },
      '...': { description: 'Entries or members that stand here among the others, in their order.' },
    },
    ...(offer && { allOf: [{ $ref: offer.given }] }),
  }
}

const valuesSchema = {
  type: 'object',
  description: 'Names of this form or row, read within it as `value.<name>`; one may read those before it.',
  patternProperties: {
    '^[a-z][A-Za-z0-9]*$': { type: 'string', pattern: '^=', description: 'What stands in place of the name.' },
  },
  additionalProperties: false,
}

/** The places of a screen where parts may stand; `found` gathers which kinds they give. */
function usesIn(need: Need, found: Map<string, readonly Kind[]>, ownKey?: string): Uses {
  const name = ['use', ...need.takes].join('-')
  found.set(name, need.takes)
  return {
    schema: { $ref: `#/$defs/${name}` },
    at: (key, type) => usesIn(needOf(key, need, type), found, key),
    entry: () => usesIn(needOfEntry(need), found),
    beside: (properties) => (mayNameValues(ownKey, Object.keys(properties)) ? { values: valuesSchema } : {}),
  }
}

/** Kinds that may stand in place of a definition: as where it is referred to. */
const needOfDefinition: Readonly<Record<string, Need>> = {
  Blocks: needOf('body', root, undefined),
  Actions: needOf('do', root, undefined),
  FieldSchema: needOf('', needOf('properties', root, undefined), undefined),
  Fields: needOf('fields', root, undefined),
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
export function referenceSchemas(offer?: Offer, offerParts?: OfferParts): Readonly<Record<string, object>> {
  const documents = Object.fromEntries(
    Object.entries(documentShapes).map(([name, shape]) => [
      `${name}.schema.json`,
      name === 'screen' ? screenSchema(shape, offer, offerParts) : { ...DIALECT, ...toJsonSchema(shape, offer) },
    ]),
  )
  return { ...documents, 'part.schema.json': partSchema }
}

function screenSchema(shape: JsonShape, offer: Offer | undefined, offerParts: OfferParts | undefined): object {
  const kindsFound = new Map<string, readonly Kind[]>()
  const screen = toJsonSchema(shape, offer, usesIn(root, kindsFound))
  const defined = Object.entries(definitions).map(([key, inner]) => [
    key,
    toJsonSchema(inner, offer, usesIn(needOfDefinition[key] ?? { takes: [] }, kindsFound)),
  ])
  const uses = [...kindsFound].map(([name, takes]) => [name, useSchema(takes, offerParts)])
  return { ...DIALECT, ...screen, $defs: Object.fromEntries([...defined, ...uses]) }
}
