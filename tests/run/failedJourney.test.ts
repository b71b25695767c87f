import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'playbill-'))
afterAll(() => rmSync(folder, { recursive: true }))

const config = `
import journeys from ${JSON.stringify(resolve('playwright.config.ts'))}
const { globalSetup, ...others } = journeys
export default { ...others, testDir: '.', outputDir: 'out', reporter: 'line', retries: 0, workers: 1 }
`
const spec = `
import { expect, test } from '@playwright/test'
test.beforeEach(async ({ page }) => page.setContent('<h1>Here</h1>'))
test('falls', async ({ page }) => expect(page.getByText('There')).toBeVisible({ timeout: 100 }))
test('stands', async ({ page }) => expect(page.getByText('Here')).toBeVisible())
`

beforeAll(() => {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'playwright.config.ts'), config)
  writeFileSync(join(folder, 'two.spec.ts'), spec)
})

it('a failed journey leaves a trace and a picture, another leaves nothing', () => {
  const { stdout } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'test'], {
    cwd: folder,
    encoding: 'utf8',
    // In CI only a second try is traced, and here there is one try.
    env: { ...process.env, CI: 'false' },
  })
  expect(stdout).toContain('1 passed')
  const left = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' })
  expect(left.filter((path) => path.includes('stands'))).toEqual([])
  expect(left).toContainEqual(expect.stringMatching(/falls.*trace\.zip$/))
  expect(left).toContainEqual(expect.stringMatching(/falls.*\.png$/))
})
