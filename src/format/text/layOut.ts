/**
 * Text of a JSON value as `npm run format` lays out a document, with a line break at its end: what fits into a line is one
 * line, but the outermost value. The formatter leaves an object open that its author opened; here nobody did.
 */
export const layOut = (value: object): string => `${opened(value, '')}\n`

/** As `.oxfmtrc.json` has it for documents; `layOut.test.ts` holds the two together. */
const WIDTH = 140
const STEP = '  '

/** `before` and `after` are the columns that the rest of its line takes. */
function written(value: unknown, indent: string, before: number, after: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const line = inOneLine(value)
  return line !== undefined && indent.length + before + columnsOf(line) + after <= WIDTH ? line : opened(value, indent)
}

function opened(value: object, indent: string): string {
  const inner = indent + STEP
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    const lines = value.every((each) => typeof each === 'number')
      ? filled(value, inner)
      : value.map((each, index) => written(each, inner, 0, commaAfter(value, index)))
    return `[\n${inner}${lines.join(`,\n${inner}`)}\n${indent}]`
  }
  const members = membersOf(value)
  if (members.length === 0) return '{}'
  const lines = members.map(([key, each], index) => {
    const name = `${JSON.stringify(key)}: `
    return name + written(each, inner, columnsOf(name), commaAfter(members, index))
  })
  return `{\n${inner}${lines.join(`,\n${inner}`)}\n${indent}}`
}

/** Undefined for what the formatter puts on lines of its own, however short. */
function inOneLine(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) {
    const entries = isTable(value) ? undefined : allOf(value.map(inOneLine))
    return entries && `[${entries.join(', ')}]`
  }
  const members = membersOf(value)
  const lines = allOf(members.map(([, each]) => inOneLine(each)))
  if (members.length === 0) return '{}'
  return lines && `{ ${lines.map((line, index) => `${JSON.stringify(members[index]?.[0])}: ${line}`).join(', ')} }`
}

/** Whether a list has a line for each of its entries: several objects, or several lists, of more than one member each. */
function isTable(list: readonly unknown[]): boolean {
  const sizes = list.map((each) => (typeof each === 'object' && each !== null ? membersOf(each).length : 0))
  const lists = list.filter((each) => Array.isArray(each)).length
  return list.length > 1 && sizes.every((size) => size > 1) && (lists === 0 || lists === list.length)
}

/** Numbers fill lines. */
function filled(numbers: readonly number[], indent: string): string[] {
  const lines: string[] = []
  for (const [index, number] of numbers.entries()) {
    const text = JSON.stringify(number)
    const line = lines.at(-1)
    const joined = `${line}, ${text}`
    if (line !== undefined && indent.length + joined.length + commaAfter(numbers, index) <= WIDTH) {
      lines[lines.length - 1] = joined
    } else lines.push(text)
  }
  return lines
}

const membersOf = (value: object): [string, unknown][] => Object.entries(value).filter(([, each]) => each !== undefined)

const allOf = (lines: readonly (string | undefined)[]): string[] | undefined => {
  const all = lines.filter((line) => line !== undefined)
  return all.length === lines.length ? all : undefined
}

const commaAfter = (list: readonly unknown[], index: number): number => (index < list.length - 1 ? 1 : 0)

/** `Intl.Segmenter` knows these by itself, but Firefox has it from 125 only. */
const EMOJI =
  /\p{Regional_Indicator}{2}|[\d#*]\uFE0F\u20E3|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})+/gu
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/gu
const NO_COLUMN = /[\p{M}\u200B]/gu

/** Hangul, Chinese and emoji take two columns. */
const columnsOf = (text: string): number =>
  Array.from(text.replace(EMOJI, 'xx').replace(NO_COLUMN, '').replace(WIDE, 'xx')).length
