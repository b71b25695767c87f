import { PlatformError } from '../../platform/PlatformError.ts'
import { copyKeys } from '../host/copyKeys.ts'
import type { ScreenStore } from '../screen/createScreenStore.ts'
import type { Why } from '../asking/createRequests.ts'
import { wordsOf } from '../asking/failures.ts'

interface Asking {
  readonly store: ScreenStore
  /** Sources of the screen. */
  readonly names: readonly string[]
  readonly why: Exclude<Why, 'clock'>
  /** What else is read at the same time. */
  readonly others?: readonly Promise<unknown>[]
}

/** Reads sources again after a tap, and says what went wrong until it succeeds. Resolves to whether all answered. */
export async function askAgain({ store, names, why, others = [] }: Asking): Promise<boolean> {
  const { feedback, text } = store.renderer.host
  const about = [store, 'asked', names.join(' ')]
  const failures = await Promise.all([
    ...names.map(async (name) => store.handle(name)?.refresh(why)),
    ...others.map(async (other) => other.then(nothing, (error: unknown) => error)),
  ])
  const failure = failures.find((one) => one !== undefined)
  if (failure === undefined) {
    feedback.settle(about)
    return true
  }
  const words = wordsOf(failure, text.getSnapshot())
  // "Try again" would be understood of the call before, which has succeeded.
  const isOurs = !(failure instanceof PlatformError && failure.kind === 'refused')
  if (words !== undefined)
    feedback.toast(why === 'change' && isOurs ? text.getSnapshot()(copyKeys.failed) : words, 'danger', about)
  return false
}

const nothing = (): undefined => undefined
