import { actions as declaredActions } from '../actions.ts'
import { audience } from '../audience.ts'
import { blocks, blockTypes, type BlockType } from '../blocks/Block.ts'
import { FilterSchema } from '../blocks/filter.ts'
import { BadgeSchema } from '../blocks/list.ts'
import { widgetNames, widgetRules } from '../blocks/widgets.ts'
import { AST_LIMITS, LONGEST_EXPRESSION } from '../expression/Ast.ts'
import { functionSignatures } from '../expression/functionSignatures.ts'
import { documentShapes } from '../referenceSchemas.ts'
import { ScreenSchema } from '../screen.ts'
import { asShape } from '../shape/asShape.ts'
import {
  blockBase,
  buttonVariants,
  choiceNameOrIf,
  choiceSource,
  displayFormats,
  labelled,
  shown,
} from '../shape/common.ts'
import { iconNames, toneNames } from '../shape/marks.ts'
import { exact } from '../shape/shapes.ts'
import { documentExamples } from './documentExamples.ts'
import { screenOfBlock } from './exampleScreen.ts'
import { partsManual } from './partsManual.ts'
import type { SourceFile } from '../SourceFile.ts'
import { outsideOfCel } from './outsideOfCel.ts'
import { keysOf } from '../value/keysOf.ts'
import type { ManualExample } from './ManualExample.ts'
import type { JsonShape } from '../shape/JsonShape.ts'
import type { Slot } from '../shape/slots.ts'

/** Columns of an example, as documents are laid out. */
const WIDTH = 140

const GENERATED = '<!-- Generated from src/format by `npm run generate`. Do not edit. -->'

/**
 * The manual: every document, block, action and function, with an example each, from the language's descriptions.
 * @param files the shipped documents, of which it shows some parts
 */
export function writeManual(files: readonly SourceFile[]): string {
  const chapters = [
    intro,
    screens(),
    sources(),
    allBlocks(),
    actions(),
    expressions(),
    partsManual(files),
    icons(),
    others(),
  ]
  return `${chapters.join('\n\n')}\n`
}

const named = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

const intro = `${GENERATED}

# The language of the documents

A screen is one JSON file in \`schemas/screens/\`. [A record list in ten minutes](../TUTORIAL.md) writes one; this is the
reference. In the tables, what a key takes is **bold** when the key is required. An editor shows the same words: each document
names its schema in \`$schema\`. \`npm run check\` tells every mistake with its line, and what you may have meant.

- A string that begins with \`=\` is an expression (see [Expressions](#expressions)); any other is a literal.
- **text** is shown to members and never literal: a copy key such as \`"list.empty"\`, an expression, a copy key with
  values \`{ "copy": "vip.level", "with": { "level": "=user.vip" } }\` (a value may be \`{ "value": …, "as": "krw" }\`), or the
  label of a value in a list, \`{ "label": "=row.state", "choices": "orderState" }\`. A key may be read from data,
  \`{ "copy": "=row.title" }\`, but no expression writes or chooses one: \`{ "if": "=…", "then": …, "else": … }\` is one of two texts.
- **call** is the \`operationId\` of a call in \`platform.json\`, never an address; **route** is the \`path\` of a screen.
- **format** says how a value is written out:
  ${named(displayFormats)};
  or one of two by a condition, \`{ "if": "=…", "then": "krw", "else": "usdt" }\`.
- **tone** is ${named(toneNames)}; **variant** is ${named(buttonVariants)};
  **icon** is one of [these](#icons). A **tone or two** is one, or one of two by a condition,
  \`{ "if": "=…", "then": "gain", "else": "warning" }\`; so are the others.
- A key that is not known is a mistake.`

const json = (value: unknown) => `\`\`\`json\n${printJson(value)}\n\`\`\``
const section = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n')

function screens(): string {
  const shape = asShape(ScreenSchema)
  const own = {
    ...shape,
    properties: Object.fromEntries(Object.entries(shape.properties ?? {}).filter(([key]) => key !== 'sources')),
  }
  return section(
    '## A screen',
    `${shape.description ?? ''} A screen still to be written has \`"planned": true\` and no body: entries that lead to it stay hidden.`,
    keyTable(own),
    json(screenOfBlock(blocks.stats.examples[0])),
  )
}

function sources(): string {
  const source = Object.values(asShape(ScreenSchema).properties?.['sources']?.patternProperties ?? {})[0] ?? {}
  return section(
    '## Sources',
    `${source.description ?? ''} Expressions read its answer as \`data.<name>\`.`,
    keyTable(source),
    json({ sources: blocks.list.examples[0].sources }),
  )
}

const baseKeys = ['type', ...Object.keys(blockBase)]

/** Manual of a block by itself: its purpose, its keys, and an example. */
export const manualOfBlock = (type: BlockType): string => {
  const shape = asShape(blocks[type].shape)
  return aboutBlock(type, keyTable(shape, { except: baseKeys, name: () => undefined }))
}

/** The same within the manual, where what blocks share is told once. */
function blockAmongOthers(type: BlockType): string {
  return aboutBlock(type, ...withoutCommon(rowsOfBlock(type)))
}

/** A table of these rows without those that many blocks say alike, which are named beneath it. */
function withoutCommon(rows: readonly Row[]): readonly string[] {
  const shared = rows.filter(isCommon).map(({ key, isRequired }) => (isRequired ? `**\`${key}\`**` : `\`${key}\``))
  const own = rows.filter((row) => !isCommon(row))
  return [tableOf(own, groupOf), shared.length === 0 ? '' : `[As in others](#shared-by-blocks): ${shared.join(', ')}.`]
}

/** A row by the last of its keys, as `when` for `row.aside.when`, required or not. */
const lastKey = ({ key, shape }: Row): Row => ({ key: key.split('.').at(-1) ?? key, shape, isRequired: false })
const isCommon = (row: Row) => commonRows().has(lineOf(lastKey(row), groupOf))

const rowsOfBlock = (type: BlockType) =>
  rowsIn(asShape(blocks[type].shape), '', groupOf).filter(({ key }) => !baseKeys.includes(key.split('.')[0] ?? ''))

function aboutBlock(type: BlockType, ...keys: readonly string[]): string {
  const shape = asShape(blocks[type].shape)
  const { query, sources, part, beside = [] } = blocks[type].examples[0]
  const around =
    query || sources ? { ...(query && { query }), ...(sources && { sources }), body: [part, ...beside] } : part
  return section(
    shape.description ?? '',
    ...keys,
    json(around),
    ...(type === 'form' ? [formWhere, widgetTable(shape), compound()] : []),
  )
}

/** Rows that so many blocks say alike are told once. */
const COMMON = 3
let common: ReadonlySet<string> | undefined

function commonRows(): ReadonlySet<string> {
  common ??= new Set(linesSaidBy(COMMON))
  return common
}

function linesSaidBy(most: number): readonly string[] {
  const lines = blockTypes.flatMap((type) => [
    ...new Set(
      rowsOfBlock(type)
        // What it holds would be told away from it.
        .filter((row) => rowsBeneath(row.shape, '', groupOf).length === 0)
        .map((row) => lineOf(lastKey(row), groupOf)),
    ),
  ])
  return [...new Set(lines)].filter((line) => lines.filter((other) => other === line).length >= most).toSorted()
}

/** Keys that several places hold alike, by what they are called; each is told once. */
const groups: Readonly<Record<string, JsonShape>> = {
  options: asShape(choiceSource),
  'list or two': asShape(choiceNameOrIf),
  badge: asShape(BadgeSchema),
  sort: asShape(blocks.list.shape).properties?.['sort'] ?? {},
  mark: asShape(blocks.list.shape).properties?.['mark'] ?? {},
  audience: asShape(exact(audience)).properties?.['audience'] ?? {},
  value: asShape(exact(shown)),
  'labelled value': asShape(exact(labelled)),
  'filter field': asShape(FilterSchema).properties?.['fields']?.items ?? {},
  'menu line': asShape(blocks.cells.shape).properties?.['row'] ?? {},
  'row button': asShape(blocks.list.shape).properties?.['emptyAction'] ?? {},
  link: asShape(blocks.form.shape).properties?.['footer']?.items ?? {},
}

function sharedByBlocks(): string {
  const tables = Object.entries(groups).flatMap(([name, shape]) => [
    `#### ${name}`,
    ...withoutCommon(rowsWithin(shape, '', groupOf)),
  ])
  return section(
    '### Shared by blocks',
    'Keys that blocks name at their end, bold where they are required, and what several of them hold.',
    [...tableHead, ...commonRows()].join('\n'),
    ...tables,
  )
}

const formWhere = `**What \`form\` means where.** Within a form, its own fields, and by their ids other forms of the screen. Elsewhere on the
screen, the only form, or each by its id, where any field may be absent. In the actions of its submit, what is sent. In a row
or a group, the whole form: fields within have no name of their own.`

/** Which widget hands up which types, and the keys that only it reads: those whose words begin with its name. */
function widgetTable(form: JsonShape): string {
  const [field] = Object.values(form.properties?.['fields']?.patternProperties ?? {})
  const keys = Object.entries(field?.properties ?? {})
  const rows = widgetNames.map((name) => {
    const own = keys.filter(([, { description = '' }]) => widgetsNamedBy(description).includes(name))
    const { gives, chooses } = widgetRules[name]
    const named = [...(chooses ? ['**`choices`**'] : []), ...own.map(([key]) => `\`${key}\``)]
    return `| \`${name}\` | ${gives.join(', ')} | ${named.join(', ')} |`
  })
  return ['| widget | types of its value | keys of its own |', '| --- | --- | --- |', ...rows].join('\n')
}

/** "Rows or group: how …" is about both. */
function widgetsNamedBy(description: string): readonly string[] {
  const [, before = ''] = /^([A-Z]\w+(?: or \w+)?): /.exec(description) ?? []
  return before.toLowerCase().split(' or ')
}

function compound(): string {
  return section(
    `**Rows and groups.** A property that is an array of objects is drawn by the widget \`rows\`: members add rows up to
\`maxItems\`, take them away down to \`minItems\` and change their order. One that is an object is drawn by \`group\`. Both say in
\`fields\` how the fields within are shown, and may hold each other. Expressions read a list of rows and an object;
a call is given either whole, and the check holds it to the contract. An optional group that is left empty is absent, a list
without rows is an empty list. Fields within have no \`when\`, \`start\` or \`max\`: those are of the field that holds them,
and a rule is shown at that field too.`,
    json(blocks.form.examples.find(({ name }) => name === 'rows that are sent as a list')?.part),
  )
}

function allBlocks(): string {
  const all = blockTypes.map((type) => section(`### ${type}`, blockAmongOthers(type)))
  return section(
    '## Blocks',
    `Every block has a \`type\`, an \`id\`, and may have these:`,
    keyTable(asShape(exact(blockBase))),
    ...all,
    sharedByBlocks(),
  )
}

function actions(): string {
  const all = Object.entries(declaredActions).map(([name, { shape, example }]) =>
    section(`### ${name}`, keyTable(asShape(shape), { except: ['when'] }), json(example.part)),
  )
  return section(
    '## Actions',
    'What happens on a tap or a submit: a list in `do`, run in order, which stops at the first failure. Each does one thing, and may have `when`, an expression without which it is left out. After a `call`, `result` is its answer; `before` is the member as known before the first of them.',
    ...all,
  )
}

function expressions(): string {
  const functions = Object.entries(functionSignatures).map(([name, { about, overloads }]) => {
    const forms = overloads.map(({ takes, gives }) => `\`${name}(${takes.join(', ')})\` gives ${gives}`)
    return `| \`${name}\` | ${about} | ${forms.join('<br>')} |`
  })
  return section(
    '## Expressions',
    `Expressions are [CEL](https://cel.dev). They read \`query\` (the address), \`session\` (\`loggedIn\`, \`locale\`, \`theme\`,
\`unread\`, \`readUntil\`, \`read\`), \`user\`, \`site\`, \`play\` (\`known\`: whether the platform has said what bounds it has; the
fields of \`getPlay\`; \`since\`: when the session began; \`net\`: what it has won, less the stakes; \`checkEvery\`: minutes),
\`settings\`, \`fees.<call>\` ("on-top" or "included", from the contract), \`data.<source>\`, \`value.<name>\`, \`filter\` (by the block's id where a
screen has several), \`form\` (within a form its own fields and, by their ids, those of the others; elsewhere the only form, or each
by its id; there a field may be absent, as nobody may have filled it in), \`now\` (milliseconds, the platform's clock), and where they exist \`row\`, \`tab\`, \`result\` and \`on\`. All
numbers are doubles; amounts are decimals, which never round. A field that may be absent is read with
\`row.?opencode.orValue('')\`.`,
    json({ sources: expressionExample.sources, values: expressionExample.values, body: [expressionExample.part] }),
    differences(),
    ['| function | what it gives | forms |', '| --- | --- | --- |', ...functions].join('\n'),
  )
}

function differences(): string {
  const missing = outsideOfCel.map(
    ({ about, examples }) => `- ${about} (${examples.map((example) => `\`${example}\``).join(', ')})`,
  )
  return section(
    'Of CEL the language does not have:',
    missing.join('\n'),
    `Unlike in CEL, amounts are decimals, and \`null\` counts as absent. In \`a && b\` and \`a || b\` a side that decides wins even when
the other has no value; where neither decides, what has not come yet wins over an error. Text is compared, split and masked
by whole characters. An expression has at most ${LONGEST_EXPRESSION} characters, ${AST_LIMITS.nodes} parts and ${AST_LIMITS.depth} levels; what it takes to work it out, in
time and in memory, is bounded too, and beyond that it has no value.`,
  )
}

function icons(): string {
  return section('## Icons', named(iconNames))
}

const titles = {
  settings: 'settings.json',
  choices: 'choices.json',
  dialogs: 'dialogs.json',
  notices: 'notices.json',
  copy: 'copy/kor.json, cn.json, en.json',
}

function others(): string {
  return section(
    ...keysOf(titles).map((kind) => {
      const shape = documentShapes[kind] ?? {}
      const example = documentExamples[kind]
      return section(
        `## ${titles[kind]}`,
        shape.description ?? '',
        kind === 'settings' ? settingsTable(shape) : keyTable(shape, { except: ['$schema', 'format'] }),
        json(example),
      )
    }),
  )
}

/** A row for each group, with the names of its settings; a command tells each of them. */
function settingsTable(shape: JsonShape): string {
  const groupsIn = ({ properties = {} }: JsonShape, path: string): readonly string[] =>
    Object.entries(properties).flatMap(([name, inner]) => {
      if (inner.properties === undefined || name.startsWith('$')) return []
      const own = Object.keys(inner.properties).filter((key) => inner.properties?.[key]?.properties === undefined)
      const group = `${path}${name}`
      return [`| \`${group}\` | ${inner.description ?? ''} | ${named(own)} |`, ...groupsIn(inner, `${group}.`)]
    })
  return section(
    '`npm run describe -- recharge.bank` tells a group or one setting in words.',
    ['| group | what it is | its settings |', '| --- | --- | --- |', ...groupsIn(shape, '')].join('\n'),
  )
}

/** JSON as the documents write it: an object or a list on one line where it fits. */
function printJson(value: unknown, indent = ''): string {
  const line = oneLine(value)
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line
  const inside = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => printJson(item, inside))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${printJson(item, inside)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => `${inside}${part}`).join(',\n')}\n${indent}${close}`
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** Expressions as written in a screen. */
export const expressionExample = {
  sources: { range: { call: 'getPayRange', with: { type: 'bank' } } },
  values: {
    min: '=max(decimal(settings.recharge.bank.min), data.range.min_price)',
    isEvening: '=hourAt(now, 9) >= 18',
  },
  part: {
    type: 'text',
    id: 'from',
    when: "=value.isEvening && session.locale != 'en'",
    text: { copy: 'usdtmore.noteMinimum', with: { min: { value: '=value.min', as: 'krw' } } },
  },
} satisfies ManualExample

const lazyWords: Readonly<Record<string, string>> = {
  Blocks: 'blocks',
  Actions: 'actions',
  FieldSchema: 'JSON Schema',
  Fields: 'fields by name',
  Text: 'text',
  As: 'format',
  Tone: 'tone or two',
  Icon: 'icon or two',
  Variant: 'variant or two',
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'literal text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
}

const valueWords: Readonly<Record<string, string>> = {
  bool: 'true or false',
  string: 'literal text',
  decimal: 'amount',
  plain: 'text or number',
  shown: 'value',
}

const slotWords: Readonly<Record<Exclude<Slot['kind'], 'value' | 'expression'>, string>> = {
  copy: 'copy key',
  text: 'text',
  call: 'call',
  source: 'source',
  route: 'route',
  choices: 'list in choices.json',
  dialog: 'dialog',
  popup: 'popup of the screen',
  handwritten: 'component',
  formSchema: 'JSON Schema',
  data: 'any data',
}

interface Row {
  readonly key: string
  readonly shape: JsonShape
  readonly isRequired: boolean
}

/** Names a shape whose content is told elsewhere; undefined for one that is told in place. */
type NameOf = (shape: JsonShape) => string | undefined

/** The keys of a shape and all beneath it as a Markdown table, without those of `except` and what they hold. */
function keyTable(
  shape: JsonShape,
  { except = [], name = groupOf }: { readonly except?: readonly string[]; readonly name?: NameOf } = {},
): string {
  const rows = rowsIn(shape, '', name).filter(({ key }) => !except.includes(key.split('.')[0] ?? ''))
  return tableOf(rows, name)
}

const tableHead = ['| key | takes | what it is |', '| --- | --- | --- |']
const tableOf = (rows: readonly Row[], name: NameOf) =>
  rows.length === 0 ? '' : [...tableHead, ...rows.map((row) => lineOf(row, name))].join('\n')

function lineOf({ key, shape, isRequired }: Row, name: NameOf): string {
  const words = describeShape(shape, name)
  const takes = isRequired ? `**${words}**` : words
  const otherwise =
    shape.default === undefined || isEmpty(shape.default) ? '' : ` Otherwise \`${JSON.stringify(shape.default)}\`.`
  return `| \`${key}\` | ${takes} | ${shape.description ?? ''}${otherwise} |`.replaceAll(/(?<!^|\s)\|(?!\s|$)/g, '\\|')
}

const isEmpty = (value: unknown) => JSON.stringify(value) === '[]' || JSON.stringify(value) === '{}'

/** A key, and those of what it holds: `row.cells[].label`, `query.<name>.default`. */
function rowsIn(shape: JsonShape, before: string, name: NameOf): readonly Row[] {
  return Object.entries(shape.properties ?? {}).flatMap(([own, inner]) => {
    const key = `${before}${own}`
    const isRequired = (shape.required ?? []).includes(own) && inner.default === undefined
    return [{ key, shape: inner, isRequired }, ...rowsBeneath(inner, key, name)]
  })
}

function rowsBeneath(shape: JsonShape, key: string, name: NameOf): readonly Row[] {
  return name(shape) === undefined ? rowsWithin(shape, key, name) : []
}

let namesOfGroups: ReadonlyMap<string, string> | undefined

function groupOf(shape: JsonShape): string | undefined {
  namesOfGroups ??= new Map(Object.entries(groups).map(([name, group]) => [heldBy(group), name]))
  return namesOfGroups.get(heldBy(shape))
}

/** The content of a shape, whatever it is called where it stands. */
const heldBy = ({ properties, anyOf, variants, keyed }: JsonShape): string =>
  JSON.stringify([properties, anyOf, variants, keyed])

function rowsWithin(shape: JsonShape, key: string, name: NameOf): readonly Row[] {
  if (shape.lazy !== undefined || (shape.slot && shape.slot.kind !== 'formSchema')) return []
  if (shape.items) return rowsBeneath(shape.items, `${key}[]`, name)
  const [named] = Object.values(shape.patternProperties ?? {})
  if (named) return rowsBeneath(named, `${key}.<name>`, name)
  if (shape.properties) return rowsIn(shape, key === '' ? '' : `${key}.`, name)
  if (shape.variants) return rowsOfVariants(shape.variants, key, name)
  const alternatives = shape.keyed ? Object.values(shape.keyed) : (shape.anyOf ?? [])
  return withoutDoubles(alternatives.flatMap((inner) => rowsBeneath(inner, key, name)))
}

/** Each kind by its name: `fields[dateRange].start`. */
function rowsOfVariants(
  { property, map }: NonNullable<JsonShape['variants']>,
  key: string,
  name: NameOf,
): readonly Row[] {
  return Object.entries(map).flatMap(([variant, inner]) => {
    const kind = `${key.replace(/\[\]$/, '')}[${variant}]`
    const about = {
      type: 'object',
      ...(inner.description !== undefined && {
        description: `With \`"${property}": "${variant}"\`. ${inner.description}`,
      }),
    }
    return [
      { key: kind, shape: about, isRequired: false },
      ...rowsIn(inner, `${kind}.`, name).filter((row) => row.key !== `${kind}.${property}`),
    ]
  })
}

/** Rows without those that several alternatives share, which are listed once. */
function withoutDoubles(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>()
  return rows.filter(({ key, shape }) => {
    const told = `${key} ${shape.description ?? ''}`
    if (seen.has(told)) return false
    seen.add(told)
    return true
  })
}

/** Values of a place, in a few words: "copy key", "number or expression", "`top`, `side`", "list of text". */
function describeShape(shape: JsonShape, name: NameOf): string {
  const group = name(shape)
  if (group !== undefined) return `[${group}](#${group.replaceAll(' ', '-')})`
  if (shape.slot) return describeSlot(shape.slot)
  if (shape.lazy !== undefined) return lazyWords[shape.lazy] ?? shape.lazy
  if (shape.const !== undefined) return `\`${JSON.stringify(shape.const)}\``
  if (shape.enum?.join() === iconNames.join()) return '[icon](#icons)'
  if (shape.enum?.join() === toneNames.join()) return 'tone'
  if (shape.enum?.join() === displayFormats.join()) return 'format'
  if (shape.enum?.join() === buttonVariants.join()) return 'variant'
  if (shape.enum) return named(shape.enum.map(String))
  if (shape.anyOf) return [...new Set(shape.anyOf.map((inner) => describeShape(inner, name)))].join(' or ')
  if (shape.format === 'clock') return 'time of day'
  if (shape.items)
    return `list of ${name(shape.items) === undefined && (shape.items.properties || shape.items.variants || shape.items.keyed) ? 'objects' : describeShape(shape.items, name)}`
  if (shape.patternProperties) return 'object by name'
  return [shape.type ?? 'anything']
    .flat()
    .map((type) => typeWords[type] ?? type)
    .join(' or ')
}

function describeSlot(slot: Slot): string {
  if (slot.kind === 'value')
    return slot.type === 'any' ? 'any value or expression' : `${valueWords[slot.type] ?? slot.type} or expression`
  if (slot.kind === 'expression') return slot.type === 'any' ? 'expression' : `expression (${slot.type})`
  return slotWords[slot.kind]
}
