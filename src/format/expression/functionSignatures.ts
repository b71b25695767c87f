import type { FunctionName } from './functions.ts'

export type SignatureType =
  | 'string'
  | 'double'
  | 'decimal'
  | 'bool'
  | `list<${'string' | 'double' | 'decimal' | 'any'}>`

export interface FunctionSignature {
  /** One sentence for authors. */
  readonly about: string
  readonly overloads: readonly { readonly takes: readonly SignatureType[]; readonly gives: SignatureType }[]
}

const gives = (gives: SignatureType, ...takes: SignatureType[]) => ({ takes, gives })

const EXTREME = [
  gives('double', 'double', 'double'),
  gives('decimal', 'decimal', 'decimal'),
  gives('decimal', 'double', 'decimal'),
  gives('decimal', 'decimal', 'double'),
  gives('double', 'list<double>'),
  gives('decimal', 'list<decimal>'),
]
const NUMERIC = [gives('double', 'double'), gives('decimal', 'decimal')]
const TEXT_TEST = [gives('bool', 'string', 'string')]

/** Every function an expression may call. `x.f(y)` and `f(x, y)` are the same call. */
export const functionSignatures: Record<FunctionName, FunctionSignature> = {
  size: {
    about: 'The number of characters in a text, or of items in a list.',
    overloads: [gives('double', 'string'), gives('double', 'list<any>')],
  },
  contains: { about: 'Whether the first text has the second in it.', overloads: TEXT_TEST },
  startsWith: { about: 'Whether the first text begins with the second.', overloads: TEXT_TEST },
  endsWith: { about: 'Whether the first text ends with the second.', overloads: TEXT_TEST },
  lower: { about: 'The text in lower case.', overloads: [gives('string', 'string')] },
  trim: { about: 'The text without white space at its ends.', overloads: [gives('string', 'string')] },
  split: {
    about: 'The parts of a text between separators.',
    overloads: [gives('list<string>', 'string', 'string')],
  },
  join: { about: 'A list of texts as one text.', overloads: [gives('string', 'list<string>', 'string')] },
  mask: {
    about: 'Hides a text except its last characters, as in "•••• 1234".',
    overloads: [gives('string', 'string', 'double')],
  },
  string: {
    about: 'A value as plain text, without grouping or currency.',
    overloads: [
      gives('string', 'string'),
      gives('string', 'double'),
      gives('string', 'decimal'),
      gives('string', 'bool'),
    ],
  },
  double: {
    about: 'A text or an amount as a number.',
    overloads: [gives('double', 'string'), gives('double', 'double'), gives('double', 'decimal')],
  },
  decimal: {
    about: 'A text or a number as an amount.',
    overloads: [gives('decimal', 'string'), gives('decimal', 'double'), gives('decimal', 'decimal')],
  },
  min: { about: 'The smaller of two numbers or amounts, or the smallest in a list.', overloads: EXTREME },
  max: { about: 'The larger of two numbers or amounts, or the largest in a list.', overloads: EXTREME },
  sum: {
    about: 'The sum of a list of numbers or amounts; 0 for an empty one.',
    overloads: [gives('double', 'list<double>'), gives('decimal', 'list<decimal>')],
  },
  abs: { about: 'A number or an amount without its sign.', overloads: NUMERIC },
  round: {
    about: 'A number or an amount to so many decimals (0 when left out), halves away from zero.',
    overloads: [...NUMERIC, gives('double', 'double', 'double'), gives('decimal', 'decimal', 'double')],
  },
  floor: { about: 'The whole number at or below a number or an amount.', overloads: NUMERIC },
  hourAt: {
    about: 'The hour (0 to 23) of a moment in the time zone so many hours ahead of UTC.',
    overloads: [gives('double', 'double', 'double')],
  },
  weekdayAt: {
    about: 'The day of the week (1 Monday to 7 Sunday) of a moment, so many hours ahead of UTC.',
    overloads: [gives('double', 'double', 'double')],
  },
  dateAt: {
    about: 'The date of a moment as "YYYY-MM-DD", so many hours ahead of UTC.',
    overloads: [gives('string', 'double', 'double')],
  },
  isOpen: {
    about:
      'Whether a moment, so many hours ahead of UTC, lies in the hours of its day: two times such as ["10:00", "22:30"] for Monday to Friday, and two for the weekend. Hours that end before they begin end on the next day.',
    overloads: [gives('bool', 'double', 'double', 'list<string>', 'list<string>')],
  },
  daysBefore: {
    about: 'The date so many days before a "YYYY-MM-DD" date.',
    overloads: [gives('string', 'string', 'double')],
  },
  parseTime: {
    about: 'The moment, as `now`, of a platform time such as "2026-01-31 18:00:00" (UTC+8).',
    overloads: [gives('double', 'string')],
  },
}
