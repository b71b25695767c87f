import { blocks, type BlockType } from '../../../../src/format/blocks/Block.ts'
import type { BlockExample } from '../../../../src/format/blocks/declareBlock.ts'
import { memberOf, objectOf } from '../../../../src/format/value/isObject.ts'
import { copyOfBlock } from './copyOfBlock.ts'
import { insertAt, setAt } from './documentEdits.ts'
import type { TreeList } from '../../facts/documents/screenTree.ts'

/** Of a screen's document: what a block may read. */
const readable = ['query', 'values', 'sources'] as const

/**
 * The text with a new block at the end of a list: the example of its kind that needs least, so that there is something to
 * see and to change. What it reads comes with it, unless the screen has something of that name.
 */
export function withNewBlock(text: string, type: BlockType, list: TreeList, document: unknown): string {
  const [first, ...others] = blocks[type].examples
  const example = others.reduce((least, each) => (needsOf(each) < needsOf(least) ? each : least), first)
  const added = insertAt(text, list.path, list.blocks.length, copyOfBlock(example.part, document))
  return readable.reduce((written, key) => {
    const held = memberOf(document, key)
    const missing = Object.entries(objectOf(example[key])).filter(([name]) => memberOf(held, name) === undefined)
    if (missing.length === 0) return written
    return held === undefined
      ? setAt(written, [key], Object.fromEntries(missing))
      : missing.reduce((text, [name, value]) => setAt(text, [key, name], value), written)
  }, added)
}

function needsOf(example: BlockExample): number {
  const read = readable.map((key) => Object.keys(example[key] ?? {}).length)
  return 10 * (example.beside?.length ?? 0) + read.reduce((sum, count) => sum + count, 0)
}
