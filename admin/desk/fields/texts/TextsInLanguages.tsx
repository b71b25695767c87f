import { languages, locales } from '../../../../src/format/locales.ts'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useWords } from '../../words/useWords.ts'
import { findErrors } from '../../facts/texts/createTextJudge.ts'
import { faultText } from '../../facts/texts/faultText.ts'
import styles from './own.module.css'
import type { InLanguages } from '../../facts/texts/ownTexts.ts'

export interface TextsInLanguagesProps {
  readonly legend: string
  readonly hint?: string
  readonly texts: InLanguages
  /** Lines of a text. */
  readonly rows?: number
  readonly onChange: (texts: InLanguages) => void
}

/** A new text in every language. What is not written yet is not called wrong. */
export function TextsInLanguages({ legend, hint, texts, rows, onChange }: TextsInLanguagesProps) {
  const words = useWords()
  return (
    <fieldset className={styles.texts}>
      <legend>{legend}</legend>
      {hint !== undefined && <p className={styles.quiet}>{hint}</p>}
      {locales.map((locale) => {
        const [fault] = texts[locale] === '' ? [] : findErrors('', texts[locale])
        return (
          <div key={locale} lang={languages[locale].tag}>
            <TextField
              label={words.language(locale)}
              value={texts[locale]}
              rows={rows}
              maxLength={4000}
              required
              error={fault && faultText(fault, words)}
              onChange={(text) => onChange({ ...texts, [locale]: text })}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
