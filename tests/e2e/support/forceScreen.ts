import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { isObject, memberOf, objectOf } from '../../../src/format/value/isObject.ts'
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
  const head = objectOf(JSON.parse(await read(HEAD)))
  const manifest: unknown = JSON.parse(await read(`release/files/${String(head['sha'])}.json`))
  const entry = memberOf(memberOf(manifest, 'screens'), id)
  if (!isObject(entry)) throw new Error(`There is no screen ${id}.`)
  const plan = { ...objectOf(JSON.parse(await read(`release/files/${String(entry['sha'])}.json`))) }
  change(plan)
  const planText = JSON.stringify(plan)
  forced.set(hash(planText), planText)
  const text = JSON.stringify(manifest).replaceAll(String(entry['sha']), hash(planText))
  forced.set(hash(text), text)
  await page.route(`**/${HEAD}`, (route) =>
    route.fulfill({ json: { ...head, sha: hash(text), at: new Date().toISOString() } }),
  )
  await page.route('**/release/files/*.json', (route) => {
    const body = forced.get(/files\/(.*)\.json/.exec(route.request().url())?.[1] ?? '')
    return body === undefined ? route.fallback() : route.fulfill({ body, contentType: 'application/json' })
  })
}
