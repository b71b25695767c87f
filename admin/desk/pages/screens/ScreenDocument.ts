import { isBlockType, type Block } from '../../../../src/format/blocks/Block.ts'
import { writtenBlocks } from '../../../../src/format/blocks/placedBlocks.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import { isObject } from '../../../../src/format/isObject.ts'
import type { Facts } from '../../draft/Facts.ts'
import type { Locale } from '../../../../src/format/locales.ts'

/** The parts of a screen's document that the desk reads; it may be any JSON while it is being written. */
export interface ScreenDocument {
  readonly id: string
  readonly path: string
  /**
   * Its title in the operator's language if that is plain text, else the text that `new-screen` writes for it, else the
   * id.
   */
  readonly title: string
}

export interface ScreenPart {
  readonly id: string
  readonly type: Block['type']
  /** How many parts it is inside. */
  readonly depth: number
  /** What it is called, where the document says so in a plain text. */
  readonly label: string | undefined
}

type Copy = Readonly<Record<string, string>>

export function screenPath(id: string): string {
  return `screens/${id}.json`
}

/** Every screen of a set of documents, by title. */
export function listScreenDocuments(facts: Facts, locale: Locale): readonly ScreenDocument[] {
  return facts.files
    .filter(({ path }) => path.startsWith('screens/'))
    .map(({ path }) => path.slice('screens/'.length, -'.json'.length))
    .map((id) => readScreen(id, facts.read(formatFact({ kind: 'screen', id })), facts.copy[locale]))
    .sort((a, b) => a.title.localeCompare(b.title))
}

export function readScreen(id: string, value: unknown, copy: Copy): ScreenDocument {
  const { path, title } = isObject(value) ? value : {}
  return {
    id,
    path: typeof path === 'string' ? path : '',
    title: textOf(title, copy) ?? textOf(`${id}.title`, copy) ?? id,
  }
}

/** The parts of a screen that can be switched off, in the order of the document. */
export function listParts(value: unknown, copy: Copy): readonly ScreenPart[] {
  return writtenBlocks(isObject(value) ? value['body'] : undefined).flatMap(({ block, depth }) => {
    const type = String(block['type'])
    const label = textOf(block['label'], copy) ?? textOf(block['title'], copy) ?? textOf(block['text'], copy)
    return isBlockType(type) ? [{ id: String(block['id']), type, depth, label }] : []
  })
}

function textOf(slot: unknown, copy: Copy): string | undefined {
  const text = typeof slot === 'string' && Object.hasOwn(copy, slot) ? copy[slot] : undefined
  return text === undefined || text.includes('{{') ? undefined : text
}
