import { demoAccounts } from '../../../mocks/platform/demoAccounts.ts'
import { launchChrome, type Chrome } from '../chrome/launchChrome.ts'
import type { ChromePage } from '../chrome/openPage.ts'
import { median } from '../report/median.ts'
import type { Section } from '../report/Section.ts'
import { toTable } from '../report/toTable.ts'
import { writeFigure } from '../report/writeFigure.ts'
import { logIn } from '../screens/logIn.ts'
import { logInBefore } from '../screens/logInBefore.ts'
import { waitFor, waitUntilSettled } from '../screens/waitFor.ts'
import { watchPage } from '../screens/watchPage.ts'
import { startStand, type Stand } from '../stand/startStand.ts'
import { manyGames } from './manyGames.ts'
import { measureInteraction } from './measureInteraction.ts'
import { openLevel, tapCells, typeTexts, type Steps } from './steps.ts'

export type AreaPart = keyof typeof areas | 'interaction'

interface AreasOptions {
  /** The browser's program. */
  readonly executable: string
  readonly only: readonly AreaPart[]
  readonly tell: (section: Section) => void
}

const SPEEDS = [1, 4]
const TEAM = 5000

const GAMES = 3000
const TEXTS = [
  'ㅂ',
  'ㅂㅂ',
  'ㅂㅂㅂ',
  'ㅂㅂㅂㅋ',
  '달',
  '달토',
  '달토끼의 왕',
  '정',
  '정원 모',
  '정원 모험 12',
  'g',
  'ga',
  'gam',
  'game 1',
]

/** What is measured has no twin: how long a step keeps the page from painting. */
const areas = {
  board: {
    before: '',
    title: 'Taps on a lottery board',
    path: '/pk10',
    account: demoAccounts.member,
    shown: () => document.querySelectorAll('main button[aria-pressed]').length > 100,
    steps: async (page: ChromePage) => page.evaluate(tapCells, 30),
    what: ({ size }: Steps) => `A tap chooses a cell of ${size}; the slip follows. Aim: no frame over 50 ms at 4×.`,
  },
  tree: {
    before: '',
    title: 'A team of 5,000',
    path: '/agent?type=tree',
    account: demoAccounts.agent,
    shown: () => document.querySelector('[role=treeitem]') !== null,
    steps: async (page: ChromePage) => page.evaluate(openLevel, 3),
    what: ({ size }: Steps) => `A tap opens or closes a member of the first level, which has ${size}.`,
  },
  search: {
    before: `(${String(answerGames)})(${JSON.stringify(manyGames(GAMES))})`,
    title: 'A search over 3,000 games',
    path: '/search',
    account: demoAccounts.member,
    shown: () => document.querySelector('main input[type=search]') !== null,
    steps: async (page: ChromePage) => page.evaluate(typeTexts, TEXTS),
    what: ({ size }: Steps) =>
      `A key that finds another number of games, ${size} times, until what it finds is painted. Aim: 50 ms at 4×.`,
  },
} as const

export async function measureAreas({ executable, only, tell }: AreasOptions): Promise<void> {
  if (only.length === 0) return
  const stand = await startStand({ team: TEAM })
  const chrome = await launchChrome(executable)
  try {
    for (const name of only)
      tell(name === 'interaction' ? await measureInteraction(chrome, stand) : await measureArea(chrome, stand, name))
  } finally {
    await chrome.close()
    await stand.stop()
  }
}

async function measureArea(chrome: Chrome, stand: Stand, name: keyof typeof areas): Promise<Section> {
  const { before, title, path, account, shown, steps, what } = areas[name]
  const token = await logIn(stand.url, account)
  const rows: string[][] = []
  let text = ''
  for (const cpu of SPEEDS) {
    const page = await chrome.open({
      url: `${stand.url}/#${path}`,
      cpu,
      before: [logInBefore(token, 'kor'), `(${String(watchPage)})()`, before],
    })
    await waitFor(page, shown)
    await waitUntilSettled(page, 500)
    const taken = await steps(page)
    await page.close()
    text = what(taken)
    rows.push([
      `${cpu}×`,
      String(taken.times.length),
      writeFigure(median(taken.times)),
      writeFigure(Math.max(...taken.times)),
      String(taken.longFrames.length),
      writeFigure(Math.max(0, ...taken.longFrames)),
      String(taken.inPage),
    ])
  }
  const table = toTable(
    ['processor', 'steps', 'step to painted, ms', 'longest, ms', 'frames over 50 ms', 'the longest, ms', 'in the page'],
    rows,
  )
  return { name, text: `### ${title}\n\n${text}\n\n${table}` }
}

/** Runs in the page before anything else: the list of all games is this one. */
function answerGames(games: readonly object[]): void {
  const ask = window.fetch.bind(window)
  window.fetch = async (input, init) =>
    typeof input === 'string' && input.includes('api/game/list')
      ? Response.json({ code: 200, message: '', data: games })
      : ask(input, init)
}
