import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { PLAN_VERSION } from '../../src/format/release.ts'
import { open } from './support/member.ts'
import { expect, test } from './support/test.ts'

const HEAD = `release/${PLAN_VERSION}/head.json`
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Gives the app a release that the service would never publish: one screen's plan is changed on the way. */
async function forceScreen(
  page: Page,
  appUrl: string,
  id: string,
  change: (plan: Record<string, unknown>) => void,
): Promise<void> {
  const forced = new Map<string, string>()
  const read = async (path: string) => (await page.request.get(`${appUrl}/${path}`)).text()
  const head = JSON.parse(await read(HEAD)) as { seq: number; sha: string; at: string }
  const manifest = JSON.parse(await read(`release/files/${head.sha}.json`)) as {
    screens: Record<string, { sha: string }>
  }
  const entry = manifest.screens[id]
  if (!entry) throw new Error(`There is no screen ${id}.`)
  const plan = JSON.parse(await read(`release/files/${entry.sha}.json`)) as Record<string, unknown>
  change(plan)
  entry.sha = hash(JSON.stringify(plan))
  forced.set(entry.sha, JSON.stringify(plan))
  const text = JSON.stringify(manifest)
  forced.set(hash(text), text)
  await page.route(`**/${HEAD}`, (route) =>
    route.fulfill({ json: { ...head, seq: head.seq + 1, sha: hash(text), at: new Date().toISOString() } }),
  )
  await page.route('**/release/files/*.json', (route) => {
    const body = forced.get(/files\/(.*)\.json/.exec(route.request().url())?.[1] ?? '')
    return body === undefined ? route.fallback() : route.fulfill({ body, contentType: 'application/json' })
  })
}

type Block = Record<string, unknown>
const blocks = (plan: Record<string, unknown>) => plan['body'] as Block[]

test('an unknown block does not affect the rest of its screen', async ({ page, stack, watch }) => {
  watch.expectProblems(/Failed to load resource/)
  await forceScreen(page, stack.appUrl, 'kefu', (plan) => {
    blocks(plan).splice(1, 0, { id: 'hologram', type: 'hologram', depth: 3 })
  })
  await open(page, stack.appUrl, '/kefu')
  await expect(page.getByText('이 부분은 앱을 새로고침')).toBeVisible()
  await expect(page.getByRole('button', { name: /^텔레그램/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('고객센터')
})

test('an expression that cannot be evaluated does not affect the rest of its screen', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/)
  await forceScreen(page, stack.appUrl, 'kefu', (plan) => {
    blocks(plan).unshift({
      id: 'odd',
      type: 'text',
      text: { e: ['get', ['id', 'session'], 'nothing'] },
      tone: 'neutral',
      size: 'body',
      boxed: false,
    })
  })
  await open(page, stack.appUrl, '/kefu')
  await expect(page.getByRole('button', { name: /^텔레그램/ })).toBeVisible()
})

test('an unreadable input disables the form and moves no money', async ({ page, stack, watch }) => {
  watch.expectProblems(/Failed to load resource/)
  await forceScreen(page, stack.appUrl, 'login', (plan) => {
    const text = JSON.stringify(plan).replace('"widget":"password"', '"widget":"retina"')
    Object.assign(plan, JSON.parse(text))
  })
  await open(page, stack.appUrl, '/login')
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeDisabled()
})

test('a plan without the parts around its blocks still opens', async ({ page, stack, watch }) => {
  watch.expectProblems(/Failed to load resource/)
  await forceScreen(page, stack.appUrl, 'kefu', (plan) => {
    for (const name of ['chrome', 'guards', 'query', 'values', 'title']) delete plan[name]
  })
  await open(page, stack.appUrl, '/kefu')
  await expect(page.getByRole('button', { name: /^텔레그램/ })).toBeVisible()
})
