import { copyKeys } from '../host/copyKeys.ts'
import type { runActions } from './runActions.ts'

let loaded: typeof runActions | undefined

/** Fetches what actions do. It is not part of the first screen: it comes ahead of the first tap, or with it. */
export async function loadActions(): Promise<void> {
  loaded ??= (await import('./runActions.ts')).runActions
}

/** Runs actions; the first ones may have to wait for the code. */
export const runLater: typeof runActions = async (actions, run) => {
  if (!loaded) await loadActions().catch(() => undefined)
  if (loaded) return loaded(actions, run)
  const { host } = run.store.renderer
  run.report('actions-not-loaded')
  host.feedback.toast(host.text.getSnapshot()(copyKeys.problem), 'danger')
  return 'stopped'
}
