import { setTimeout as pause } from 'node:timers/promises'
import { since } from '../chrome/Metrics.ts'
import type { ChromePage } from '../chrome/openPage.ts'
import type { Sample } from './Sample.ts'
import { waitUntilSettled } from './waitFor.ts'

/** A quick typist. */
const PACE_MS = 70

/** Types into a field, key by key as a member does; answers the cost of one key beyond what the page does anyway. */
export async function measureTyping(
  page: ChromePage,
  field: () => HTMLElement | null | undefined,
  keys: string,
): Promise<Sample> {
  await page.evaluateSource(`(${String(field)})().focus()`)
  // The first keys change what a form is, from untouched to touched.
  await page.press(keys[0] ?? '1')
  await page.press('Backspace')
  await waitUntilSettled(page, 600)
  await page.evaluate(() => {
    const handled: number[] = []
    let began = 0
    window.addEventListener('keydown', () => (began = performance.now()), { capture: true })
    // A listener of the window runs last, and its microtask after those that the page has queued.
    window.addEventListener('input', () => queueMicrotask(() => handled.push(performance.now() - began)))
    Object.assign(window, { handled })
  })

  const start = await page.metrics()
  const began = performance.now()
  for (const key of keys) {
    await page.press(key)
    await pause(PACE_MS)
  }
  // Work that waits for a pause in typing counts too.
  await waitUntilSettled(page, 500)
  const typed = since(start, await page.metrics())
  const before = await page.metrics()
  await pause(performance.now() - began)
  const idle = since(before, await page.metrics())
  const handled = await page.evaluate(() => (window as unknown as { readonly handled: readonly number[] }).handled)
  if (handled.length !== keys.length) throw new Error(`Of ${keys.length} keys ${handled.length} arrived.`)
  return {
    taskPerKey: Math.max(0, typed.task - idle.task) / keys.length,
    scriptPerKey: Math.max(0, typed.script - idle.script) / keys.length,
    handledPerKey: handled.toSorted((a, b) => a - b)[Math.floor(handled.length / 2)] ?? 0,
  }
}
