import { printParseErrorCode, type ParseErrorCode } from 'jsonc-parser'
import type { Said } from '../Issue.ts'

interface Mistake {
  readonly said: Said
  readonly message: string
  readonly hint: string
}

const known: Readonly<Record<string, Mistake>> = {
  InvalidNumberFormat: {
    said: { id: 'json-number' },
    message: 'This number is not written as JSON has it.',
    hint: 'Write it plainly, as in 12 or 0.5, without zeros or a plus before it.',
  },
  PropertyNameExpected: {
    said: { id: 'json-name' },
    message: 'A name in double quotes is missing here.',
    hint: 'Write "name": before the value, and take a comma before a closing brace away.',
  },
  ValueExpected: {
    said: { id: 'json-value' },
    message: 'A value is missing here.',
    hint: 'Write one, and take a comma before a closing bracket away.',
  },
  ColonExpected: {
    said: { id: 'json-colon' },
    message: 'A colon is missing after the name.',
    hint: 'Write "name": value.',
  },
  CommaExpected: {
    said: { id: 'json-comma' },
    message: 'A comma is missing before this.',
    hint: 'Put one between two entries.',
  },
  CloseBraceExpected: { said: { id: 'json-brace' }, message: 'A "{" is not closed.', hint: 'Write "}" where it ends.' },
  CloseBracketExpected: {
    said: { id: 'json-bracket' },
    message: 'A "[" is not closed.',
    hint: 'Write "]" where it ends.',
  },
  EndOfFileExpected: {
    said: { id: 'json-end' },
    message: 'The document has ended before this.',
    hint: 'Take away what follows its last brace, or a brace too many before it.',
  },
  InvalidCommentToken: { said: { id: 'json-comment' }, message: 'JSON has no comments.', hint: 'Take it away.' },
  UnexpectedEndOfComment: { said: { id: 'json-comment' }, message: 'JSON has no comments.', hint: 'Take it away.' },
  UnexpectedEndOfString: {
    said: { id: 'json-quote' },
    message: 'A quote is missing on this line.',
    hint: 'Write the " at its end; a line break within a text is \\n.',
  },
  UnexpectedEndOfNumber: {
    said: { id: 'json-number' },
    message: 'This number is cut off.',
    hint: 'Write it whole, as in 0.5.',
  },
  InvalidUnicode: {
    said: { id: 'json-character' },
    message: 'This character is not written as JSON has it.',
    hint: 'Write the character itself, or \\u and four digits.',
  },
  InvalidEscapeCharacter: {
    said: { id: 'json-backslash' },
    message: 'A backslash precedes a character that does not need it.',
    hint: 'Take it away, or write \\\\ for the backslash itself.',
  },
  InvalidCharacter: {
    said: { id: 'json-unseen' },
    message: 'A text has a character in it that cannot be seen.',
    hint: 'Type the text again; a tab is \\t.',
  },
  InvalidSymbol: {
    said: { id: 'json-word' },
    message: 'This word is not known in JSON.',
    hint: 'Put text into double quotes; bare words are true, false and null.',
  },
}

/** Mistake in the JSON at a place, in words, and what to do. */
export function jsonMistake(code: ParseErrorCode, text: string, offset: number): Mistake {
  if (/,\s*$/.test(text.slice(0, offset)) && /^\s*[}\]]/.test(text.slice(offset)))
    return {
      said: { id: 'json-last-comma' },
      message: 'There is a comma before the closing bracket.',
      hint: 'Take the comma away.',
    }
  return (
    known[printParseErrorCode(code)] ?? {
      said: { id: 'json-other' },
      message: 'This is not JSON.',
      hint: 'Check commas, quotes and brackets around here.',
    }
  )
}
