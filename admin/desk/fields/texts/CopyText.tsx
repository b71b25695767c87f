import { memo, useMemo } from 'react'
import { formatFact } from '../../../../src/format/fact.ts'
import { languages, type Locale } from '../../../../src/format/locales.ts'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { FactStatus } from '../status/FactStatus.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import type { CellState } from '../../facts/texts/cellState.ts'
import { findErrors, liveText } from '../../facts/texts/createTextJudge.ts'
import { faultText } from '../../facts/texts/faultText.ts'
import { weightOf } from '../../facts/texts/TextFault.ts'
import { TextMark } from './TextMark.tsx'
import styles from './copy.module.css'
import { useWords } from '../../words/useWords.ts'

const LONGEST = 4000
/** About as many characters as fit on a line of the column. */
const LINE = 22

export interface CopyTextProps extends CellState {
  readonly copyKey: string
  readonly locale: Locale
  /** Says all about the text, not only what cannot wait. */
  readonly isOpen: boolean
}

/** One text in one language, edited in place. Drawn again only when something about it changes: a page has 150. */
export const CopyText = memo(function CopyText({ copyKey, locale, isOpen, ...state }: CopyTextProps) {
  const words = useWords()
  const { t, language } = words
  const draft = useDraft()
  const mayEdit = useMay('editor')
  const { text, faults } = state
  const fact = useMemo(() => formatFact({ kind: 'copy', locale, key: copyKey }), [locale, copyKey])
  const problem = faults.find((fault) => weightOf(fault) === 'error')

  function handleChange(next: string) {
    const valid = findErrors(liveText(draft.getSnapshot().live, copyKey), next).length === 0
    draft.edit(fact, next, { pause: true, valid })
  }

  return (
    <div className={styles.cell} data-fact={fact} data-copy={copyKey} data-locale={locale}>
      <div lang={languages[locale].tag}>
        <TextField
          label={t('copy.cell', { key: copyKey, language: language(locale) })}
          hideLabel
          rows={Math.min(6, Math.max(1, Math.ceil(text.length / LINE)))}
          value={text}
          maxLength={LONGEST}
          disabled={!mayEdit}
          error={problem && faultText(problem, words)}
          extra={<TextMark copyKey={copyKey} locale={locale} isOpen={isOpen} {...state} />}
          onChange={handleChange}
        />
      </div>
      {(isOpen || state.isTroubled) && <FactStatus fact={fact} />}
    </div>
  )
})
