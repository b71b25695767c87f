import type { ASTNode } from '@marcbachmann/cel-js'
import { LONGEST_EXPRESSION } from '../expression/Ast.ts'
import type { Stretch, Written } from './Place.ts'
import { isNameExpression, nameOf, namesReadBy, partNamesIn, standsAlone, treeOf } from './partNames.ts'
import { readsPart } from './Part.ts'
import { isDecimal } from '../text/isDecimal.ts'

/** Result of writing an expression out: another value, or a text put together from several. */
export type Rewritten =
  | { readonly kind: 'given'; readonly written: Written }
  | { readonly kind: 'text'; readonly text: string; readonly stretches: readonly Stretch[] }

/** Mistake in a given value that cannot be put together, told at that value. */
export interface Refusal {
  readonly at: Written
  readonly message: string
  readonly hint: string
}

const MEMBER = /^[A-Za-z_][A-Za-z0-9_]*$/
const WHOLE = /^=\s*part\.([A-Za-z]\w*)\s*$/

/** A value after the parameters that it stands for have been followed to where they were given. */
export function follow(written: Written): Written {
  const { value, scope, isSilent } = written
  if (typeof value !== 'string' || !scope || !readsPart(value)) return written
  const [, whole] = WHOLE.exec(value) ?? []
  if (whole !== undefined) {
    const given = scope.given.get(whole)
    return given ? follow({ ...given, isSilent: given.isSilent || isSilent }) : written
  }
  const tree = treeOf(value.slice(1))
  const isName = (name: string) => scope.part.takes.get(name)?.type === 'name'
  if (!tree || !isNameExpression(tree, isName)) return written
  return { ...written, value: nameOf(tree, (name) => textOf(scope.given.get(name))) }
}

const textOf = (given: Written | undefined): string => {
  const value = given && follow(given).value
  return typeof value === 'string' ? value : ''
}

/** An expression with the parameters of its part put in; each was parsed by itself, so that none changes what is around it. */
export function writeExpression(written: Written, refuse: (refusal: Refusal) => void): Rewritten {
  const followed = follow(written)
  const { value, scope } = followed
  if (typeof value !== 'string' || !scope || !readsPart(value)) return { kind: 'given', written: followed }
  const source = value.slice(1)
  const tree = treeOf(source)
  if (!tree) return { kind: 'given', written: followed }

  const typeOf = (name: string) => scope.part.takes.get(name)?.type
  const { readings, members } = partNamesIn(source, tree, (name) => typeOf(name) === 'name')
  const pieces: {
    readonly start: number
    readonly end: number
    readonly text: string
    readonly stretches: readonly Stretch[]
  }[] = []
  let length = 0
  for (const { start, end, name, isOptional } of members) {
    const text = nameOf(name, (each) => textOf(scope.given.get(each)))
    if (!MEMBER.test(text))
      refuse({
        at: followed,
        message: `"${text}" is no name of a member.`,
        hint: 'It begins with a letter and has letters, digits and "_".',
      })
    pieces.push({ start, end, text: `${isOptional ? '.?' : '.'}${text}`, stretches: [] })
  }
  for (const { start, end, name, bound } of readings) {
    const given = name === undefined ? undefined : scope.given.get(name)
    // Past this it is refused anyway, and parts within parts would go on without end.
    if (!given || length > LONGEST_EXPRESSION) continue
    const { text, stretches } = put(given, { given, bound, refuse, isAmount: typeOf(name ?? '') === 'amount' })
    length += text.length
    pieces.push({ start, end, text, stretches })
  }

  let text = ''
  let at = 0
  const stretches: Stretch[] = []
  const keep = (until: number) => {
    if (until > at) stretches.push({ start: text.length, end: text.length + until - at, from: followed, at })
    text += source.slice(at, until)
  }
  for (const piece of pieces.sort((a, b) => a.start - b.start)) {
    keep(piece.start)
    const before = text.length
    if (piece.stretches.length === 0)
      stretches.push({ start: before, end: before + piece.text.length, from: followed, at: piece.start })
    for (const inner of piece.stretches)
      stretches.push({ ...inner, start: inner.start + before, end: inner.end + before })
    text += piece.text
    at = piece.end
  }
  keep(source.length)
  return { kind: 'text', text: `=${text}`, stretches }
}

interface Put {
  readonly text: string
  readonly stretches: readonly Stretch[]
}

interface Landing {
  readonly given: Written
  readonly bound: ReadonlySet<string>
  readonly refuse: (refusal: Refusal) => void
  readonly isAmount: boolean
}

function put(given: Written, landing: Landing): Put {
  const rewritten = writeExpression(given, landing.refuse)
  if (rewritten.kind === 'text') return bracketed(rewritten.text.slice(1), rewritten.stretches, landing)
  const { written } = rewritten
  const { value } = written
  const isExpression = typeof value === 'string' && value.startsWith('=')
  const text = isExpression ? value.slice(1) : literal(value, landing.isAmount)
  const stretches = [{ start: 0, end: text.length, from: written, at: 0 }]
  return isExpression ? bracketed(text, stretches, landing) : { text, stretches }
}

function bracketed(source: string, stretches: readonly Stretch[], { given, bound, refuse }: Landing): Put {
  const tree: ASTNode | undefined = treeOf(source)
  const caught = tree && [...namesReadBy(tree)].find((name) => bound.has(name))
  if (caught !== undefined)
    refuse({
      at: given,
      message: `"${caught}" would be read as an entry of a list within the part.`,
      hint: 'Give the variable there another name, like no name of a screen.',
    })
  if (tree && standsAlone(tree)) return { text: source, stretches }
  return {
    text: `(${source})`,
    stretches: stretches.map((stretch) => ({ ...stretch, start: stretch.start + 1, end: stretch.end + 1 })),
  }
}

/** A literal in the words of expressions. An amount is a number there, however it is given. */
function literal(value: unknown, isAmount: boolean): string {
  if (typeof value === 'string') return isAmount && isDecimal(value) ? value : quoted(value)
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, false)).join(', ')}]`
  if (typeof value === 'number') return value < 0 ? `(${value})` : String(value)
  return typeof value === 'boolean' || value === null ? String(value) : quoted(JSON.stringify(value))
}

const quoted = (text: string) => (/['\\\n\r\t]/.test(text) ? JSON.stringify(text) : `'${text}'`)
