import { useState } from 'react'
import { locales } from '../../../../src/format/locales.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { AlsoUsed } from './AlsoUsed.tsx'
import { cellState } from '../../facts/texts/cellState.ts'
import { CopyText } from './CopyText.tsx'
import { useTextJudge } from '../../facts/texts/useTextJudge.ts'
import type { KeyUse } from '../../facts/texts/usesOfKeys.ts'
import styles from './own.module.css'
import { useWords } from '../../words/useWords.ts'

export interface DialogTextProps {
  readonly copyKey: string
  /** Which text of the dialog it is; its key if left out. */
  readonly legend?: string
  readonly uses: readonly KeyUse[]
  readonly rows?: number | undefined
  readonly onEdit?: (() => void) | undefined
}

/** One text of a dialog in the three languages, and where else it is used. */
export function DialogText({ copyKey, legend, uses, rows, onEdit }: DialogTextProps) {
  const { language } = useWords()
  const snapshot = useDraftSnapshot()
  const judge = useTextJudge()
  // What is not written yet is not called wrong.
  const [left, setLeft] = useState<readonly string[]>([])
  return (
    <fieldset className={styles.texts}>
      <legend>{legend ?? <code>{copyKey}</code>}</legend>
      <AlsoUsed uses={uses} />
      {locales.map((locale) => {
        const state = cellState(snapshot, judge, copyKey, locale)
        const isNew = state.text === '' && !state.isEdited && !left.includes(locale)
        return (
          <div key={locale} onBlur={() => setLeft((before) => [...before, locale])}>
            {legend === undefined && <p className={styles.quiet}>{language(locale)}</p>}
            <CopyText
              copyKey={copyKey}
              locale={locale}
              isOpen
              label={legend && language(locale)}
              rows={rows}
              onEdit={onEdit}
              {...state}
              {...(isNew && { faults: [] })}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
