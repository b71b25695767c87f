import { assertNever } from '../../../../src/format/value/assertNever.ts'
import { blocks } from '../../../../src/format/blocks/Block.ts'
import { blockLabel } from '../../../../src/format/facts/screenTitle.ts'
import { listOf, memberOf, objectOf } from '../../../../src/format/value/isObject.ts'
import { valueAt } from '../../../../src/format/check/valueAt.ts'
import type { Words } from '../../words/useWords.ts'
import type { TreeBlock, TreeListName } from './screenTree.ts'

type Copy = Readonly<Record<string, string>>

/** So many of its entries stand for a block that has no heading. */
const MOST = 3
const LONGEST = 60

/** Name of a block for operators: its own words, else those of its first entries, else the name of its kind. */
export function blockName(block: TreeBlock, document: unknown, copy: Copy, { t, list, locale }: Words): string {
  if (block.label !== undefined) return shortened(block.label)
  if (block.type === undefined) return t('screens.unreadable')
  const written = objectOf(valueAt(document, block.path))
  const entries = ['items', 'fields', 'lines'].flatMap((key) => listOf(written[key]))
  const labels = entries.flatMap((entry) => blockLabel(objectOf(entry), copy) ?? [])
  const submit = blockLabel(objectOf(written['submit']), copy)
  const words = labels.length > 0 ? list(labels.slice(0, MOST)) : (submit ?? memberOf(copy, String(written['empty'])))
  return typeof words === 'string' ? shortened(words) : blocks[block.type].title[locale]
}

/** Which list of its block it is; undefined for the only one. */
export function listName(name: TreeListName, { t }: Words): string | undefined {
  switch (name.kind) {
    case 'own':
      return undefined
    case 'tab':
      return name.label === undefined
        ? t('screens.inTabNumber', { number: name.number })
        : t('screens.inTab', { name: name.label })
    case 'row':
      return t('screens.inRow')
    case 'head':
      return t('screens.inHead')
    case 'each':
      return t('screens.inEach')
    default:
      return assertNever(name)
  }
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)
