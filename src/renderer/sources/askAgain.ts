import { useCallback } from 'react'
import { PlatformError } from '../../platform/PlatformError.ts'
import { copyKeys } from '../host/copyKeys.ts'
import type { ScreenStore } from '../screen/createScreenStore.ts'
import { usePlace } from '../screen/ScopeContext.tsx'
import { wordsOf } from '../asking/failures.ts'
import type { Why } from '../asking/requests.ts'

/**
 * Reads sources of a screen, and whatever else is given, again after a tap. Resolves to whether all answered; a toast says
 * what went wrong until it succeeds.
 */
export async function askAgain(
  store: ScreenStore,
  names: readonly string[],
  why: Exclude<Why, 'clock'>,
  others: readonly Promise<unknown>[] = [],
): Promise<boolean> {
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

/** Reads sources, and whatever else is given, again because the member asks. */
export function useAsk(): (names: readonly string[], ...others: readonly Promise<unknown>[]) => Promise<boolean> {
  const { store } = usePlace()
  return useCallback(async (names, ...others) => askAgain(store, names, 'wish', others), [store])
}
