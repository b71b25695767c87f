import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../src/build/repositoryRoot.ts'
import { checkDocuments } from '../../src/format/checkDocuments.ts'
import { compileRelease } from '../../src/format/compileRelease.ts'
import { readDocuments } from '../../src/format/readDocuments.ts'
import type { SourceFile } from '../../src/format/SourceFile.ts'
import { writtenOut } from '../../src/format/parts/writtenOut.ts'
import { timesOf } from '../longRun.ts'
import { applyChange } from './applyChange.ts'
import type { Change } from './Change.ts'
import { changeAt } from './changeAt.ts'
import { findSites } from './findSites.ts'
import type { Material } from './Kind.ts'
import { blindKinds } from './kinds/blindKinds.ts'
import { printProgress } from './printProgress.ts'
import { sampleOf } from './sampleOf.ts'

const times = timesOf({ test: 40, faults: 10_000 })
const HOURS = 4 * 3_600_000
/** The parts, and the screens that use them, with each of their values. */
function material(): Material & { readonly all: readonly SourceFile[] } & Pick<
    ReturnType<typeof readDocuments>,
    'host'
  > {
  const { files: all, host } = readDocuments(join(repositoryRoot, 'schemas'))
  const files = all.filter(
    ({ path, text }) => path.startsWith('parts/') || (path.startsWith('screens/') && text.includes('"use":')),
  )
  const sites = files.flatMap(({ path, text }) => findSites(path, {}, JSON.parse(text)))
  return { all, files, host, sites, alike: new Map() }
}

/** One value in place of another, a key of another name, a value that is gone. */
function within({ sites }: Material): fc.Arbitrary<Change> {
  const site = fc.constantFrom(...sites.filter(({ path }) => path.length > 0))
  return fc.oneof(
    fc.tuple(site, site).map(([to, from]) => changeAt(to, from.value)),
    site.map((at) => changeAt(at, undefined)),
    fc.tuple(site, site).map(([at, other]) => changeAt(at, { use: other.path.at(-1), with: other.value })),
    fc.tuple(site, site).map(([at, other]) => changeAt(at, { '...': other.value })),
    fc
      .tuple(site, fc.constantFrom('part', 'part.x', 'value.x', 'part.id + part', "value[part.id + '']"))
      .map(([at, text]) => changeAt(at, `=${text}`)),
  )
}

it('refuses a mutated part with a located issue, or writes it out without a fault', { timeout: HOURS }, () => {
  const { all, host, ...rest } = material()
  const kinds = [within(rest), ...Object.values(blindKinds).map((kind) => kind(rest))]
  const changes = fc.array(fc.oneof(...kinds), { minLength: 1, maxLength: 3 })
  const outcomes: ReturnType<typeof tryMutated>[] = []
  for (const some of sampleOf(changes, { times, seed: 20_261_129 })) {
    outcomes.push(tryMutated(some, { all, host }))
    printProgress(outcomes, times)
  }
  expect(outcomes.flatMap(({ faults }) => faults)).toEqual([])
  expect(outcomes.filter(({ isRefused }) => isRefused).length / times).toBeGreaterThan(0.3)
})

interface Surroundings extends Pick<ReturnType<typeof readDocuments>, 'host'> {
  readonly all: readonly SourceFile[]
}

/** Checks the documents after some changes, and compiles what the check accepts. */
function tryMutated(
  changes: readonly Change[],
  { all, host }: Surroundings,
): { readonly isRefused: boolean; readonly faults: readonly string[] } {
  const what = changes.map((change) => change.what).join(' and ')
  const faults: string[] = []
  try {
    const mutated = changes.reduce(applyChange, all)
    const { documents, issues } = checkDocuments(mutated, host)
    if (documents) compileRelease(documents, 'baseline')
    writtenOut(mutated)
    for (const { document, line, column, message } of issues)
      if (document === '' || line < 1 || column < 1 || message === '' || /(?<!\.)undefined|\[object/.test(message))
        faults.push(`${what}: an issue that says nothing: ${document}:${line}:${column} ${message}`)
    if (!documents && issues.every(({ severity }) => severity !== 'error'))
      faults.push(`${what}: refused without an error`)
    return { isRefused: documents === undefined, faults }
  } catch (error) {
    return {
      isRefused: false,
      faults: [`${what}: thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`],
    }
  }
}
