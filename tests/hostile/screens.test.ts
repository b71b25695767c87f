import { beforeAll, expect, it, vi } from 'vitest'
import { playScreens } from '../../src/play/playScreens.tsx'
import { checkDocuments } from '../../src/format/checkDocuments.ts'
import { compileRelease } from '../../src/format/compileRelease.ts'
import { locales } from '../../src/format/locales.ts'
import type { CompiledRelease } from '../../src/format/release.ts'
import { readMaterial } from '../mutations/readMaterial.ts'
import { spoilTexts } from './spoilTexts.ts'
import { hostileStrings, takeHostile } from './hostileStrings.ts'
import { lookForTraces } from './lookForTraces.ts'

/** The hostile parts of the app's surroundings in a test. */
const spoiled = vi.hoisted(() => ({ answers: false, queries: false }))
const take = takeHostile()

vi.mock(import('../../src/demo/createSimulation.ts'), async (original) => {
  const { createSimulation } = await original()
  return {
    createSimulation(...given) {
      const simulation = createSimulation(...given)
      const { platform } = simulation
      return {
        ...simulation,
        platform: {
          ...platform,
          call: (...asked) => (spoiled.answers ? spoilTexts(platform.call(...asked), take) : platform.call(...asked)),
        } satisfies typeof platform,
      }
    },
  }
})

vi.mock(import('../../src/demo/exampleQuery.ts'), async (original) => {
  const { exampleQuery } = await original()
  return {
    exampleQuery: (...given) =>
      spoiled.queries
        ? Object.fromEntries([...Object.keys(given[0].query), 'redirect', '__proto__'].map((name) => [name, take()]))
        : exampleQuery(...given),
  }
})

const { files, host } = readMaterial()
let release: CompiledRelease

beforeAll(() => {
  const { documents } = checkDocuments(files, host)
  if (!documents) throw new Error('The shipped documents are not sound.')
  release = compileRelease(documents, 'baseline')
})

/** Plays every screen in one language; answers what went wrong, and which texts a member could read. */
async function play(played: CompiledRelease) {
  const read = new Set<string>()
  function look(page: HTMLElement): readonly string[] {
    const { textContent } = page
    for (const text of hostileStrings) if (textContent.includes(text)) read.add(text)
    return lookForTraces(page)
  }
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { failures } = await playScreens({
    ...played,
    screens: Object.keys(played.manifest.screens),
    locales: ['kor'],
    judge: { isProblem: () => false, look },
  })
  expect(quiet.mock.calls).toEqual([])
  quiet.mockRestore()
  return { failures: failures.map(({ screen, message }) => `${screen}: ${message}`), read: read.size }
}

const places = ['home', 'popup', 'recharge', 'withdrawal', 'transfer']

function noticeOf(text: string, index: number): object {
  const said = { kor: text, cn: text, en: text }
  return { id: `hostile-${index}`, places, title: said, body: said }
}

const MINUTES = 10 * 60_000

it('shows hostile answers of the platform as plain text, on every screen', { timeout: MINUTES }, async () => {
  spoiled.answers = true
  const { failures, read } = await play(release)
  spoiled.answers = false
  expect(failures).toEqual([])
  expect(read).toBeGreaterThan(100)
})

it('treats hostile queries as plain text, on every screen', { timeout: MINUTES }, async () => {
  spoiled.queries = true
  const { failures } = await play(release)
  spoiled.queries = false
  expect(failures).toEqual([])
})

it('refuses hostile copy and notices, or plays them as text, on every screen', { timeout: MINUTES }, async () => {
  /** Keys of copy, and texts of notices. */
  const refused = new Set<string>()
  const noticeTexts = hostileStrings.filter((notice) => notice.length <= 200)
  const spoil = () =>
    files.map(({ path, text }) => {
      if (path === 'notices.json')
        return {
          path,
          text: JSON.stringify({
            format: 1,
            notices: noticeTexts.filter((notice) => !refused.has(notice)).map(noticeOf),
          }),
        }
      if (!path.startsWith('copy/')) return { path, text }
      let place = 0
      const texts = Object.entries(JSON.parse(text) as Record<string, string>).map(([key, shipped]) => {
        const hostile = hostileStrings[place++ % hostileStrings.length] ?? ''
        // Each text keeps the placeholders that its screens fill.
        return [key, refused.has(key) ? shipped : shipped.includes('{{') ? `${shipped}${hostile}` : hostile]
      })
      return { path, text: JSON.stringify(Object.fromEntries(texts)) }
    })

  const { issues } = checkDocuments(spoil(), host)
  for (const { document, path, severity } of issues) {
    const [first = '', second] = path
      .slice(1)
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    if (severity === 'error') refused.add(document === 'notices.json' ? (noticeTexts[Number(second)] ?? '') : first)
  }
  const { documents, issues: left } = checkDocuments(spoil(), host)
  expect(left.filter(({ severity }) => severity === 'error')).toEqual([])
  if (!documents) return
  const played = compileRelease(documents, 'hostile')
  const count = Object.keys(
    JSON.parse(files.find(({ path }) => path === `copy/${locales[0]}.json`)?.text ?? '{}') as object,
  ).length
  expect(count - refused.size).toBeGreaterThan(hostileStrings.length)
  expect(noticeTexts.filter((text) => !refused.has(text)).length).toBeGreaterThan(100)
  const { failures, read } = await play(played)
  expect(failures).toEqual([])
  expect(read).toBeGreaterThan(100)
})
