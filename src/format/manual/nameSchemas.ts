import type { Host } from '../checkDocuments.ts'
import { isObject, objectOf } from '../value/isObject.ts'
import { parseDocument, readableValue } from '../check/Document.ts'
import { kinds, type Kind } from '../parts/gives.ts'
import { readPart, type Part } from '../parts/Part.ts'
import { isPartFile } from '../parts/usersOf.ts'
import { wordsOfType } from './partsManual.ts'
import type { OfferParts } from '../referenceSchemas.ts'
import { keysOf } from '../value/keysOf.ts'
import { SettingsSchema } from '../settings.ts'
import { asShape } from '../shape/asShape.ts'
import type { JsonShape } from '../shape/JsonShape.ts'
import type { Slot, ValueType } from '../shape/slots.ts'
import type { Offer } from '../shape/toJsonSchema.ts'
import type { SourceFile } from '../SourceFile.ts'

const FILE = 'names.schema.json'
/** A name and what an editor says of it. */
export type Names = readonly (readonly [name: string, about: string])[]

/**
 * The names that documents may use, by kind: calls, copy keys, routes, lists, dialogs, components and settings. Of a
 * file that is not JSON, what can be made out.
 */
export function namesIn(
  files: readonly SourceFile[],
  { contract, handwritten }: Host,
): Readonly<Record<string, Names>> {
  const documents = files.map(({ path, text }) => ({
    path,
    value: objectOf(readableValue({ path, text })),
  }))
  const at = (path: string) => documents.find((document) => document.path === path)?.value ?? {}
  const screens = documents.filter(({ path }) => path.startsWith('screens/'))
  const settings = settingsIn(asShape(SettingsSchema), '=settings')
  return {
    call: callsOf(contract),
    copy: Object.keys(at('copy/kor.json')).map((key) => [key, 'A text in copy/kor.json, cn.json and en.json.']),
    route: screens.map(({ path, value }) => [String(value['path']), path]),
    choices: Object.keys(objectOf(at('choices.json')['lists'])).map((name) => [name, 'A list in choices.json.']),
    dialog: Object.keys(objectOf(at('dialogs.json')['dialogs'])).map((name) => [name, 'A dialog in dialogs.json.']),
    handwritten: Object.entries(handwritten).map(([name, props]) => [
      name,
      `Its properties: ${
        Object.entries(props)
          .map(([prop, kind]) => `${prop} (${kind})`)
          .join(', ') || 'none'
      }.`,
    ]),
    ...Object.fromEntries(
      Object.entries(settingsOf).map(([name, fits]) => [
        name,
        settings.filter(({ shape }) => fits(shape)).map(({ path, shape }) => [path, shape.description ?? ''] as const),
      ]),
    ),
  }
}

/** The same as an editor takes them. */
export function nameSchemas(files: readonly SourceFile[], host: Host): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    description:
      'The names that documents use, for editors. Rewritten by `npm run generate` and `npm run check -- --watch`.',
    $defs: {
      ...Object.fromEntries(Object.entries(namesIn(files, host)).map(([kind, names]) => [kind, oneOfNames(names)])),
      ...Object.fromEntries(keysOf(kinds).map((kind) => [partsThatGive(kind), oneOfNames(partNames(files, kind))])),
      given: { allOf: partsIn(files).map(givenTo) },
    },
  }
}

const oneOfNames = (names: Names) => ({
  type: 'string',
  // An empty list would refuse whatever is written.
  ...(names.length > 0 && {
    enum: names.map(([name]) => name),
    markdownEnumDescriptions: names.map(([, about]) => about),
  }),
})

const partsThatGive = (kind: Kind) => `${kind}Part`

/** Parts as far as they can be read; what is wrong with one is for the check to tell. */
const partsIn = (files: readonly SourceFile[]): readonly Part[] =>
  files
    .filter(({ path }) => isPartFile(path))
    .flatMap((file) => {
      const parsed = parseDocument(file)
      const part = 'document' in parsed ? readPart(parsed.document, () => {}) : undefined
      return part ? [part] : []
    })

const partNames = (files: readonly SourceFile[], kind: Kind): Names =>
  partsIn(files)
    .filter(({ gives }) => gives === kind)
    .map(({ id, takes }) => [id, takes.size > 0 ? `Takes ${[...takes.keys()].join(', ')}.` : 'Takes nothing.'])

/** Parameters that a use of a part gives, once the part is named. */
const givenTo = ({ id, takes }: Part) => ({
  if: { properties: { use: { const: id } }, required: ['use'] },
  then: {
    properties: {
      with: {
        properties: Object.fromEntries(
          [...takes].map(([name, { type, isOptional, fallback }]) => [
            name,
            {
              description: isOptional
                ? `Takes ${wordsOfType[type]}; when left out, ${JSON.stringify(fallback)}.`
                : `Takes ${wordsOfType[type]}; it cannot be left out.`,
            },
          ]),
        ),
      },
    },
  },
})

/** Where an editor finds the parts that may stand in a place, and what is given to each. */
export const offerParts: OfferParts = {
  named: (kind) => `${FILE}#/$defs/${partsThatGive(kind)}`,
  given: `${FILE}#/$defs/given`,
}

const isNumber = ({ type }: JsonShape) => type === 'number' || type === 'integer'
const settingsOf = {
  anySetting: () => true,
  switchSetting: ({ type }) => type === 'boolean',
  numberSetting: isNumber,
  textSetting: ({ type, format }) => format === 'clock' || (type === 'string' && format !== 'decimal'),
  amountSetting: (shape) => shape.format === 'decimal' || isNumber(shape),
  listSetting: ({ type }) => type === 'array',
} satisfies Readonly<Record<string, (shape: JsonShape) => boolean>>

const settingFor: Readonly<Record<ValueType, keyof typeof settingsOf>> = {
  bool: 'switchSetting',
  number: 'numberSetting',
  string: 'textSetting',
  decimal: 'amountSetting',
  list: 'listSetting',
  plain: 'anySetting',
  shown: 'anySetting',
  html: 'textSetting',
  picture: 'textSetting',
  any: 'anySetting',
}

/** Where an editor finds the names of a slot. Sources, popups and the like are one document's, and not offered. */
export const offerNames: Offer = (slot) => {
  const name = namesFor(slot)
  return name === undefined ? undefined : `${FILE}#/$defs/${name}`
}

/** The kind of names that fit a slot. */
export function namesFor(slot: Slot): string | undefined {
  if (slot.kind === 'value' || slot.kind === 'expression') return settingFor[slot.type]
  const offered: readonly Slot['kind'][] = ['call', 'copy', 'route', 'choices', 'dialog', 'handwritten']
  return offered.includes(slot.kind) ? slot.kind : undefined
}

function settingsIn(shape: JsonShape, path: string): readonly { readonly path: string; readonly shape: JsonShape }[] {
  return Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => {
    if (name === '$schema' || name === 'format') return []
    const below = `${path}.${name}`
    return inner.properties ? settingsIn(inner, below) : [{ path: below, shape: inner }]
  })
}

function callsOf(contract: unknown): Names {
  const paths = isObject(contract) && isObject(contract['paths']) ? contract['paths'] : {}
  return Object.values(paths)
    .filter(isObject)
    .flatMap(({ get, post }) => [get, post])
    .filter(isObject)
    .map(({ operationId, summary, 'x-money': money }) => [
      String(operationId),
      `${typeof summary === 'string' ? summary : ''}${money === true ? ' Money moves.' : ''}`,
    ])
}
