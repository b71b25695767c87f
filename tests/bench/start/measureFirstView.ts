import { demoAccounts } from '../../../mocks/platform/demoAccounts.ts'
import { storageKeys } from '../../../src/platform/storageKeys.ts'
import { launchChrome, type Chrome } from '../chrome/launchChrome.ts'
import type { ChromePage } from '../chrome/openPage.ts'
import { median } from '../report/median.ts'
import type { Section } from '../report/Section.ts'
import { toTable } from '../report/toTable.ts'
import { writeFigure } from '../report/writeFigure.ts'
import { logIn } from '../screens/logIn.ts'
import { startStand } from '../stand/startStand.ts'
import { type FirstPaints, readPaints, watchPaints } from './firstPaints.ts'

interface FirstViewOptions {
  /** The browser's program. */
  readonly executable: string
  readonly tell: (section: Section) => void
}

/** A phone on a slow mobile network: bytes a second, and ms there and back. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU = 4
const RUNS = 9
/** Longer than any first view takes; what comes later is not waited for. */
const WATCHED_MS = 6000

const visits = [
  { name: 'home, a visitor, cold', path: '/', aims: [1000, 2000, 0.02] },
  { name: '/recharge, a member, cold', path: '/recharge', isMember: true, aims: [1000, 2200, 0.02] },
  { name: 'home again, kept by the worker', path: '/', isAgain: true, aims: [800, undefined, 0.02] },
] as const

/** What a member sees on a slow phone: medians of several starts, each on a phone that knows nothing. */
export async function measureFirstView({ executable, tell }: FirstViewOptions): Promise<void> {
  const stand = await startStand()
  const chrome = await launchChrome(executable)
  try {
    const token = await logIn(stand.url, demoAccounts.member)
    const rows: string[][] = []
    for (const { aims, name, ...visit } of visits) {
      const paints: FirstPaints[] = []
      for (let run = 0; run < RUNS; run += 1) paints.push(await visitOnce(chrome, stand.url, { token, ...visit }))
      const of = (key: keyof FirstPaints) => median(paints.map((each) => each[key]))
      const [first, largest, shift] = aims
      rows.push([
        name,
        withAim(writeFigure(of('first')), first),
        withAim(writeFigure(of('largest')), largest),
        withAim(of('shift').toFixed(3), shift),
        writeFigure(of('call')),
      ])
    }
    const table = toTable(['', 'first paint, ms', 'largest paint, ms', 'layout shift', 'first call leaves, ms'], rows)
    tell({ name: 'firstView', text: `### The first view on a slow phone\n\n${ABOUT}\n\n${table}` })
  } finally {
    await chrome.close()
    await stand.stop()
  }
}

const withAim = (figure: string, aim: number | undefined) => (aim === undefined ? figure : `${figure} (≤ ${aim})`)

const ABOUT = `1.6 Mbit/s, ${NETWORK.latency} ms there and back, processor at a quarter, files compressed; medians of ${RUNS} starts. In brackets the aims.`

interface Visit {
  readonly path: string
  readonly token: string
  readonly isMember?: boolean
  readonly isAgain?: boolean
}

async function visitOnce(chrome: Chrome, url: string, { path, token, isMember, isAgain }: Visit): Promise<FirstPaints> {
  const before = [`(${String(watchPaints)})()`]
  const written = JSON.stringify(JSON.stringify(token))
  if (isMember) before.push(`sessionStorage.setItem(${JSON.stringify(storageKeys.token)}, ${written})`)
  const address = `${url}/#${path}`
  const page = await chrome.open({ url: address, cpu: CPU, before, network: NETWORK })
  await wait(WATCHED_MS)
  if (isAgain) await visitAgain(page, address)
  const paints = await page.evaluate(readPaints)
  await page.close()
  return paints
}

/** The worker has kept the app by now: the next visit begins with it. */
async function visitAgain(page: ChromePage, address: string): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.send('Page.navigate', { url: 'about:blank' })
  await page.send('Page.navigate', { url: address })
  await wait(WATCHED_MS)
}

const wait = async (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
