import { demoAccounts } from '../../../mocks/platform/demoAccounts.ts'
import { storageKeys } from '../../../src/platform/storageKeys.ts'
import { launchChrome, type Chrome } from '../chrome/launchChrome.ts'
import type { ChromePage, PageOptions } from '../chrome/openPage.ts'
import { median } from '../report/median.ts'
import type { Section } from '../report/Section.ts'
import { toTable } from '../report/toTable.ts'
import { writeFigure } from '../report/writeFigure.ts'
import { logIn } from '../screens/logIn.ts'
import { startStand } from '../stand/startStand.ts'
import { type FirstPaints, readPaints, watchPaints } from './firstPaints.ts'
import { openFront } from './openFront.ts'

interface FirstViewOptions {
  /** The browser's program. */
  readonly executable: string
  readonly tell: (section: Section) => void
}

/** A phone on a slow mobile network: bytes a second, and ms there and back. */
const LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU = 4
const RUNS = 9
/** Longer than any first view takes; what comes later is not waited for. */
const WATCHED_MS = 6000

/** Most in milliseconds, and in KB. */
interface Aims {
  readonly first: number
  readonly largest: number
  readonly call?: number
  readonly kilobytes?: number
}

const visits = [
  { name: 'home, a visitor', path: '/', aims: { first: 330, largest: 900, call: 350, kilobytes: 155 } },
  {
    name: '/recharge',
    path: '/recharge',
    isMember: true,
    aims: { first: 330, largest: 1600, call: 350, kilobytes: 170 },
  },
  { name: '/betRecord', path: '/betRecord', isMember: true, aims: { first: 330, largest: 1350, call: 350 } },
  { name: 'home again', path: '/', isAgain: true, aims: { first: 250, largest: 600 } },
  { name: '/recharge again', path: '/recharge', isMember: true, isAgain: true, aims: { first: 250, largest: 600 } },
  { name: 'home over HTTP/2', path: '/', isFronted: true, aims: { first: 650, largest: 1600 } },
  {
    name: '/recharge over HTTP/2',
    path: '/recharge',
    isMember: true,
    isFronted: true,
    aims: { first: 650, largest: 1650 },
  },
] as const satisfies readonly (Omit<Visit, 'token'> & {
  readonly name: string
  readonly aims: Aims
  readonly isFronted?: true
})[]

/** What a member sees on a slow phone: medians of several starts, each on a phone that knows nothing. */
export async function measureFirstView({ executable, tell }: FirstViewOptions): Promise<void> {
  const stand = await startStand()
  const front = await openFront(stand.url, LINE)
  const chrome = await launchChrome(executable)
  try {
    const token = await logIn(stand.url, demoAccounts.member)
    const paints = new Map<string, FirstPaints[]>(visits.map(({ name }) => [name, []]))
    // In turn, so that what else the machine does meets all of them.
    for (let run = 0; run < RUNS; run += 1)
      for (const visit of visits) {
        const url = 'isFronted' in visit ? front.url : stand.url
        const network = 'isFronted' in visit ? undefined : { offline: false, ...LINE }
        paints.get(visit.name)?.push(await visitOnce(chrome, url, network, { token, ...visit }))
      }
    const rows = visits.map(({ name, aims }: { readonly name: string; readonly aims: Aims }) => {
      const of = (key: keyof FirstPaints) => median((paints.get(name) ?? []).map((each) => each[key]))
      return [
        name,
        withAim(writeFigure(of('first')), aims.first),
        withAim(writeFigure(of('largest')), aims.largest),
        withAim(of('shift').toFixed(3), 0.01),
        withAim(writeFigure(of('call')), aims.call),
        withAim(writeFigure(of('kilobytes')), aims.kilobytes),
      ]
    })
    const columns = [
      '',
      'first paint, ms',
      'largest paint, ms',
      'layout shift',
      'first call leaves, ms',
      'until then, KB',
    ]
    tell({ name: 'firstView', text: `### The first view on a slow phone\n\n${ABOUT}\n\n${toTable(columns, rows)}` })
  } finally {
    await chrome.close()
    await front.close()
    await stand.stop()
  }
}

const withAim = (figure: string, aim: number | undefined) => (aim === undefined ? figure : `${figure} (≤ ${aim})`)

const ABOUT = `1.6 Mbit/s, ${LINE.latency} ms there and back, processor at a quarter, files compressed; medians of ${RUNS} starts in turn, by the browser's own throttling or, over HTTP/2, with TLS on a line that is slow by itself. *Again* is kept by the worker. KB are all that had come before the largest paint. In brackets the aims.`

interface Visit {
  readonly path: string
  readonly token: string
  readonly isMember?: boolean
  readonly isAgain?: boolean
}

async function visitOnce(
  chrome: Chrome,
  url: string,
  network: PageOptions['network'],
  { path, token, isMember, isAgain }: Visit,
): Promise<FirstPaints> {
  const before = [`(${String(watchPaints)})()`]
  const written = JSON.stringify(JSON.stringify(token))
  if (isMember) before.push(`sessionStorage.setItem(${JSON.stringify(storageKeys.token)}, ${written})`)
  const address = `${url}/#${path}`
  const page = await chrome.open({ url: address, cpu: CPU, before, ...(network && { network }) })
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
