import { globSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { perWorker as test } from './support/perWorker.ts'
import { gameOf, paidIn, spin, walletIn } from './support/playGame.ts'

const folder = 'storybook-static'

interface Entry {
  readonly id: string
  readonly title: string
  readonly name: string
}

test.describe.configure({ mode: 'default' })

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const entries = (): readonly Entry[] =>
  Object.values((read(`${folder}/index.json`) as { entries: Readonly<Record<string, Entry>> }).entries)

for (const locale of ['kor', 'cn', 'en']) {
  test(`the built workshop plays a screen in ${locale}, answered by MSW`, async ({ page, workshop }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      // A browser looks for an icon by itself.
      const { url } = message.location()
      if (message.type() === 'error' && !url.endsWith('/favicon.ico')) problems.push(`${message.text()} ${url}`)
    })
    page.on('pageerror', ({ message }) => problems.push(message))
    const story = entries().find(({ title, name }) => title === 'screens/recharge' && name === 'Default')
    await page.goto(`${workshop}/iframe.html?id=${story?.id}&viewMode=story&globals=locale:${locale}`)
    const copy = read(`schemas/copy/${locale}.json`) as Readonly<Record<string, string>>
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy['recharge.title'] ?? '')
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await expect(page.locator('[data-loading]')).toHaveCount(0)
    expect(problems).toEqual([])
  })
}

test('the workshop lists every screen that is written', () => {
  const written = globSync('schemas/screens/*.json')
    .map((file) => read(file) as { id: string; planned?: boolean })
    .filter(({ planned }) => planned !== true)
  const listed = entries()
    .filter(({ title, name }) => title.startsWith('screens/') && name === 'Default')
    .map(({ title }) => title)
  expect(listed.toSorted()).toEqual(written.map(({ id }) => `screens/${id}`).toSorted())
})

test('the workshop documents the language, and each block in the words of the format', async ({ page, workshop }) => {
  expect(entries().map(({ title }) => title)).toEqual(
    expect.arrayContaining(['documents/Manual', 'documents/Tutorial', 'documents/Write a screen']),
  )
  await page.goto(`${workshop}/iframe.html?id=renderer-blocks-listview--docs&viewMode=docs`)
  await expect(page.getByText('Rows from a source: endless or finite')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'What makes a row itself' })).toBeVisible()
})

test('the built workshop plays a game in the story of its screen', async ({ page, workshop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const story = entries().find(({ title, name }) => title === 'screens/gamePage' && name === 'Default')
  await page.goto(`${workshop}/iframe.html?id=${story?.id}&viewMode=story&globals=locale:kor`)
  const game = gameOf(page)
  await expect(game.getByRole('heading', { level: 1 })).toHaveText('달토끼의 보석')
  const before = await walletIn(game)
  await game.getByRole('button', { name: '베팅 금액 줄이기' }).click()
  const said = await spin(game)
  expect(await walletIn(game)).toBe(before - 500 + paidIn(said))
})
