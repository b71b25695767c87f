import { locales } from '../../../../src/format/locales.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { AlsoUsed } from './AlsoUsed.tsx'
import { cellState } from '../../facts/texts/cellState.ts'
import { CopyText } from './CopyText.tsx'
import { useTextJudge } from '../../facts/texts/useTextJudge.ts'
import type { KeyUse } from '../../facts/texts/usesOfKeys.ts'
import styles from './dialogs.module.css'
import { useWords } from '../../words/useWords.ts'

/** One text of a dialog in the three languages, and where else it is used. */
export function DialogText({ copyKey, uses }: { copyKey: string; uses: readonly KeyUse[] }) {
  const { language } = useWords()
  const snapshot = useDraftSnapshot()
  const judge = useTextJudge()
  return (
    <fieldset className={styles.text}>
      <legend>
        <code>{copyKey}</code>
      </legend>
      <AlsoUsed uses={uses} />
      {locales.map((locale) => (
        <div key={locale}>
          <p className={styles.quiet}>{language(locale)}</p>
          <CopyText copyKey={copyKey} locale={locale} isOpen {...cellState(snapshot, judge, copyKey, locale)} />
        </div>
      ))}
    </fieldset>
  )
}
