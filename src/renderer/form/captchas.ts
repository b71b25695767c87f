import { createStore } from '../../store/createStore.ts'
import type { Readable } from '../../store/Store.ts'

/** A picture code drawn by the app itself. It slows down a careless script and is not a security control. */
export interface Captcha {
  /** The digits in the picture. */
  readonly code: string
  /** Two figures to add up, for members whom the picture does not help. */
  readonly sum: readonly [number, number]
  /** The strokes of the code, as the `d` of SVG paths of its picture. */
  readonly strokes: readonly string[]
  /** Lines and specks across it. */
  readonly noise: readonly string[]
}

/** The picture codes of a form, by field. */
export interface Captchas {
  /** The code of a field, made on first sight by what draws it. */
  of(field: string, make: () => Captcha): Captcha
  readonly changes: Readable<unknown>
  refresh(field: string, make: () => Captcha): void
  /** New ones for all, after a success. */
  clear(): void
  solves(this: void, field: string, answer: unknown): boolean
}

const codes = new WeakMap<object, Captchas>()

/** The picture codes of a form, by the store of its values. Apart from the form: few forms have any. */
export function captchasOf(values: object): Captchas {
  const captchas = codes.get(values) ?? createCaptchas()
  codes.set(values, captchas)
  return captchas
}

function createCaptchas(): Captchas {
  const made = createStore<Readonly<Record<string, Captcha>>>({})
  // Made on first sight, before anybody listens.
  const known = new Map<string, Captcha>()

  function of(field: string, make: () => Captcha): Captcha {
    const captcha = known.get(field) ?? make()
    known.set(field, captcha)
    return captcha
  }

  return {
    of,
    changes: made,
    refresh(field, make) {
      known.delete(field)
      made.set({ ...made.getSnapshot(), [field]: of(field, make) })
    },
    clear() {
      known.clear()
      made.set({})
    },
    // A code that nobody has seen cannot be answered.
    solves(field, answer) {
      const captcha = known.get(field)
      return captcha !== undefined && solves(captcha, answer)
    },
  }
}

/** Whether an answer is right: the code of the picture, or the sum. */
export function solves({ code, sum }: Captcha, answer: unknown): boolean {
  const given = String(answer).trim()
  return given === code || given === String(sum[0] + sum[1])
}
