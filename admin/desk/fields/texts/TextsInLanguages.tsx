import { languages, type Locale, locales } from '../../../../src/format/locales.ts'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './own.module.css'
import type { InLanguages } from '../../facts/texts/ownTexts.ts'

export interface TextsInLanguagesProps {
  readonly legend: string
  readonly texts: InLanguages
  /** Beginning of the ids of its inputs. */
  readonly id?: string
  /** Lines of a text. */
  readonly rows?: number | undefined
  readonly maxLength?: number | undefined
  readonly required?: boolean
  readonly disabled?: boolean | undefined
  readonly errorOf: (locale: Locale) => string | undefined
  readonly onChange: (texts: InLanguages) => void
}

/** A text in every language, side by side where there is room. */
export function TextsInLanguages(props: TextsInLanguagesProps) {
  const { legend, texts, id, rows, maxLength = 4000, required, disabled, errorOf, onChange } = props
  const words = useWords()
  return (
    <fieldset className={styles.texts}>
      <legend>{legend}</legend>
      {locales.map((locale) => (
        <div key={locale} lang={languages[locale].tag}>
          <TextField
            id={id === undefined ? undefined : `${id}.${locale}`}
            label={words.language(locale)}
            value={texts[locale]}
            rows={rows}
            maxLength={maxLength}
            required={required}
            disabled={disabled}
            spellCheck
            autoCapitalize="sentences"
            error={errorOf(locale)}
            onChange={(text) => onChange({ ...texts, [locale]: text })}
          />
        </div>
      ))}
    </fieldset>
  )
}
