import { printParseErrorCode, type ParseErrorCode } from 'jsonc-parser'

interface Mistake {
  readonly message: string
  readonly hint: string
}

const known: Readonly<Record<string, Mistake>> = {
  InvalidNumberFormat: {
    message: 'This number is not written as JSON has it.',
    hint: 'Write it plainly, as in 12 or 0.5, without zeros or a plus before it.',
  },
  PropertyNameExpected: {
    message: 'A name in double quotes is missing here.',
    hint: 'Write "name": before the value, and take a comma before a closing brace away.',
  },
  ValueExpected: {
    message: 'A value is missing here.',
    hint: 'Write one, and take a comma before a closing bracket away.',
  },
  ColonExpected: { message: 'A colon is missing after the name.', hint: 'Write "name": value.' },
  CommaExpected: { message: 'A comma is missing before this.', hint: 'Put one between two entries.' },
  CloseBraceExpected: { message: 'A "{" is not closed.', hint: 'Write "}" where it ends.' },
  CloseBracketExpected: { message: 'A "[" is not closed.', hint: 'Write "]" where it ends.' },
  EndOfFileExpected: {
    message: 'The document has ended before this.',
    hint: 'Take away what follows its last brace, or a brace too many before it.',
  },
  InvalidCommentToken: { message: 'JSON has no comments.', hint: 'Take it away.' },
  UnexpectedEndOfComment: { message: 'JSON has no comments.', hint: 'Take it away.' },
  UnexpectedEndOfString: {
    message: 'A text is not closed on its line.',
    hint: 'Write the " at its end; a line break within a text is \\n.',
  },
  UnexpectedEndOfNumber: { message: 'This number is cut off.', hint: 'Write it whole, as in 0.5.' },
  InvalidUnicode: {
    message: 'This character is not written as JSON has it.',
    hint: 'Write the character itself, or \\u and four digits.',
  },
  InvalidEscapeCharacter: {
    message: 'A backslash precedes a character that does not need it.',
    hint: 'Take it away, or write \\\\ for the backslash itself.',
  },
  InvalidCharacter: {
    message: 'A text has a character in it that cannot be seen.',
    hint: 'Type the text again; a tab is \\t.',
  },
  InvalidSymbol: {
    message: 'This word is not known in JSON.',
    hint: 'Put text into double quotes; bare words are true, false and null.',
  },
}

/** What is wrong with the JSON at a place, in words, and what to do. */
export function jsonMistake(code: ParseErrorCode, text: string, offset: number): Mistake {
  if (/,\s*$/.test(text.slice(0, offset)) && /^\s*[}\]]/.test(text.slice(offset)))
    return { message: 'There is a comma before the closing bracket.', hint: 'Take the comma away.' }
  return (
    known[printParseErrorCode(code)] ?? {
      message: 'This is not JSON.',
      hint: 'Check commas, quotes and brackets around here.',
    }
  )
}
