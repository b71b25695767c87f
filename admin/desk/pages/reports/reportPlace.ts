import { formatFact } from '../../../../src/format/fact.ts'
import type { Facts } from '../../../../src/format/facts/parseFacts.ts'
import type { Words } from '../../words/useWords.ts'
import { readScreen } from '../../facts/documents/ScreenDocument.ts'
import { blockAround, listsOf, screenTree } from '../../facts/documents/screenTree.ts'
import { blockName } from '../../facts/documents/blockName.ts'

interface ReportPlace {
  /** In the operator's words: the screen, and which block of it. */
  readonly text: string
  /** Where the desk shows it. */
  readonly path: string
}

/**
 * Which block of which screen a report is about, by the live documents; undefined of what is no screen's. `isLive`: it is
 * about the live release, otherwise the block may have moved since, and only the screen is named.
 */
export function reportPlace(pointer: string, isLive: boolean, facts: Facts, words: Words): ReportPlace | undefined {
  const [, id = '', at = ''] = /^(\w+):(.*)$/.exec(pointer) ?? []
  const document = facts.read(formatFact({ kind: 'screen', id }))
  if (document === undefined) return undefined
  const copy = facts.copy[words.locale]
  const { title } = readScreen(id, document, copy)
  const tree = screenTree(document, copy)
  const block = isLive ? blockAround(tree, at) : undefined
  if (block === undefined) return { text: title, path: `/screens/${id}` }
  const number =
    (listsOf(tree)
      .find(({ list }) => list.blocks.includes(block))
      ?.list.blocks.indexOf(block) ?? 0) + 1
  return {
    text: words.t('reports.place', { screen: title, block: blockName(block, document, copy, words), number }),
    path: `/screens/${id}?at=${encodeURIComponent(at)}`,
  }
}
