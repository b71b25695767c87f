import { useCallback, useSyncExternalStore } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useTranslate } from '../../reading/useTranslate.ts'
import { captchaSize, createCaptcha, type Captcha } from '../captcha/createCaptcha.ts'
import { useFormStore } from '../formStore.ts'
import styles from './CaptchaInput.module.css'
import { textOr, typedFieldOf, type InputProps } from './InputProps.ts'

const copy = {
  hint: 'captcha.hint',
  /** With {{first}} and {{second}}. */
  question: 'captcha.question',
  refresh: 'captcha.refresh',
} as const

/** A picture code drawn on the spot. Whoever cannot see it is asked for a small sum instead; either answer holds. */
export function CaptchaInput(props: InputProps) {
  const { name, disabled, texts } = props
  const { captchas } = useFormStore()
  const translate = useTranslate()
  const captcha = useSyncExternalStore(
    captchas.changes.subscribe,
    useCallback(() => captchas.of(name, createCaptcha), [captchas, name]),
  )
  const [first, second] = captcha.sum

  function handleRefresh() {
    captchas.refresh(name, createCaptcha)
    props.onChange(undefined)
  }

  return (
    <TextField
      {...typedFieldOf(props)}
      hint={textOr(texts.help, translate(copy.hint))}
      inputMode="numeric"
      autoComplete="off"
      after={
        <span className={styles.captcha}>
          <CaptchaPicture captcha={captcha} description={translate(copy.question, { first, second })} />
          <IconButton icon="refresh" label={translate(copy.refresh)} disabled={disabled} onClick={handleRefresh} />
        </span>
      }
    />
  )
}

const { width, height } = captchaSize

function CaptchaPicture({ captcha, description }: { readonly captcha: Captcha; readonly description: string }) {
  return (
    <svg role="img" aria-label={description} viewBox={`0 0 ${width} ${height}`} className={styles.picture}>
      <g className={styles.noise}>
        {captcha.noise.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <g className={styles.code}>
        {captcha.strokes.map((stroke) => (
          <path key={stroke} d={stroke} />
        ))}
      </g>
    </svg>
  )
}
