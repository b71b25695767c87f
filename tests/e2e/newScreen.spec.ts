import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { buildIndex } from 'storybook/internal/core-server'
import { readSnippets } from '../docs/readSnippets.ts'
import { type Checkout, copyCheckout } from './support/copyCheckout.ts'
import { enter } from './support/member.ts'
import { perWorker } from './support/perWorker.ts'
import { serveCheckout } from './support/serveCheckout.ts'
import { startStack } from './support/startStack.ts'

const titles = { kor: '베팅 기록', cn: '投注历史', en: 'Bet history' }
const run = promisify(execFile)

/**
 * The checkout with one screen more: a document and three texts, as the tutorial has them. It has an id of its own, for
 * whoever keeps the tutorial's screen.
 */
const test = perWorker.extend<{ checkout: Checkout }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  checkout: async ({}, hand) => {
    const checkout = copyCheckout()
    const document = readSnippets(readFileSync('schemas/TUTORIAL.md', 'utf8')).find(
      ({ step }) => step === 'write screens/betHistory.json',
    )
    checkout.write('schemas/screens/betDiary.json', document?.text.replaceAll('betHistory', 'betDiary') ?? '')
    for (const [locale, title] of Object.entries(titles))
      checkout.addKey(`schemas/copy/${locale}.json`, 'betDiary.title', title)
    await hand(checkout)
    checkout.remove()
  },
})

/** The list has rows, and nothing of it is missing. */
async function expectRecords(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('main').getByText(/₩/).first()).toBeVisible()
}

/** What a command of the copy prints, and how it ends. */
async function print(checkout: Checkout, ...words: readonly string[]): Promise<string> {
  const { stdout } = await run('node', [...words], { cwd: checkout.root }).catch(
    (failed: { readonly stdout: string }) => failed,
  )
  return stdout
}

test('a developer adds a record list by one document and three texts, and members have it after the publish', async ({
  page,
  checkout,
}) => {
  expect(await print(checkout, 'src/format/cli.ts')).toMatch(/^\d+ documents are sound\.\n$/)

  // In the built app: at its start the service releases what the checkout ships, through its gates.
  const stack = await startStack({}, checkout.root)
  try {
    await enter(page, stack.appUrl, '/betDiary')
    await expectRecords(page, titles.kor)
  } finally {
    await stack.stop()
  }
})

test('a new record list is in the workshop and in the coverage table, with no TypeScript touched', async ({
  checkout,
}) => {
  // In the workshop, in each of its states.
  const { entries } = await buildIndex({ configDir: join(checkout.root, '.storybook') })
  const states = Object.values(entries).filter(({ title }) => title === 'screens/betDiary')
  expect(states.map(({ name }) => name)).toEqual(['Default', 'Loading', 'Empty', 'LoadFailed', 'LongText'])

  // In the coverage table, where the story of the screen has to show it.
  const gaps = await print(checkout, 'tests/contract/coverage/checkCoverage.ts')
  expect(gaps).toContain('route:/betDiary is beyond the specification: schemas/screens/betDiary.json.\n')
  expect(gaps).toContain('route:/betDiary: "src/workshop/Screens.csf.tsx › betDiary Default" did not run.\n')

  // No TypeScript is written or generated for it; only the editors' lists have one more name of each kind.
  await print(checkout, 'src/build/generate/generate.js')
  const code = globSync('{src,admin,mocks,tests}/**/*.{ts,tsx}')
  expect(code.filter((file) => checkout.read(file) !== readFileSync(file, 'utf8'))).toEqual([])
  expect(checkout.read('schemas/reference/names.schema.json')).toContain('"/betDiary"')
})

test('a developer sees a new record list in dev, and a change to it without a reload', async ({ page, checkout }) => {
  await serveCheckout(checkout, async (url) => {
    await page.goto(`${url}?persona=member&language=en#/betDiary`)
    await expectRecords(page, titles.en)

    await page.evaluate(() => Object.assign(window, { opened: true }))
    checkout.addKey('schemas/copy/en.json', 'betDiary.title', 'All my bets')
    await expectRecords(page, 'All my bets')
    expect(await page.evaluate(() => 'opened' in window)).toBe(true)
  })
})
