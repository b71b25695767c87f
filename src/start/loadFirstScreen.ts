import type { LoadedRelease } from '../release/LoadedRelease.ts'
import { loadViews } from '../renderer/blocks/loadViews.ts'
import { views } from './views.gen.ts'
import { parsePlace, screenAt } from '../app/navigation/Place.ts'

/** How long the first screen waits for its code, in ms: the page has begun to load most of it beside the app itself. */
const PATIENCE_MS = 50

/** Settles when the screen's code has come, or shortly after: without it the screen would be drawn twice. */
export async function loadFirstScreen(release: LoadedRelease, address: string): Promise<void> {
  const route = screenAt(release.manifest, parsePlace(address).path)
  const plan = route && release.screen(route.id)
  if (!plan) return
  await Promise.race([loadViews(views, plan.body), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
