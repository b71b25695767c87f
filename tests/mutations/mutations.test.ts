import { expect, it } from 'vitest'
import { checkDocuments } from '../../src/format/checkDocuments.ts'
import { compileRelease } from '../../src/format/compileRelease.ts'
import { timesOf } from '../longRun.ts'
import { mutationsOf } from './mutationsOf.ts'
import { printOutcomes } from './printOutcomes.ts'
import { printProgress } from './printProgress.ts'
import { readMaterial } from './readMaterial.ts'
import { sampleOf } from './sampleOf.ts'
import { tryMutation, type Outcome } from './tryMutation.ts'

const times = timesOf({ test: 60, faults: 10_000 })
const HOURS = 4 * 3_600_000

it('refuses a mutated document with a located issue, or plays it without a fault', { timeout: HOURS }, async () => {
  const material = readMaterial()
  const { documents } = checkDocuments(material.files, material.host)
  if (!documents) throw new Error('The shipped documents are not sound.')
  const release = compileRelease(documents, 'baseline')

  const outcomes: Outcome[] = []
  for (const mutation of sampleOf(mutationsOf(material), { times, seed: 20_261_121 })) {
    outcomes.push(await tryMutation(mutation, { ...material, release }))
    printProgress(outcomes, times)
  }
  printOutcomes(outcomes)

  expect(outcomes.flatMap(({ faults }) => faults)).toEqual([])
  const shaped = outcomes.filter(({ verdict }) => verdict === 'accepted' || verdict === 'refused by meaning')
  expect(shaped.length / outcomes.length).toBeGreaterThanOrEqual(0.3)
})
