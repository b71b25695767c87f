/** A picture code drawn by the app itself. It slows down a careless script and is not a security control. */
export interface Captcha {
  /** What the picture shows. */
  readonly code: string
  /** Two figures to add up, for members whom the picture does not help. */
  readonly sum: readonly [number, number]
  /** The strokes of the code, as the `d` of SVG paths within `captchaSize`. */
  readonly strokes: readonly string[]
  /** Lines and specks across it. */
  readonly noise: readonly string[]
}

export const captchaSize = { width: 160, height: 56 } as const

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
  const { width, height } = captchaSize
  const level = () => (random() * height).toFixed(1)
  return `M0 ${level()}Q${(random() * width).toFixed(1)} ${level()} ${width} ${level()}`
}

function speck(random: Random): string {
  const x = random() * captchaSize.width
  const y = random() * captchaSize.height
  return `M${x.toFixed(1)} ${y.toFixed(1)}l${(random() * 4 - 2).toFixed(1)} ${(random() * 4 - 2).toFixed(1)}`
}
