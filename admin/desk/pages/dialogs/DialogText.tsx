import { locales } from '../../../../src/format/locales.ts'
import { AlsoUsed } from '../copy/AlsoUsed.tsx'
import { CopyCell } from '../copy/CopyCell.tsx'
import type { KeyUse } from '../copy/usesOfKeys.ts'
import styles from './dialogs.module.css'
import { useWords } from '../../words/useWords.ts'

/** One text of a dialog in the three languages, and where else it is used. */
export function DialogText({ copyKey, uses }: { copyKey: string; uses: readonly KeyUse[] }) {
  const { language } = useWords()
  return (
    <fieldset className={styles.text}>
      <legend>
        <code>{copyKey}</code>
      </legend>
      <AlsoUsed uses={uses} />
      {locales.map((locale) => (
        <div key={locale}>
          <p className={styles.quiet}>{language(locale)}</p>
          <CopyCell copyKey={copyKey} locale={locale} />
        </div>
      ))}
    </fieldset>
  )
}
