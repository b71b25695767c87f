import { useCallback, useSyncExternalStore } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useTranslate } from '../../reading/language.ts'
import { captchasOf, type Captcha } from '../captchas.ts'
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
  const captchas = captchasOf(useFormStore().values)
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

const width = 160
const height = 56

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

type Random = () => number
type Point = readonly [x: number, y: number]

const DIGITS = 4
const NOISE_LINES = 5
const NOISE_SPECKS = 18

/** The digits as polylines on a field of 4 × 6. Zero and one stay away: they read as letters. */
const glyphs: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  2: [
    [
      [0, 1],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 2],
      [0, 6],
      [4, 6],
    ],
  ],
  3: [
    [
      [0, 0],
      [4, 0],
      [2, 2.4],
      [4, 3.6],
      [4, 5],
      [3, 6],
      [1, 6],
      [0, 5],
    ],
  ],
  4: [
    [
      [3, 6],
      [3, 0],
      [0, 4],
      [4, 4],
    ],
  ],
  5: [
    [
      [4, 0],
      [0, 0],
      [0, 2.6],
      [3, 2.4],
      [4, 3.6],
      [4, 5],
      [3, 6],
      [0, 6],
    ],
  ],
  6: [
    [
      [3.6, 0],
      [1, 2],
      [0, 4],
      [0, 5],
      [1, 6],
      [3, 6],
      [4, 5],
      [4, 4],
      [3, 3],
      [1, 3],
      [0, 4],
    ],
  ],
  7: [
    [
      [0, 0],
      [4, 0],
      [1.4, 6],
    ],
    [
      [1, 3],
      [3.4, 3],
    ],
  ],
  8: [
    [
      [2, 2.8],
      [0.4, 1.4],
      [1, 0],
      [3, 0],
      [3.6, 1.4],
      [0, 4.6],
      [1, 6],
      [3, 6],
      [4, 4.6],
      [2, 2.8],
    ],
  ],
  9: [
    [
      [4, 2],
      [3, 3],
      [1, 3],
      [0, 2],
      [0, 1],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 3],
      [3, 5],
      [0.6, 6],
    ],
  ],
}

export function createCaptcha(random: Random = Math.random): Captcha {
  const names = Object.keys(glyphs)
  const digits = Array.from({ length: DIGITS }, () => names[Math.floor(random() * names.length)] ?? '2')
  return {
    code: digits.join(''),
    sum: [1 + Math.floor(random() * 9), 1 + Math.floor(random() * 9)],
    strokes: digits.flatMap((digit, index) => drawDigit(glyphs[digit] ?? [], index, random)),
    noise: [
      ...Array.from({ length: NOISE_LINES }, () => curve(random)),
      ...Array.from({ length: NOISE_SPECKS }, () => speck(random)),
    ],
  }
}

function drawDigit(lines: readonly (readonly Point[])[], index: number, random: Random): string[] {
  const size = 5 + random() * 1.4
  const tilt = (random() - 0.5) * 0.7
  const left = 14 + index * 36 + random() * 8
  const top = 8 + random() * 6
  return lines.map((line) =>
    line
      .map(([x, y], step) => {
        const across = left + size * (x * Math.cos(tilt) - (y - 3) * Math.sin(tilt) * 0.5) + random() * 1.6
        const down = top + size * (y + x * Math.sin(tilt)) + random() * 1.6
        return `${step === 0 ? 'M' : 'L'}${across.toFixed(1)} ${down.toFixed(1)}`
      })
      .join(''),
  )
}

function curve(random: Random): string {
  const level = () => (random() * height).toFixed(1)
  return `M0 ${level()}Q${(random() * width).toFixed(1)} ${level()} ${width} ${level()}`
}

function speck(random: Random): string {
  const x = random() * width
  const y = random() * height
  return `M${x.toFixed(1)} ${y.toFixed(1)}l${(random() * 4 - 2).toFixed(1)} ${(random() * 4 - 2).toFixed(1)}`
}
