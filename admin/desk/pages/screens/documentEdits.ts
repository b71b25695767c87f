import { applyEdits, findNodeAtLocation, modify, parseTree, type Node } from 'jsonc-parser'
import type { Path } from '../../../../src/format/shape/JsonShape.ts'

/**
 * Edits of a document's text. All else stays to the letter: formatting and the order of keys are its author's. A path that
 * is not there leaves the text as it is.
 */

/** Writes a value at a path: in place of what is there, else as a new key at the end of its object. */
export function setAt(text: string, path: Path, value: unknown): string {
  if (value === undefined) return removeAt(text, path)
  const root = parseTree(text)
  const node = root && findNodeAtLocation(root, [...path])
  if (node) return splice(text, node.offset, node.length, written(value, isOnOneLine(text, node), indentAt(text, node)))
  const holder = root && findNodeAtLocation(root, path.slice(0, -1))
  const key = path.at(-1)
  if (holder?.type !== 'object' || typeof key !== 'string') return text
  return insertInto(text, holder, holder.children?.length ?? 0, (isInline, indent) =>
    isInline
      ? `${JSON.stringify(key)}: ${written(value, true, '')}`
      : `${JSON.stringify(key)}: ${written(value, isShort(value), indent)}`,
  )
}

export function removeAt(text: string, path: Path): string {
  const root = parseTree(text)
  if (!root || !findNodeAtLocation(root, [...path])) return text
  return applyEdits(text, modify(text, [...path], undefined, {}))
}

/** Puts a value into a list, before the entry that has this number now. */
export function insertAt(text: string, list: Path, index: number, value: unknown): string {
  return insertWritten(text, list, index, (isInline, indent) => written(value, isInline || isShort(value), indent))
}

/** Puts an entry of a list elsewhere in it; the texts of all entries stay as they were written. */
export function moveWithin(text: string, list: Path, from: number, to: number): string {
  const root = parseTree(text)
  const entries = (root && findNodeAtLocation(root, [...list])?.children) ?? []
  if (!entries[from] || !entries[to] || from === to) return text
  const order = entries.map((_, index) => index)
  order.splice(to, 0, ...order.splice(from, 1))
  const edits = entries.map(({ offset, length }, index) => ({
    offset,
    length,
    content: textOf(text, entries[order[index] ?? index] ?? entries[index]),
  }))
  return applyEdits(text, edits)
}

/** Takes an entry out of its list and puts it at the end of another one, which is not inside it. */
export function moveInto(text: string, from: Path, list: Path): string {
  const root = parseTree(text)
  const node = root && findNodeAtLocation(root, [...from])
  const isInside = from.every((key, index) => list[index] === key)
  if (!node || isInside) return text
  const entry = { text: textOf(text, node), indent: indentAt(text, node) }
  const target = findNodeAtLocation(root, [...list])
  const size = target?.children?.length ?? 0
  const inserted = insertWritten(text, list, size, (_, indent) => reindented(entry.text, entry.indent, indent))
  // At the end of a list nothing before it moves, so that the old path still means the entry.
  return inserted === text ? text : removeAt(inserted, from)
}

type Write = (isInline: boolean, indent: string) => string

function insertWritten(text: string, list: Path, index: number, write: Write): string {
  const root = parseTree(text)
  const node = root && findNodeAtLocation(root, [...list])
  return node?.type === 'array' ? insertInto(text, node, index, write) : text
}

function insertInto(text: string, holder: Node, index: number, write: Write): string {
  const { children = [], offset, length } = holder
  const isInline = children.length > 0 && isOnOneLine(text, holder)
  const [first] = children
  const around = indentAt(text, holder)
  const indent = first && !isInline ? indentAt(text, first) : `${around}${stepOf(text)}`
  const content = write(isInline, indent)
  const before = children[Math.min(index, children.length) - 1]
  const after = children[index]
  if (first === undefined) {
    const padding = content.includes('\n') || holder.type === 'array'
    return splice(text, offset + 1, length - 2, padding ? `\n${indent}${content}\n${around}` : ` ${content} `)
  }
  const between = isInline ? ' ' : `\n${indent}`
  return before === undefined || after !== undefined
    ? splice(text, (after ?? first).offset, 0, `${content},${between}`)
    : splice(text, before.offset + before.length, 0, `,${between}${content}`)
}

const splice = (text: string, offset: number, length: number, content: string): string =>
  text.slice(0, offset) + content + text.slice(offset + length)

const textOf = (text: string, node: Node | undefined): string =>
  node === undefined ? '' : text.slice(node.offset, node.offset + node.length)

const isOnOneLine = (text: string, node: Node): boolean => !textOf(text, node).includes('\n')

/** The white space at the beginning of the node's line. */
function indentAt(text: string, { offset }: Node): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

/** By how much this author goes in. */
const stepOf = (text: string): string => /\n([ \t]+)/.exec(text)?.[1] ?? '  '

const LONGEST = 100

const isShort = (value: unknown): boolean => inOneLine(value).length <= LONGEST

function written(value: unknown, isInline: boolean, indent: string): string {
  return isInline ? inOneLine(value) : JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)
}

/** As the shipped documents write it: `{ "go": "/" }`, `["a", "b"]`. */
function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, each]) => `${JSON.stringify(key)}: ${inOneLine(each)}`).join(', ')} }`
}

const reindented = (text: string, from: string, to: string): string =>
  text
    .split('\n')
    .map((line, index) => (index > 0 && line.startsWith(from) ? to + line.slice(from.length) : line))
    .join('\n')
