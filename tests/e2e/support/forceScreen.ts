import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { PLAN_VERSION } from '../../../src/format/release.ts'

const HEAD = `release/${PLAN_VERSION}/head.json`
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Gives the app a release that the service would never publish: one screen's plan is changed on the way. */
export async function forceScreen(
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
    route.fulfill({ json: { ...head, sha: hash(text), at: new Date().toISOString() } }),
  )
  await page.route('**/release/files/*.json', (route) => {
    const body = forced.get(/files\/(.*)\.json/.exec(route.request().url())?.[1] ?? '')
    return body === undefined ? route.fallback() : route.fulfill({ body, contentType: 'application/json' })
  })
}
