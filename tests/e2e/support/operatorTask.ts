import { expect, type Locator, type Page, test } from '@playwright/test'
import { isWhole, looks } from './looks.ts'
import { confirm, openArea } from './operator.ts'

/** Marks the journeys of an operator's everyday tasks: `npx playwright test --grep @task` plays them. */
export const task = { tag: ['@task', looks.tag] }

/** What an everyday task takes, from the overview until members have it. */
export interface OperatorTask {
  /** The operator is in and on the overview; from here on it counts. */
  begin(): Promise<void>
  /** Looks at what nobody needs for the task: neither its presses nor its time count. */
  aside(look: () => Promise<void>): Promise<void>
  /** Reviews, says why and publishes; `look` sees the review. */
  publish(reason: string, look?: () => Promise<void>): Promise<void>
  /** It is done, without more presses than these: keeps the figures with the results of the run. */
  end(mostPresses: number): void
}

interface Counts {
  presses: number
  keys: number
  /** Editors of JSON that showed. */
  json: number
}

/** Counts in a page that has opened nothing yet, while it is told to. */
async function countIn(page: Page): Promise<{ readonly counts: Counts; readonly set: (isCounting: boolean) => void }> {
  const counts: Counts = { presses: 0, keys: 0, json: 0 }
  let isCounting = false
  await page.exposeBinding('countForTask', (_, what: keyof Counts, more: number) => {
    if (isCounting) counts[what] += more
  })
  await page.addInitScript(countPresses)
  return { counts, set: (on) => (isCounting = on) }
}

/** Does a small job, which begins on the page that shows and takes no more presses than these. */
export type Job = (mostPresses: number, what: string, work: () => Promise<unknown>) => Promise<void>

/** Follows the small jobs in a page that has opened nothing yet. */
export async function followJobs(page: Page): Promise<Job> {
  const { counts, set } = await countIn(page)
  return async (mostPresses, what, work) => {
    const before = counts.presses
    set(true)
    await test.step(what, work)
    set(false)
    expect(counts.presses - before, what).toBeLessThanOrEqual(mostPresses)
  }
}

/** Follows a page that has opened nothing yet. */
export async function followTask(page: Page): Promise<OperatorTask> {
  const { counts, set } = await countIn(page)
  let isCounting = false
  let seconds = 0
  let since = 0
  const go = (on: boolean) => {
    if (isCounting) seconds += (performance.now() - since) / 1000
    isCounting = on
    set(on)
    since = performance.now()
  }
  return {
    async begin() {
      await openArea(page, 'Overview')
      await expect(page.getByRole('region', { name: 'Live now' })).toContainText(/Release \d+/)
      go(true)
    },
    async aside(look) {
      go(false)
      await look()
      go(true)
    },
    async publish(reason, look) {
      await page.getByRole('link', { name: 'Review', exact: true }).click()
      await look?.()
      await confirm(page, 'Publish', reason)
      await expect(page.getByRole('main').getByText(/^Release \d+ is live$/)).toBeVisible()
    },
    end(mostPresses) {
      go(false)
      const { presses, keys, json } = counts
      const description = `${presses} presses, ${keys} keys, ${seconds.toFixed(1)} s`
      test.info().annotations.push({ type: 'task', description })
      if (isWhole) console.log(`${test.info().title}: ${description}`)
      expect(json, 'no task needs JSON').toBe(0)
      expect(presses).toBeGreaterThan(0)
      expect(presses).toBeLessThanOrEqual(mostPresses)
    },
  }
}

/** Types into a field as a person does: a press into it, then the keys; what was there goes. */
export async function write(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('ControlOrMeta+A')
  await field.pressSequentially(text)
}

declare global {
  interface Window {
    countForTask?: (what: keyof Counts, more: number) => Promise<void>
  }
}

/** Runs in every page and frame: a press of the mouse, a key, and an editor of JSON that shows. */
function countPresses(): void {
  const count = (what: keyof Counts, more: number) => void window.countForTask?.(what, more)
  const modifiers = ['Shift', 'Control', 'Alt', 'Meta']
  window.addEventListener('pointerdown', () => count('presses', 1), { capture: true })
  window.addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey }) => {
      if ((key.length > 1 && !modifiers.includes(key)) || ctrlKey || metaKey) count('keys', 1)
    },
    { capture: true },
  )
  window.addEventListener(
    'input',
    (event) => {
      const { target } = event
      // A list to choose from and a dialog of files are the browser's own: one press opens them, one chooses.
      if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'file'))
        count('presses', 2)
      else if (target instanceof HTMLInputElement && target.type === 'datetime-local') count('keys', 12)
      else if (event instanceof InputEvent) count('keys', event.data?.length ?? 0)
    },
    { capture: true },
  )
  new MutationObserver(() => {
    const tabs = [...document.querySelectorAll('[role="tab"][aria-selected="true"]')]
    if (tabs.some(({ textContent }) => textContent === 'JSON')) count('json', 1)
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-selected'] })
}
