import { LONGEST_EXPRESSION } from '../expression/Ast.ts'
import { bracketed, composedOf, typed, withPieces, type Composed, type Piece } from './Composed.ts'
import type { Written } from './Place.ts'
import { isNameExpression, nameOf, namesReadBy, partNamesIn, standsAlone, treeOf } from './partNames.ts'
import { readsPart } from './Part.ts'
import { isDecimal } from '../text/isDecimal.ts'

/** Result of writing an expression out: another value, or a text put together from several. */
export type Rewritten =
  | { readonly kind: 'given'; readonly written: Written }
  | { readonly kind: 'composed'; readonly composed: Composed }

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
    if (!given) return written
    return follow({ ...given, isSilent: given.isSilent || isSilent, type: written.type ?? given.type })
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
  const whole = composedOf({ ...followed, type: undefined }, source)
  const pieces: Piece[] = []
  let length = 0
  for (const { start, end, name, isOptional } of members) {
    const text = nameOf(name, (each) => textOf(scope.given.get(each)))
    if (!MEMBER.test(text))
      refuse({
        at: followed,
        message: `"${text}" is no name of a member.`,
        hint: 'It begins with a letter and has letters, digits and "_".',
      })
    const words = `${isOptional ? '.?' : '.'}${text}`
    const stretches = [{ start: 0, end: words.length, from: followed, at: start }]
    pieces.push({ start, end, words: { text: words, stretches, given: [] } })
  }
  for (const { start, end, name, bound } of readings) {
    const given = name === undefined ? undefined : scope.given.get(name)
    // Past this it is refused anyway, and parts within parts would go on without end.
    if (!given || length > LONGEST_EXPRESSION) continue
    const words = wordsOf(given, { bound, refuse, isAmount: typeOf(name ?? '') === 'amount' })
    length += words.text.length
    pieces.push({ start, end, words })
  }
  return { kind: 'composed', composed: typed(withPieces(whole, pieces), followed.type) }
}

interface Landing {
  readonly bound: ReadonlySet<string>
  readonly refuse: (refusal: Refusal) => void
  readonly isAmount: boolean
}

/** A given value in the words of the expression that it is put into. */
function wordsOf(given: Written, landing: Landing): Composed {
  const rewritten = writeExpression(given, landing.refuse)
  if (rewritten.kind === 'composed') return standing(rewritten.composed, given, landing)
  const { written } = rewritten
  const { value } = written
  if (typeof value === 'string' && value.startsWith('='))
    return standing(composedOf(written, value.slice(1)), given, landing)
  return composedOf({ ...written, type: undefined }, literal(value, landing.isAmount))
}

/** An expression as it can stand within any other. */
export function standing(
  composed: Composed,
  from: Written,
  { bound, refuse }: Pick<Landing, 'bound' | 'refuse'>,
): Composed {
  const tree = treeOf(composed.text)
  const caught = tree && [...namesReadBy(tree)].find((name) => bound.has(name))
  if (caught !== undefined)
    refuse({
      at: from,
      message: `"${caught}" would be read as an entry of a list within the part.`,
      hint: 'Give the variable there another name, like no name of a screen.',
    })
  return tree && standsAlone(tree) ? composed : bracketed(composed)
}

/** A literal in the words of expressions. An amount is a number there, however it is given. */
function literal(value: unknown, isAmount: boolean): string {
  if (typeof value === 'string') return isAmount && isDecimal(value) ? value : quoted(value)
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, false)).join(', ')}]`
  if (typeof value === 'number') return value < 0 ? `(${value})` : String(value)
  return typeof value === 'boolean' || value === null ? String(value) : quoted(JSON.stringify(value))
}

const quoted = (text: string) => (/['\\\n\r\t]/.test(text) ? JSON.stringify(text) : `'${text}'`)
