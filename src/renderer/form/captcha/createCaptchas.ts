import { createCaptcha, solves, type Captcha } from './createCaptcha.ts'
import type { Readable } from '../../../store/Store.ts'
import { createStore } from '../../../store/createStore.ts'

/** The picture codes of a form, by field. */
export interface Captchas {
  of(field: string): Captcha
  readonly changes: Readable<unknown>
  refresh(field: string): void
  /** New ones for all, after a success. */
  clear(): void
  solves(this: void, field: string, answer: unknown): boolean
}

export function createCaptchas(): Captchas {
  const made = createStore<Readonly<Record<string, Captcha>>>({})
  // Made on first sight, before anybody listens.
  const known = new Map<string, Captcha>()

  function of(field: string): Captcha {
    const captcha = known.get(field) ?? createCaptcha()
    known.set(field, captcha)
    return captcha
  }

  return {
    of,
    changes: made,
    refresh(field) {
      known.delete(field)
      made.set({ ...made.getSnapshot(), [field]: of(field) })
    },
    clear() {
      known.clear()
      made.set({})
    },
    solves: (field, answer) => solves(of(field), answer),
  }
}
