import { getLocation, type Node, parseTree, findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import type { Host } from '../checkDocuments.ts'
import { documentAt } from '../documentAt.ts'
import { writtenBlocks } from '../blocks/placedBlocks.ts'
import { isObject, memberOf } from '../value/isObject.ts'
import { locales } from '../locales.ts'
import { type Names, namesFor, namesIn } from '../manual/nameSchemas.ts'
import { documentShapes } from '../referenceSchemas.ts'
import type { JsonShape, Path } from '../shape/JsonShape.ts'
import type { SourceFile } from '../SourceFile.ts'
import type { Help, HelpOption } from './Help.ts'
import { narrowed } from './narrowed.ts'
import { definitions } from '../definitions.ts'
import { chooseShape } from '../shape/chooseShape.ts'

/**
 * Help with a screen's document while it is written, also while it is not valid JSON: from the shapes that the check
 * walks, and the names that the documents use.
 */
export function helpAt(files: readonly SourceFile[], host: Host, path: string, offset: number): Help {
  const text = files.find((file) => file.path === path)?.text ?? ''
  const { path: at, previousNode, isAtPropertyKey } = getLocation(text, offset)
  const root = parseTree(text)
  const word = wordAt(text, offset, previousNode)
  const place: Place = { root, at, written: valueAt(root, at), names: namesFrom(files, host, path, root) }
  const shapes = shapesAt(documentShapes['screen'] ?? {}, root, at)
  const options = isAtPropertyKey
    ? keyOptions(place, text.slice(word.to))
    : shapes.flatMap((shape) => valueOptions(shape, place))
  return {
    ...word,
    about:
      isAtPropertyKey || previousNode ? aboutOf(shapes, place, isAtPropertyKey ? undefined : previousNode, files) : [],
    options: narrowed(options, text.slice(word.from, offset)),
  }
}

interface Place {
  readonly root: Node | undefined
  readonly at: Path
  readonly written: unknown
  readonly names: (shape: JsonShape) => Names
}

/** The token around the offset, or a word that is being typed without its quotes. */
function wordAt(text: string, offset: number, node: Node | undefined): { readonly from: number; readonly to: number } {
  if (
    node &&
    offset >= node.offset &&
    offset <= node.offset + node.length &&
    /string|property|number|boolean|null/.test(node.type)
  )
    return { from: node.offset, to: node.offset + node.length }
  const typed = /[\w.]*$/.exec(text.slice(0, offset))?.[0] ?? ''
  return { from: offset - typed.length, to: offset }
}

function namesFrom(
  files: readonly SourceFile[],
  host: Host,
  path: string,
  root: Node | undefined,
): (shape: JsonShape) => Names {
  // The document itself may not be JSON at the moment.
  const shared = namesIn(
    files.filter((file) => file.path !== path),
    host,
  )
  return ({ slot }) => {
    if (slot === undefined) return []
    if (slot.kind === 'source')
      return keysOf(valueAt(root, ['sources'])).map((name) => [name, 'A source of this screen.'])
    if (slot.kind === 'popup') return popupsIn(valueAt(root, ['body'])).map((id) => [id, 'A popup of this screen.'])
    const kind = namesFor(slot)
    return kind === undefined ? [] : (shared[kind] ?? [])
  }
}

function keysOf(value: unknown): readonly string[] {
  return isObject(value) ? Object.keys(value) : []
}

function popupsIn(body: unknown): readonly string[] {
  return writtenBlocks(body).flatMap(({ block }) => (block['type'] === 'popup' ? [String(block['id'])] : []))
}

/** Keys that the object around may have and has not, each with the beginning of a value. */
function keyOptions({ root, at }: Place, rest: string): readonly HelpOption[] {
  const holder = at.slice(0, -1)
  const value = valueAt(root, holder)
  const taken = new Set(keysOf(value).filter((key) => key !== at.at(-1)))
  const shapes = shapesAt(documentShapes['screen'] ?? {}, root, holder).flatMap((shape) => plainShapes(shape, value))
  const hasValue = /^\s*:/.test(rest)
  return shapes
    .flatMap(({ properties = {} }) => Object.entries(properties))
    .filter(([key]) => !taken.has(key))
    .map(([key, shape]) => {
      const name = JSON.stringify(key)
      const begun = hasValue ? { text: '', cursor: 0 } : beginningOf(shape)
      const insert = hasValue ? name : `${name}: ${begun.text}`
      return {
        label: key,
        about: shape.description ?? '',
        insert,
        cursor: insert.length - begun.text.length + begun.cursor,
      }
    })
}

/** Text written of a value beside its key, with the cursor where one goes on. */
function beginningOf(shape: JsonShape): { readonly text: string; readonly cursor: number } {
  const [plain = {}] = plainShapes(shape, undefined)
  if (plain.const !== undefined) return whole(JSON.stringify(plain.const))
  const [type] = [plain.type ?? []].flat()
  if (type === 'object') return { text: '{}', cursor: 1 }
  if (type === 'array') return { text: '[]', cursor: 1 }
  if (type === 'boolean') return whole(String(plain.default !== true))
  if (type === 'number' || type === 'integer') return whole(JSON.stringify(plain.default ?? plain.minimum ?? 0))
  return { text: '""', cursor: 1 }
}

const whole = (text: string) => ({ text, cursor: text.length })

function valueOptions(shape: JsonShape, place: Place): readonly HelpOption[] {
  return [shape, ...plainShapes(shape, place.written)].flatMap((plain) => {
    const names: Names = [
      ...(plain.oneOf ?? []).map((each) => [String(each.const), each.description ?? ''] as const),
      ...place.names(plain),
    ]
    const literals = [
      ...(plain.enum ?? []),
      ...(plain.const === undefined ? [] : [plain.const]),
      ...([plain.type].flat().includes('boolean') ? [true, false] : []),
    ]
    return [
      ...literals.map((literal) =>
        optionOf(String(literal), literal === plain.default ? 'The default.' : '', JSON.stringify(literal)),
      ),
      ...names.map(([name, about]) => optionOf(name, about, JSON.stringify(name))),
    ]
  })
}

function optionOf(label: string, about: string, insert: string): HelpOption {
  return { label, about, insert, cursor: insert.length }
}

/** Paragraphs on the place, and on the name written there. */
function aboutOf(
  shapes: readonly JsonShape[],
  place: Place,
  node: Node | undefined,
  files: readonly SourceFile[],
): readonly string[] {
  const all = shapes.flatMap((shape) => [shape, ...plainShapes(shape, place.written)])
  const written: unknown = node?.value
  const named = all
    .flatMap((shape) => [
      ...place.names(shape),
      ...(shape.oneOf ?? []).map((each) => [String(each.const), each.description ?? ''] as const),
    ])
    .filter(([name]) => name === written)
  const choices = all.flatMap(({ enum: values = [] }) => values).map((value) => JSON.stringify(value))
  const fallback = all.find((shape) => shape.default !== undefined)?.default
  const isCopy = all.some(({ slot }) => slot?.kind === 'copy') && typeof written === 'string'
  return [
    ...new Set([
      ...all.flatMap(({ description = '' }) => description),
      ...named.map(([, about]) => about),
      ...(isCopy ? textsOf(written, files) : []),
      ...(choices.length === 0 ? [] : [`One of ${[...new Set(choices)].join(', ')}.`]),
      ...(fallback === undefined ? [] : [`Left out it is ${JSON.stringify(fallback)}.`]),
    ]),
  ].filter((sentence) => sentence !== '')
}

function textsOf(key: string, files: readonly SourceFile[]): readonly string[] {
  return locales.flatMap((locale) => {
    const text = memberOf(documentAt(files, `copy/${locale}.json`), key)
    return typeof text === 'string' ? [`${locale}: ${text}`] : []
  })
}

/**
 * The shapes that the value at a path may have, as far as what is written around it tells; unions and references in
 * them are not followed yet.
 */
function shapesAt(shape: JsonShape, root: Node | undefined, path: Path): readonly JsonShape[] {
  return path.reduce<readonly JsonShape[]>(
    (shapes, key, depth) => {
      const value = valueAt(root, path.slice(0, depth))
      return shapes.flatMap((each) => below(each, value, key))
    },
    [shape],
  )
}

function valueAt(root: Node | undefined, path: Path): unknown {
  const node = root && findNodeAtLocation(root, [...path])
  return node === undefined ? undefined : getNodeValue(node)
}

/** A shape without unions and references: the variant that the value is, or all that it may become. */
function plainShapes(shape: JsonShape, value: unknown): readonly JsonShape[] {
  if (shape.lazy !== undefined) return plainShapes(definitions[shape.lazy] ?? {}, value)
  const choice = chooseShape(shape, isObject(value) ? value : {})
  if (choice) return 'shape' in choice ? plainShapes(choice.shape, value) : [beginning(shape)]
  return shape.anyOf ? shape.anyOf.flatMap((inner) => plainShapes(inner, value)) : [shape]
}

/** Shape of a union's value before it says which variant it is. */
function beginning({ variants, keyed = {} }: JsonShape): JsonShape {
  const properties = variants
    ? { [variants.property]: discriminator(variants) }
    : Object.fromEntries(Object.entries(keyed).map(([key, shape]) => [key, shape.properties?.[key] ?? {}]))
  return { type: 'object', properties }
}

function discriminator({ map }: NonNullable<JsonShape['variants']>): JsonShape {
  return {
    type: 'string',
    oneOf: Object.entries(map).map(([name, { description }]) => ({
      const: name,
      ...(description !== undefined && { description }),
    })),
  }
}

function below(shape: JsonShape, value: unknown, key: string | number): readonly JsonShape[] {
  if (shape.lazy !== undefined) return below(definitions[shape.lazy] ?? {}, value, key)
  // Whichever it is now, it may become another.
  if (shape.variants?.property === key) return [discriminator(shape.variants)]
  if (shape.anyOf) return shape.anyOf.flatMap((inner) => below(inner, value, key))
  return plainShapes(shape, value).flatMap((plain) => {
    const inner = typeof key === 'number' ? plain.items : propertyOf(plain, key)
    return inner ? [inner] : []
  })
}

function propertyOf(
  { properties = {}, patternProperties = {}, additionalProperties }: JsonShape,
  key: string,
): JsonShape | undefined {
  if (Object.hasOwn(properties, key)) return properties[key]
  const patterned = Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern, 'u').test(key))?.[1]
  return patterned ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
}
