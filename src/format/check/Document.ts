import {
  findNodeAtLocation,
  parseTree,
  type Node,
  type ParseError,
  printParseErrorCode,
  type ParseErrorCode,
} from 'jsonc-parser'
import type { Issue, IssueCode, Said } from '../Issue.ts'
import { limits } from '../release.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { SourceFile } from '../SourceFile.ts'

const known: Readonly<Record<string, MistakeKind>> = {
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

export interface Found {
  readonly path: Path
  readonly code: IssueCode
  readonly message: string
  readonly hint?: string | undefined
  readonly said?: Said | undefined
  readonly severity?: 'error' | 'warning'
  /** It is left out where something within its place is wrong, which it may only follow from. */
  readonly mayFollow?: true
  /** Characters into the text of the value, for issues inside an expression. */
  readonly offset?: number
}

/** A stretch of an expression that a parameter of a part was given, in characters after the `=`. */
export interface GivenStretch {
  readonly start: number
  readonly end: number
  /** Type of what it has to give. */
  readonly type: 'amount' | 'number' | 'string' | 'bool' | 'list'
}

/** A parsed document that can say where in its text a value is. */
export interface Document {
  readonly path: string
  readonly value: unknown
  readonly issue: (found: Found) => Issue
  /** Stretches that parts were given within the expression at a path; undefined of a document that uses none. */
  readonly givenAt?: (path: Path) => readonly GivenStretch[]
  /** Place where a block, or the screen, is written, then each use of a part around it; undefined of a document that uses none. */
  readonly wayTo?: (path: Path) => readonly WrittenPlace[]
}

/** A place in a text; line and column count from 1. */
export type WrittenPlace = Pick<Issue, 'document' | 'path' | 'line' | 'column'>

/** Text that cannot be read: why, and what could be made out of it all the same. */
interface Unread {
  readonly issues: readonly Issue[]
  readonly value: unknown
}

/** Value of a text, as far as it can be made out. */
export function readableValue(file: SourceFile): unknown {
  const parsed = parseDocument(file)
  return 'document' in parsed ? parsed.document.value : parsed.value
}

/** Parses strict JSON. Returns the document, or the issues that keep it from being read. */
export function parseDocument(file: SourceFile): { readonly document: Document } | Unread {
  const errors: ParseError[] = []
  const at = lineFinder(file.text)
  const deep = findDeep(file.text)
  if (deep !== undefined)
    return {
      issues: [
        {
          document: file.path,
          path: '',
          ...at(deep),
          severity: 'error',
          code: 'json',
          message: `This nests more than ${limits.depth} levels deep.`,
          hint: 'Check that every bracket before it is closed.',
        },
      ],
      value: undefined,
    }
  const root = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false })
  if (!root || errors.length > 0) {
    // What comes after the first mistake is often only its consequence.
    const [first] = errors
    const { offset, ...mistake } =
      first === undefined
        ? { offset: 0, message: 'The file is empty.', hint: 'Write at least {}.' }
        : (unclosedBracket(first.error, file.text) ?? jsonMistake(first.error, file.text, first.offset))
    return {
      issues: [{ document: file.path, path: '', ...at(offset), severity: 'error', code: 'json', ...mistake }],
      value: root && toValue(root),
    }
  }
  const doubled = findDoubled(root)
  if (doubled) {
    const { key, offset } = doubled
    return {
      issues: [
        {
          document: file.path,
          path: '',
          ...at(offset),
          severity: 'error',
          code: 'json',
          message: `The key "${key}" is given twice in one object.`,
          hint: 'Only one of them would count; take the other away.',
        },
      ],
      value: toValue(root),
    }
  }
  const issue = ({ path, code, message, hint, said, severity = 'error', offset = 0 }: Found): Issue => {
    const found = nodeAt(root, path)
    // What is wrong with a key is told at the key.
    const node = (isOfKey(code) && path.length > 0 ? found.parent?.children?.[0] : undefined) ?? found
    // +2 for the opening quote and the `=` of an expression.
    const start =
      node.offset +
      (offset > 0 || node.type === 'string'
        ? Math.min(offset + (code.startsWith('expression') ? 2 : 0), node.length)
        : 0)
    return {
      document: file.path,
      path: toPointer(path),
      ...at(start),
      severity,
      code,
      message,
      ...(hint !== undefined && { hint }),
      ...(said !== undefined && { said }),
    }
  }
  return { document: { path: file.path, value: toValue(root), issue } }
}

const isOfKey = (code: IssueCode) => code === 'unknown-key' || code === 'unknown-param' || code === 'missing-copy'

/** Where brackets nest too deeply: everything that walks the document would run out of stack. */
function findDeep(text: string): number | undefined {
  let depth = 0
  for (const { part, offset } of bracketsIn(text)) {
    depth += isOpening(part) ? 1 : -1
    if (depth > limits.depth) return offset
  }
  return undefined
}

/** Brackets outside texts. */
function* bracketsIn(text: string): Generator<{ readonly part: string; readonly offset: number }> {
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs))
    if (!part.startsWith('"')) yield { part, offset: index }
}

const isOpening = (part: string) => part === '[' || part === '{'

/** Errors that a bracket which is not closed leads to, here or at the end of the file. */
const ofBrackets: ReadonlySet<string> = new Set([
  'CloseBraceExpected',
  'CloseBracketExpected',
  'CommaExpected',
  'PropertyNameExpected',
  'ValueExpected',
])

/**
 * A bracket that is not closed, told where it was opened: the last one whose line stands further in than that of the
 * bracket which follows its place. Undefined where there are as many closing ones.
 */
function unclosedBracket(code: ParseErrorCode, text: string): Mistake | undefined {
  if (!ofBrackets.has(printParseErrorCode(code))) return undefined
  const brackets = [...bracketsIn(text)]
  if (brackets.filter(({ part }) => isOpening(part)).length * 2 <= brackets.length) return undefined
  const open: { readonly part: string; readonly offset: number }[] = []
  for (const bracket of brackets) {
    const { part, offset } = bracket
    if (isOpening(part)) {
      open.push(bracket)
      continue
    }
    const last = open.at(-1)
    if (last === undefined) return undefined
    const isOther = part !== (last.part === '{' ? '}' : ']')
    if (isOther || (standsFirst(text, offset) && indentOf(text, offset) < indentOf(text, last.offset))) break
    open.pop()
  }
  const last = open.at(-1)
  const mistake = known[last?.part === '[' ? 'CloseBracketExpected' : 'CloseBraceExpected']
  return last && mistake && { ...mistake, offset: last.offset }
}

const lineBefore = (text: string, offset: number) => text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
const standsFirst = (text: string, offset: number) => lineBefore(text, offset).trim() === ''
const indentOf = (text: string, offset: number) => /^ */.exec(lineBefore(text, offset))?.[0].length ?? 0

/** A key that an object has twice: readers differ in which one they take. */
function findDoubled(node: Node): { readonly key: string; readonly offset: number } | undefined {
  const seen = new Set<string>()
  for (const child of node.children ?? []) {
    if (node.type === 'object') {
      const [name, value] = child.children ?? []
      const key = String(name?.value)
      if (seen.has(key)) return { key, offset: child.offset }
      seen.add(key)
      const inside = value && findDoubled(value)
      if (inside) return inside
    } else {
      const inside = findDoubled(child)
      if (inside) return inside
    }
  }
  return undefined
}

/** Own plain objects only: a key such as `__proto__` is a key like any other. */
function toValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(toValue)
  if (node.type !== 'object') return node.value
  const entries = (node.children ?? []).flatMap(({ children }) =>
    children?.[0] && children[1] ? [[String(children[0].value), toValue(children[1])] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** The node at a path, or the nearest one around it that is there. */
function nodeAt(root: Node, path: Path): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const found = findNodeAtLocation(root, path.slice(0, length))
    if (found) return found
  }
  return root
}

export function toPointer(path: Path): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

export function fromPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function lineFinder(text: string) {
  return (offset: number) => {
    const before = text.slice(0, offset)
    const line = before.split('\n').length
    return { line, column: offset - before.lastIndexOf('\n') }
  }
}

interface MistakeKind {
  readonly said: Said
  readonly message: string
  readonly hint: string
}

interface Mistake extends MistakeKind {
  readonly offset: number
}

/** Mistake in the JSON at a place, in words, and what to do. */
function jsonMistake(code: ParseErrorCode, text: string, offset: number): Mistake {
  if (/,\s*$/.test(text.slice(0, offset)) && /^\s*[}\]]/.test(text.slice(offset)))
    return {
      offset,
      said: { id: 'json-last-comma' },
      message: 'There is a comma before the closing bracket.',
      hint: 'Take the comma away.',
    }
  if (/,\s*$/.test(text.slice(0, offset)) && text.charAt(offset) === ',')
    return {
      offset,
      said: { id: 'json-second-comma' },
      message: 'There is a second comma here.',
      hint: 'Take one of the two away.',
    }
  const mistake = known[printParseErrorCode(code)] ?? {
    said: { id: 'json-other' },
    message: 'This is not JSON.',
    hint: 'Check commas, quotes and brackets around here.',
  }
  return { ...mistake, offset }
}
