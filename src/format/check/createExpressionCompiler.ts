import type { Ast } from '../expression/Ast.ts'
import { describeType } from '../expression/describeType.ts'
import type { ExpressionIssue } from '../expression/ExpressionIssue.ts'
import type { ExpressionType, TypeScope } from '../expression/ExpressionType.ts'
import { parseExpression } from '../expression/parseExpression.ts'
import { writtenTexts } from '../expression/writtenTexts.ts'
import { isObject } from '../value/isObject.ts'
import type { IssueCode } from '../Issue.ts'
import type { Expression } from '../shape/compiled.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { ValueType } from '../shape/slots.ts'
import { COPY_KEY } from '../text/copyKey.ts'
import type { Checking } from './Checking.ts'
import { checkPicture } from './checkPicture.ts'
import { isAsDrawn } from './formType.ts'
import { valueAt } from './valueAt.ts'
import type { JsonSchema } from '../expression/typeOfJsonSchema.ts'
import { nearest } from '../text/nearest.ts'
import type { Found, GivenStretch } from './Document.ts'
import type { Facts } from './Facts.ts'
import { callOf } from './callOf.ts'
import type { ScreenFacts } from './ScreenFacts.ts'

/** Codes such as USDT or TRC20, which no language translates. */
const CODE = /(?<!\p{L})[A-Z]{2,5}[0-9]*(?!\p{L})/gu

export interface ExpressionCompiler {
  /** @param source with its `=` */
  readonly expression: (source: string, expected: ValueType, path: Path, scope: TypeScope) => Expression
  /** The texts that an expression may give, also through a named value. */
  readonly textsIn: (ast: Ast) => ReturnType<typeof writtenTexts>
}

/** Compiles the expressions of one document, each held to what its place takes. */
export function createExpressionCompiler({ facts, screen, report, givenAt }: Checking): ExpressionCompiler {
  const values = new Map<string, Ast>()
  const textsIn = (ast: Ast) => writtenTexts(ast, (name) => values.get(name))
  const isLookedUp = (path: Path) =>
    path.at(-1) === 'value' && valueAt(screen?.screen, [...path.slice(0, -1), 'choices']) !== undefined

  /** A named value or a parameter may be called `key` as well. */
  const isRowKey = (path: Path): boolean => {
    const owner = path.at(-1) === 'key' ? valueAt(screen?.screen, path.slice(0, -1)) : undefined
    return isObject(owner) && (Object.hasOwn(owner, 'source') || Object.hasOwn(owner, 'rows'))
  }

  const expression = (source: string, expected: ValueType, path: Path, scope: TypeScope): Expression => {
    const wrong = wronglyGiven(source.slice(1), givenAt?.(path) ?? [], scope)
    if (wrong) {
      report({ path, code: 'part', ...wrong })
      return { e: null }
    }
    const checked = parseExpression(source.slice(1), scope)
    if ('issues' in checked) {
      for (const issue of checked.issues)
        report({
          path,
          code: codeOf(issue, source.slice(1)),
          message: issue.message,
          hint: issue.hint,
          offset: issue.offset,
        })
      return { e: null }
    }
    const problem = mismatch(checked.type, expected)
    if (problem !== undefined) report({ path, code: 'expression-type', ...problem })
    if (path[0] === 'values' && path.length === 2) values.set(String(path[1]), checked.ast)
    const texts = textsIn(checked.ast)
    // Looked up in a list, a text is the value and the list has its label.
    if ((expected === 'shown' || expected === 'html') && !isLookedUp(path)) checkWords(texts, path, facts, report)
    if (expected === 'picture') for (const text of texts) checkPicture(text, path, facts, report)
    const place = screen && expectedTypes(screen, path)
    const given = checked.type.kind === 'optional' ? checked.type.of : checked.type
    if (place && given.kind !== 'any' && given.kind !== 'null' && !place.kinds.includes(given.kind))
      report({
        path,
        code: place.code,
        message: `${place.what}, but this gives ${describeType(given)}.`,
        hint: conversionTo(place.kinds, given),
      })
    if (place?.required === true && checked.type.kind === 'optional')
      report({
        path,
        code: 'param-type',
        message: `${place.what} in every call, but this may be absent.`,
        hint: 'Give it a default with .orValue(…), or read what is always there.',
      })
    const param = screen && paramAt(screen, path)
    if (param)
      for (const mistake of bodyMistakes(checked.type, param.schema, String(path.at(-1)))) report({ path, ...mistake })
    if (isRowKey(path) && !checked.reads.some(([root]) => root === 'row'))
      report({
        path,
        code: 'expression-type',
        message: 'This is the same for every row, so only one row would be shown.',
        hint: 'Read a field of the row that no two rows share, as in "=row.id".',
      })
    const needs = [
      ...new Set(checked.reads.flatMap(([root, name]) => (root === 'data' && name !== undefined ? [name] : []))),
    ]
    return needs.length > 0 ? { e: checked.ast, needs } : { e: checked.ast }
  }

  return { expression, textsIn }
}

/** A value that a part was given and that is of another type than it takes; then nothing else is told. */
function wronglyGiven(source: string, given: readonly GivenStretch[], scope: TypeScope) {
  for (const { start, end, type: word } of given) {
    const checked = parseExpression(source.slice(start, end), scope)
    if ('issues' in checked) continue
    const type = checked.type.kind === 'optional' ? checked.type.of : checked.type
    const expected = word === 'amount' ? 'decimal' : word
    if (type.kind !== 'any' && !kinds[expected].includes(type.kind))
      return {
        offset: start,
        message: `This gives ${describeType(type)}, but the part takes ${wanted[expected]} here.`,
        hint: `Read another field, or work ${wanted[expected]} out of it.`,
      }
  }
  return undefined
}

/** A field of a form that may be absent has a code of its own: a stored edit may have been accepted without it. */
function codeOf({ code, offset }: ExpressionIssue, source: string): IssueCode {
  if (code === 'optional')
    return /(?<![\w.])form(\.\w+)?\.?$/.test(source.slice(0, offset)) ? 'absent-field' : 'expression-type'
  return code === 'type' ? 'expression-type' : 'expression'
}

function mismatch(type: ExpressionType, expected: ValueType): { message: string; hint: string } | undefined {
  if (expected === 'any' || type.kind === 'any') return undefined
  if (type.kind === 'optional' && expected !== 'bool') return mismatch(type.of, expected)
  if (kinds[expected].includes(type.kind)) return undefined
  return {
    message: `This gives ${describeType(type)}, but ${wanted[expected]} is needed here.`,
    hint:
      type.kind === 'optional'
        ? type.of.kind === 'bool'
          ? 'Say what holds when it is absent: .orValue(false).'
          : 'Ask whether it is there with has(…), or compare what it is, as in … .orValue(…) > …'
        : `Read another field, or work ${wanted[expected]} out of it.`,
  }
}

const kinds: Record<Exclude<ValueType, 'any'>, readonly ExpressionType['kind'][]> = {
  bool: ['bool'],
  number: ['double'],
  string: ['string'],
  decimal: ['decimal', 'double'],
  list: ['list'],
  plain: ['string', 'double', 'decimal'],
  shown: ['string', 'double', 'decimal'],
  html: ['string'],
  picture: ['string'],
}
/** Types that a place takes, in words. */
export const wanted: Record<Exclude<ValueType, 'any'>, string> = {
  bool: 'true or false',
  number: 'a number',
  string: 'text',
  decimal: 'an amount',
  list: 'a list',
  plain: 'a text, a number or an amount',
  shown: 'a text, a number or an amount',
  html: 'text',
  picture: 'the address of a picture',
}

/** Function that turns a value of this type into one that the place takes. */
function conversionTo(kinds: readonly ExpressionType['kind'][], given: ExpressionType): string {
  if (kinds.includes('decimal') && given.kind === 'string') return 'Turn the text into an amount with decimal(…).'
  if (kinds.includes('double') && given.kind === 'decimal') return 'Turn the amount into a number with double(…).'
  return 'Read another field, or work the right one out of it.'
}

type Mistake = Omit<Found, 'path'>

/**
 * Mistakes in a list or an object that a parameter is given: what the platform would not take, or never get. The client
 * writes what the contract names and nothing else, so that a member which is spelt otherwise would silently not be
 * sent.
 * @param at where it is within the body, such as "papers" or "papers[].number"
 */
function bodyMistakes(type: ExpressionType, schema: JsonSchema | boolean | undefined, at: string): readonly Mistake[] {
  if (typeof schema !== 'object' || type.kind === 'any') return []
  if (type.kind === 'optional') return bodyMistakes(type.of, schema, at)
  if (type.kind === 'list') return itemMistakes(type.of, schema, `${at}[]`)
  return type.kind === 'object' ? memberMistakes(type, schema, at) : []
}

function itemMistakes(type: ExpressionType, { items }: JsonSchema, at: string): readonly Mistake[] {
  return [...kindMistake(type, items, at), ...bodyMistakes(type, items, at)]
}

function memberMistakes(
  { fields }: Extract<ExpressionType, { kind: 'object' }>,
  { properties, required = [] }: JsonSchema,
  at: string,
): readonly Mistake[] {
  if (properties === undefined) return []
  const known = Object.keys(properties)
  const given = Object.entries(fields).flatMap(([name, { type }]): readonly Mistake[] => {
    const inner = `${at}.${name}`
    if (Object.hasOwn(properties, name))
      return [...kindMistake(type, properties[name], inner), ...bodyMistakes(type, properties[name], inner)]
    const near = nearest(name, known)
    return [
      {
        code: 'unknown-param',
        message: `The platform takes no "${name}" in ${at}, so it would not be sent.`,
        hint: near === undefined ? `It takes: ${known.join(', ')}.` : `Did you mean "${near}"?`,
      },
    ]
  })
  const missing = required.flatMap((name): readonly Mistake[] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined)
      return [
        {
          code: 'missing-param',
          message: `The platform needs "${name}" in ${at}.`,
          hint: `Add a field "${name}" there.`,
        },
      ]
    return field.optional
      ? [
          {
            code: 'param-type',
            message: `The platform needs "${name}" in every ${at}, but it may be left empty.`,
            hint: `Add "${name}" to what is "required" there in the form's schema.`,
          },
        ]
      : []
  })
  return [...given, ...missing]
}

function kindMistake(type: ExpressionType, schema: JsonSchema | boolean | undefined, at: string): readonly Mistake[] {
  if (typeof schema !== 'object') return []
  const given = type.kind === 'optional' ? type.of : type
  const names = schema.format === 'decimal' ? ['decimal'] : [schema.type ?? []].flat()
  if (given.kind === 'any' || names.length === 0 || fittingKinds(names).includes(given.kind)) return []
  return [
    {
      code: 'param-type',
      message: `The platform takes ${names.map(typeWords).join(' or ')} as ${at}, but this gives ${describeType(given)}.`,
      hint: 'Change the type of the field in the schema of the form.',
    },
  ]
}

/**
 * Words in an expression whose result members read: no language translates them. What members read is a copy key, copy
 * with values, or what the platform says; marks, figures and codes in capitals between those are fine.
 */
function checkWords(
  texts: readonly string[],
  path: Path,
  { copy }: Pick<Facts, 'copy'>,
  report: (found: Found) => void,
): void {
  const written = texts.find((text) => /\p{L}/u.test(text.replaceAll(CODE, '')))
  if (written === undefined) return
  const isKey = copy.has(written) || COPY_KEY.test(written)
  report({
    path,
    code: 'raw-text',
    message: isKey
      ? `"${written}" would be shown as written: an expression cannot choose between texts.`
      : `"${written}" would be shown as written in every language.`,
    hint: isKey
      ? 'Write { "if": "=…", "then": …, "else": … }, with one of the texts in each.'
      : 'Put the words into the copy and write { "copy": key, "with": { … } }, with what changes as a value.',
  })
}

type Kind = ExpressionType['kind']

/** The types from which the client writes a parameter without loss: figures and amounts as text, numbers from text. */
const fitting: Readonly<Record<string, readonly Kind[]>> = {
  string: ['string', 'double', 'decimal'],
  decimal: ['decimal', 'double'],
  number: ['double', 'string'],
  integer: ['double', 'string'],
  boolean: ['bool'],
  array: ['list'],
  object: ['object'],
}
const words: Readonly<Record<string, string>> = {
  string: 'text',
  decimal: 'an amount',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  list: 'a list',
  object: 'an object',
}

/** A field keeps what it starts with as it is; only text takes figures. */
const starting: Readonly<Record<string, readonly Kind[]>> = {
  string: ['string', 'double', 'decimal'],
  number: ['double'],
  integer: ['double'],
  boolean: ['bool'],
}

/** A property of a hand-written component gets what it asks for, unchanged. */
const given: Readonly<Record<string, readonly Kind[]>> = { string: ['string'], number: ['double'], list: ['list'] }

interface Expected {
  readonly kinds: readonly Kind[]
  readonly what: string
  readonly code: 'expression-type' | 'param-type'
  /** It is never left out. */
  readonly required?: boolean
}

/** The types an expression's place takes beyond its slot: of a call's parameter, a form's field or a property. */
function expectedTypes({ screen, facts }: ScreenFacts, path: Path): Expected | undefined {
  const [name, holder] = [path.at(-1), path.at(-2)]
  if (holder === 'with') {
    const param = paramAt({ screen, facts }, path)
    if (!param) return undefined
    const { schema } = param
    const found = typesOf(schema.format === 'decimal' ? 'decimal' : schema.type, fitting, 'The platform', 'param-type')
    return found && { ...found, required: param.required }
  }
  if (holder === 'props') {
    const block = valueAt(screen, path.slice(0, -2))
    const props = isObject(block) ? facts.handwritten.get(String(block['name'])) : undefined
    const kind = props && Object.hasOwn(props, String(name)) ? props[String(name)] : undefined
    return kind === undefined || kind === 'source' ? undefined : typesOf(kind, given, String(name))
  }
  if (name === 'start' && path.at(-3) === 'fields') {
    const property = valueAt(screen, [...path.slice(0, -3), 'schema', 'properties', holder ?? ''])
    const form = valueAt(screen, path.slice(0, -3))
    return isObject(property) && isObject(form) && isAsDrawn(form, String(holder))
      ? typesOf(String(property['type']), starting, `The field ${String(holder)}`)
      : undefined
  }
  return undefined
}

/** Parameter of the contract that is written at a path. */
function paramAt(
  { screen, facts }: Pick<ScreenFacts, 'screen' | 'facts'>,
  path: Path,
): { readonly schema: JsonSchema; readonly required: boolean } | undefined {
  if (path.at(-2) !== 'with') return undefined
  const use = valueAt(screen, path.slice(0, -2))
  const call = isObject(use) ? callOf(facts.contract, use['call']) : undefined
  const name = String(path.at(-1))
  const schema = call && Object.hasOwn(call.params, name) ? call.params[name] : undefined
  return call && schema && { schema, required: call.required.includes(name) }
}

/** The kinds of value that the client can write as one of these types of the contract. */
const fittingKinds = (types: readonly string[]): readonly Kind[] => types.flatMap((type) => fitting[type] ?? [])

const typeWords = (type: string): string => words[type] ?? type

function typesOf(
  type: string | readonly string[] | undefined,
  table: typeof fitting,
  who: string,
  code: Expected['code'] = 'expression-type',
): Expected | undefined {
  const names = type === undefined ? [] : typeof type === 'string' ? [type] : type
  return names.length === 0
    ? undefined
    : {
        kinds: names.flatMap((each) => table[each] ?? []),
        what: `${who} takes ${names.map((each) => words[each] ?? each).join(' or ')} here`,
        code,
      }
}
