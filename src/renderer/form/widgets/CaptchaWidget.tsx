import { IconButton } from '../../../ui/IconButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { captchaSize } from '../captcha/createCaptcha.ts'
import { fieldOf, leave, looksOf, textOf, valueOfText, type FieldWidgetProps } from './FieldWidgetProps.ts'
import styles from './CaptchaWidget.module.css'

const { width, height } = captchaSize

/** A picture code drawn on the spot. Whoever cannot see it is asked for a small sum instead; either answer holds. */
export function CaptchaWidget(props: FieldWidgetProps) {
  const looks = looksOf(props).captcha
  const picture = looks && (
    <span className={styles.captcha}>
      <svg role="img" aria-label={looks.description} viewBox={`0 0 ${width} ${height}`} className={styles.picture}>
        <g className={styles.noise}>
          {looks.captcha.noise.map((line) => (
            <path key={line} d={line} />
          ))}
        </g>
        <g className={styles.code}>
          {looks.captcha.strokes.map((stroke) => (
            <path key={stroke} d={stroke} />
          ))}
        </g>
      </svg>
      <IconButton icon="refresh" label={looks.refresh} disabled={props.disabled === true} onClick={looks.onRefresh} />
    </span>
  )
  return (
    <TextField
      {...fieldOf(props)}
      value={textOf(props)}
      inputMode="numeric"
      autoComplete="off"
      placeholder={looksOf(props).placeholder}
      maxLength={props.schema.maxLength}
      after={picture}
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={leave(props)}
    />
  )
}
