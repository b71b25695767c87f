import { demoAccounts } from '../../../mocks/platform/demoAccounts.ts'
import type { Chrome } from '../chrome/launchChrome.ts'
import type { ChromePage } from '../chrome/openPage.ts'
import { median } from '../report/median.ts'
import { percentile } from '../report/percentile.ts'
import type { Section } from '../report/Section.ts'
import { toTable } from '../report/toTable.ts'
import { writeFigure } from '../report/writeFigure.ts'
import { logIn } from '../screens/logIn.ts'
import { logInBefore } from '../screens/logInBefore.ts'
import { waitFor, waitUntilSettled } from '../screens/waitFor.ts'
import { watchPage } from '../screens/watchPage.ts'
import type { Stand } from '../stand/startStand.ts'

const SPEEDS = [1, 4]
const ROUNDS = 3
const PAUSE = 400
/** How many of the slowest are named. */
const SLOWEST = 4
const AMOUNT = '50000'
const NAME = '달토끼'

/**
 * How soon the page answers what a member does on the way that most go: a deposit, the records with another filter, a
 * game by its name. The browser's own figure: from a tap or a key to the next frame, in steps of 8 ms.
 */
export async function measureInteraction(chrome: Chrome, stand: Stand): Promise<Section> {
  const token = await logIn(stand.url, demoAccounts.member)
  const rows: string[][] = []
  for (const cpu of SPEEDS) {
    const page = await chrome.open({
      url: `${stand.url}/#/`,
      cpu,
      before: [logInBefore(token, 'kor'), `(${String(watchPage)})()`, `(${String(watchInteractions)})()`],
    })
    await waitFor(page, () => window.visible('main button', '입금') !== undefined)
    await waitUntilSettled(page)
    // The notice that home opens with lies over everything else.
    await tap(
      page,
      () => window.visible('[role=dialog] button'),
      () => window.visible('[role=dialog]') === undefined,
    )
    for (let round = 0; round < ROUNDS; round += 1) await walk(page)
    const interactions = await page.evaluate(() => window.interactions())
    await page.close()
    const times = interactions.map(({ ms }) => ms)
    const figures = [median(times), percentile(times, 98), Math.max(...times)]
    const slowest = interactions.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
    rows.push([
      `${cpu}×`,
      String(times.length),
      ...figures.map(writeFigure),
      slowest.map(({ ms, on }) => `${on} ${writeFigure(ms)}`).join(', '),
    ])
  }
  const table = toTable(['processor', 'taps and keys', 'median, ms', 'p98, ms', 'longest, ms', 'on what, ms'], rows)
  const how = `From a tap or a key to the next frame, ${ROUNDS} times over home, a deposit, the records with another filter, and a search by name. Aim: p98 of 50 ms at 4×.`
  return { name: 'interaction', text: `### Taps and keys on the main journey\n\n${how}\n\n${table}` }
}

/** Places to tap. These run in the page. */
const home = {
  deposit: () => window.visible('main button', '입금'),
  search: () => window.visible('main button', '게임 찾기'),
  mine: () => window.visible('nav a[href$="/mine"]'),
  records: () => window.visible('main button', '거래 내역'),
} as const
const deposit = {
  amount: () => window.visible('main input[type=text]'),
  usdt: () => window.visible('main button', 'USDT'),
  add: () => window.visible('main button', '+5만'),
} as const
const filter = {
  button: () => window.visible('main [aria-haspopup=dialog]'),
  another: () =>
    [...document.querySelectorAll('[role=dialog] label')].find((label) => !label.querySelector('input')?.checked),
} as const
const searchField = (): Element | undefined => window.visible('main input[type=search]')

/** From home and back to it. */
async function walk(page: ChromePage): Promise<void> {
  await tap(page, home.deposit, () => window.visible('main input[type=text]') !== undefined)
  await tap(page, deposit.amount)
  await type(page, AMOUNT)
  await tap(page, deposit.add)
  await tap(page, deposit.usdt, () => window.visible('main button', '+50') !== undefined)
  await goHome(page)

  await tap(page, home.mine, () => window.visible('main button', '거래 내역') !== undefined)
  await tap(page, home.records, () => window.visible('main li dd') !== undefined)
  await tap(page, filter.button, () => window.visible('[role=dialog] label') !== undefined)
  await tap(page, filter.another, () => window.visible('[role=dialog]') === undefined)
  await goHome(page)

  await tap(page, home.search, () => window.visible('main input[type=search]') !== undefined)
  await tap(page, searchField)
  await type(page, NAME)
  await goHome(page)
}

/** Taps, and waits until the page shows what the tap is for and is at rest. */
async function tap(
  page: ChromePage,
  find: () => Element | null | undefined,
  shown: () => boolean = () => true,
): Promise<void> {
  await page.tap(find)
  await waitFor(page, shown)
  await waitUntilSettled(page, PAUSE)
}

async function type(page: ChromePage, keys: string): Promise<void> {
  for (const key of keys) await page.press(key)
  await waitUntilSettled(page, PAUSE)
}

/** By the phone's Back, as often as it takes. */
async function goHome(page: ChromePage): Promise<void> {
  await page.evaluate(async () => {
    while (window.visible('main button', '게임 찾기') === undefined) {
      const { hash } = location
      history.back()
      await window.bench.painted(() => location.hash !== hash)
      await window.bench.quiet(200)
    }
  })
  await waitUntilSettled(page, PAUSE)
}

interface Interaction {
  readonly ms: number
  /** What was tapped or typed into, by its words. */
  readonly on: string
}

declare global {
  interface PerformanceObserverInit {
    /** Events shorter than this are not reported, in ms; 16 at least. */
    durationThreshold?: number
  }

  interface Window {
    /** The first element that can be seen, with this text if one is given. */
    visible: (selector: string, text?: string) => Element | undefined
    /** What each tap and each key took so far, in ms; what the browser does not report took less than 16. */
    interactions: () => readonly Interaction[]
  }
}

/** Runs in the page before anything else. */
function watchInteractions(): void {
  window.visible = (selector, text) =>
    [...document.querySelectorAll(selector)].find(
      (element) => element.checkVisibility() && (text === undefined || element.textContent.trim() === text),
    )
  const longest = new Map<number, Interaction>()
  const names = new Map<number, string>()
  // What was tapped may have gone by the time it is reported.
  for (const name of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    window.addEventListener(
      name,
      ({ target, timeStamp }) => {
        const control = target instanceof Element ? (target.closest('a, button, label') ?? target) : undefined
        if (control) names.set(timeStamp, control.ariaLabel ?? (control.textContent.trim() || control.localName))
      },
      { capture: true },
    )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
      const known = longest.get(entry.interactionId)
      if (known === undefined || known.ms < entry.duration)
        longest.set(entry.interactionId, { ms: entry.duration, on: known?.on ?? names.get(entry.startTime) ?? '' })
    }
  }).observe({ type: 'event', durationThreshold: 16 })
  window.interactions = () => {
    const quick = Math.max(0, performance.interactionCount - longest.size)
    return [...longest.values(), ...Array.from({ length: quick }, () => ({ ms: 8, on: '' }))]
  }
}
