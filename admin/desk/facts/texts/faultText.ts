import { assertNever } from '../../../../src/format/value/assertNever.ts'
import type { Words } from '../../words/useWords.ts'
import type { TextFault } from './TextFault.ts'

/** Fault of a text in words, with what to write instead. */
export function faultText(fault: TextFault, { t, language }: Pick<Words, 't' | 'language'>): string {
  switch (fault.kind) {
    case 'missing':
    case 'character':
    case 'invisible':
    case 'edges':
    case 'spaces':
    case 'formula':
      return t(`copy.${fault.kind}`)
    case 'lost':
      return t('copy.keepHoles', { names: fault.names.join(', ') })
    case 'unknown':
      return t('copy.unknownHoles', { names: fault.names.join(', ') })
    case 'stray':
      return t('copy.stray', { mark: fault.mark, example: '{{name}}' })
    case 'lines':
      return t('copy.lines', { count: fault.count, wanted: fault.wanted })
    case 'long':
      return t('copy.overBudget', { count: fault.count, budget: fault.budget })
    case 'particle':
      return t('copy.particle', { written: fault.written, better: fault.better })
    case 'language':
      return t('copy.otherLanguage', { language: language(fault.found) })
    case 'markup':
      return t('copy.markup', { mark: fault.mark })
    case 'glossary':
      return t('copy.glossaryHint', { term: fault.term, wanted: fault.wanted.join(' / ') })
    default:
      return assertNever(fault)
  }
}
