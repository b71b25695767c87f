import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { createFormat } from '../../admin/service/documents/createFormat.ts'
import { folders } from '../../admin/service/base/folders.ts'
import { createOlderApps } from '../../admin/service/documents/play/createOlderApps.ts'
import { createPlayMemory } from '../../admin/service/documents/play/createPlayMemory.ts'
import { createPlayWorker } from '../../admin/service/documents/play/createPlayWorker.ts'
import { keepPlayBundle } from '../../admin/service/documents/play/keepPlayBundle.ts'
import { testClock, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { compileRelease } from '../../src/format/compileRelease.ts'
import { locales } from '../../src/format/locales.ts'
import { READS_VERSION } from '../../src/format/lookIntoRelease.ts'
import type { CompiledRelease } from '../../src/format/release.ts'
import { timesOf } from '../longRun.ts'
import { applyChange } from '../mutations/applyChange.ts'
import { mutationsOf } from '../mutations/mutationsOf.ts'
import { readMaterial } from '../mutations/readMaterial.ts'
import { screensTouched } from '../mutations/screensTouched.ts'
import { type OlderBundle, olderBundles } from './support/olderBundles.ts'
import { operatorEdits } from './support/operatorEdits.ts'

const releases = timesOf({ test: 10, faults: 500 })
/** How many screens of a release are played once more, all on their own. */
const looked = timesOf({ test: 3, faults: 4 })
const SEED = Number(process.env['SEED'] ?? 20_261_127)
const HOURS = 4 * 3_600_000

const material = readMaterial()
const format = createFormat(material.host)
const shipped = format.check(material.files).documents
if (shipped === undefined) throw new Error('The shipped documents are not sound.')
const live = compileRelease(shipped, 'pairs')

/** Sound documents that operators and authors make of the shipped ones, each of its own. */
function* varied(): Generator<CompiledRelease> {
  const edited = operatorEdits(material.files).map((edits) => () => {
    const all = edits.map((edit) => ({ ...edit, replaces: null }))
    return format.applyEdits(material.files, all).files
  })
  const written = mutationsOf(material).map(
    ({ changes }) =>
      () =>
        changes.reduce(applyChange, material.files),
  )
  const any = fc.oneof({ weight: 3, arbitrary: edited }, { weight: 1, arbitrary: written })
  for (const write of fc.sample(any, { numRuns: releases * 12, seed: SEED })) {
    const files = write()
    const { documents } = format.check(files)
    const release = documents && compileRelease(documents, 'pairs')
    if (release !== undefined && release.sha !== live.sha) yield release
  }
}

/** Other ones for each release, of those that it changes. */
function someOf(screens: readonly string[], turn: number): readonly string[] {
  const from = screens.length === 0 ? 0 : turn % screens.length
  return [...screens.slice(from), ...screens.slice(0, from)].slice(0, looked)
}

/** The gate over the older apps, and beside it each of them to look for itself. */
async function start() {
  const folder = await testFolder()
  const clock = testClock()
  const language = { plan: format.planVersion, reads: READS_VERSION }
  const bundles = olderBundles(folder)
  for (const { file } of bundles) {
    await keepPlayBundle({ bundle: file, folder: join(folder, 'apps'), language, now: clock.now() })
    clock.pass(3_600_000)
  }
  const gate = createOlderApps({
    bundle: folders.play,
    folder: join(folder, 'apps'),
    language,
    outline: (manifest) => format.outline(manifest),
    memory: createPlayMemory(),
    createWorker: () => createPlayWorker(),
    clock,
  })
  onTestFinished(() => gate.close())
  await gate.keep()
  return { gate, apps: bundles.map(openApp) }
}

function openApp({ name, file }: OlderBundle) {
  const worker = createPlayWorker()
  onTestFinished(() => worker.close())
  const bundle = pathToFileURL(file).href
  return {
    name,
    /** What fails of these screens, in any language. */
    async failing({ manifest, files }: CompiledRelease, screens: readonly string[]) {
      const { failures } = await worker.play({ bundle, manifest, files, screens, locales })
      return failures
    },
  }
}

it('lets no release out that the app of one of the two builds before cannot show', { timeout: HOURS }, async () => {
  const { gate, apps } = await start()
  const counts = { pairs: 0, refused: 0, plays: 0, behind: 0 }
  const broken: string[] = []
  for (const release of varied()) {
    if (counts.pairs + counts.refused >= releases * apps.length) break
    const { blockers, warnings } = await gate.play(release, () => Promise.resolve(live))
    expect(warnings.filter(({ code }) => code === 'older-app-not-played')).toEqual([])
    if (blockers.length > 0) {
      counts.refused += apps.length
      continue
    }
    const touched = someOf(screensTouched(release, live), counts.pairs)
    if (counts.pairs > 0 && counts.pairs % 100 === 0)
      process.stdout.write(`${counts.pairs} pairs, ${broken.length} broken\n`)
    await Promise.all(
      apps.map(async (app) => {
        const failures = await app.failing(release, touched)
        counts.plays += touched.length * locales.length
        counts.pairs += 1
        const behind = failures.length === 0 ? [] : await app.failing(live, touched)
        for (const { screen, locale, message } of failures)
          if (behind.some((known) => known.screen === screen)) counts.behind += 1
          else broken.push(`${app.name}: ${screen} in ${locale}: ${message}`)
      }),
    )
  }
  process.stdout.write(
    `${counts.pairs} pairs of an older app (${apps.map(({ name }) => name).join(', ')}) and a release: ${broken.length} broken in ${counts.plays} plays beside the gate; ${counts.behind} failed with what is shipped, too. The gate refused another ${counts.refused}.\n`,
  )
  expect(broken).toEqual([])
  expect(counts.pairs + counts.refused).toBe(releases * apps.length)
  // A gate that refuses everything breaks nothing, either.
  expect(counts.pairs).toBeGreaterThan(counts.refused)
})
