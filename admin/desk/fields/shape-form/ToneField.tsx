import { useId } from 'react'
import { toneNames } from '../../../../src/format/shape/marks.ts'
import { FieldError } from '../../../../src/ui/FieldError.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import choices from '../../../../src/ui/choices.module.css'
import tones from '../../../../src/ui/tones.module.css'
import { useWords } from '../../words/useWords.ts'
import { useField, type ShapeFieldProps } from './ShapeFieldProps.ts'
import styles from './shape-form.module.css'

/** A colour family, chosen by its colour. */
export function ToneField(props: ShapeFieldProps) {
  const { label, help, value, shape } = props
  const { t } = useWords()
  const { error, isLocked, set } = useField(props)
  const name = useId()
  const chosen = typeof value === 'string' ? value : shape.default
  return (
    <fieldset className={styles.tones} disabled={isLocked}>
      <legend className={choices.legend}>{label}</legend>
      <div className={styles.toneOptions}>
        {toneNames.map((tone) => (
          <label key={tone} className={joinNames(styles.tone, tones[tone])}>
            <input
              type="radio"
              name={name}
              value={tone}
              checked={tone === chosen}
              className={choices.native}
              onChange={() => set(tone)}
            />
            <span className={styles.swatch} />
            {t(`tones.${tone}`)}
          </label>
        ))}
      </div>
      {help !== undefined && <p className={choices.hint}>{help}</p>}
      <div aria-live="polite">{error !== undefined && <FieldError>{error}</FieldError>}</div>
    </fieldset>
  )
}
