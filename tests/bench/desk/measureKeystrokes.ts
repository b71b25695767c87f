import { setTimeout as pause } from 'node:timers/promises'
import { launchChrome } from '../chrome/launchChrome.ts'
import type { ChromePage } from '../chrome/openPage.ts'
import { percentile } from '../report/percentile.ts'
import type { Section } from '../report/Section.ts'
import { toTable } from '../report/toTable.ts'
import { writeFigure } from '../report/writeFigure.ts'
import { startStand } from '../stand/startStand.ts'
import { watchKeys } from './watchKeys.ts'

const KEYS = 64
const PACE_MS = 100
const AIM_MS = 100

/** The fields that are typed into, and in how many of the three phones a key shows. */
const fields = [
  { name: 'a limit, shown in three languages', path: '/money', input: '[data-fact$="/bank/min"] input', phones: 3 },
  {
    name: 'a text of one language',
    path: '/texts?keys=recharge.title',
    input: '[data-locale="kor"] textarea',
    phones: 1,
  },
] as const

/** From a key in a field of the desk to what it changes in the phones beside it, one for each language. */
export async function measureKeystrokes(executable: string, tell: (section: Section) => void): Promise<void> {
  const stand = await startStand()
  const chrome = await launchChrome(executable)
  try {
    const page = await chrome.open({ url: stand.setupLink, cpu: 1, before: [] })
    await page.send('Emulation.setDeviceMetricsOverride', {
      width: 1440,
      height: 900,
      deviceScaleFactor: 1,
      mobile: false,
    })
    await join(page, stand.setupLink)
    const rows: string[][] = []
    for (const { name, ...field } of fields) {
      const times = await typeInto(page, stand.deskUrl, field)
      const [half = '', most = ''] = [50, 95].map((percent) => writeFigure(percentile(times, percent)))
      rows.push([name, half, `${most} (≤ ${AIM_MS})`])
    }
    const about = `${KEYS} keys, one each ${PACE_MS} ms, at full speed: from the key to the frame in which each phone has what it changed. In brackets the aim.`
    const table = toTable(['', 'p50, ms', 'p95, ms'], rows)
    tell({ name: 'keystroke', text: `### A key in the desk\n\n${about}\n\n${table}` })
  } finally {
    await chrome.close()
    await stand.stop()
  }
}

async function join(page: ChromePage, link: string): Promise<void> {
  const status = await page.evaluate(async (token) => {
    const body = JSON.stringify({ token, name: 'bench', password: 'a few random words' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/desk-api/join', { method: 'POST', headers, body })).status
  }, link.split('/').at(-1))
  if (status >= 300) throw new Error(`Nobody could join the desk: ${status}.`)
}

async function until(isThere: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isThere()); tries += 1) {
    if (tries === 300) throw new Error('The desk did not show what is typed into.')
    await pause(200)
  }
}

interface Field {
  readonly path: string
  readonly input: string
  readonly phones: number
}

/** The milliseconds from each key to each phone that shows it. */
async function typeInto(page: ChromePage, desk: string, { path, input, phones }: Field): Promise<readonly number[]> {
  await page.send('Page.navigate', { url: 'about:blank' })
  await page.send('Page.navigate', { url: `${desk}/#${path}` })
  const isThere = (selector: string) => document.querySelector(selector) !== null
  await until(async () => (await page.evaluate(isThere, input)) && (await page.evaluate(isThere, 'iframe')))
  await page.evaluate(arrangeLanguages)
  await page.evaluate((field) => document.querySelector<HTMLElement>(field)?.focus(), input)
  // The first key into an amount replaces it.
  for (const key of '100') await page.press(key)
  const arePlaying = () => {
    const frames = [...document.querySelectorAll('iframe')]
    return frames.length === 3 && frames.every(({ contentDocument }) => contentDocument?.querySelector('h1'))
  }
  await until(async () => page.evaluate(arePlaying))
  // Until the phones are on the screen that shows the field, and what was typed is saved.
  await pause(10_000)
  await page.evaluate(watchKeys)
  for (let key = 0; key < KEYS; key += 1) {
    await page.press(key % 2 === 0 ? '0' : 'Backspace')
    await pause(PACE_MS)
    // The next key takes this one back, which would hide it from a phone that is late.
    const isSeen = (wanted: number) => window.keyTimes.at(-1)?.filter((ms) => (ms ?? 0) > 0).length === wanted
    for (let tries = 0; tries < 40 && !(await page.evaluate(isSeen, phones)); tries += 1) await pause(50)
  }
  const times = (await page.evaluate(() => window.keyTimes)).flatMap((each) =>
    each.flatMap((ms) => (ms !== undefined && ms > 0 ? [ms] : [])),
  )
  if (times.length !== KEYS * phones) throw new Error(`Of ${KEYS * phones} changes ${times.length} were seen.`)
  return times
}

/** Runs in the desk: a phone for each language. */
function arrangeLanguages(): void {
  const list = [...document.querySelectorAll('select')].find(({ options }) =>
    [...options].some(({ value }) => value === 'languages'),
  )
  if (list === undefined) throw new Error('The desk offers no phones.')
  list.value = 'languages'
  list.dispatchEvent(new Event('change', { bubbles: true }))
}
