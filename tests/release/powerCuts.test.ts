import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { createRandom, type Random } from '../../mocks/platform/createRandom.ts'
import { sameValue } from '../../src/format/value/sameValue.ts'
import { readDiary } from './power/diary.ts'
import { Disk } from './power/Disk.ts'
import { lookAfterCut, subjects } from './power/lookAfterCut.ts'
import { readRecording, type Step } from './power/readRecording.ts'
import { buildRecorder, BUILDS, recordService } from './power/recordService.ts'
import { hashOf } from './power/workAtDesk.ts'
import { scale } from './support/scale.ts'

/** So many on one recording, which is of some seconds of work. */
const CUTS_A_RECORDING = 100
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000_000))
/** A recording that an earlier run has kept, and the step to cut it at. */
const { RECORDING: again, CUT: cutAgain } = process.env
const kept = fileURLToPath(new URL('../../.cache/powerCut.recording', import.meta.url))

const counted = { cuts: 0, answers: new Map<string, number>() }

it.runIf(again !== undefined)(`a service keeps what it has answered at step ${cutAgain} of ${again}`, async () => {
  expect(await cutPower(again ?? '', await testFolder(), [Number(cutAgain)])).toEqual([])
})

it.runIf(again === undefined)(
  `a service keeps all that it has answered when the power is cut, and starts again, in ${scale.powerCuts} cuts`,
  { timeout: scale.minutes * 60_000 },
  async ({ skip }) => {
    const folder = await testFolder()
    const library = await buildRecorder(folder)
    if (library === undefined) console.log('power cuts: skipped, as nothing here builds the library that records them')
    skip(library === undefined)
    expect(await cutRecordings(String(library), folder)).toEqual([])
    expect([...counted.answers.keys()].toSorted()).toEqual([...subjects].toSorted())
    const answers = [...counted.answers].map(([subject, count]) => `${count} of ${subject}`)
    console.log(
      `power: SEED=${seed}, ${counted.cuts} cuts, before them ${answers.join(', ')}: none lost, none unopened`,
    )
  },
)

/** Records and cuts, until something is wrong; answers what. */
async function cutRecordings(library: string, folder: string): Promise<readonly string[]> {
  const random = createRandom(String(seed))
  for (let first = 0; first < scale.powerCuts; first += CUTS_A_RECORDING) {
    const place = join(folder, String(first))
    await mkdir(place)
    const { recording, disk } = await recordService(library, place)
    const steps = readRecording(recording)
    const [rebuilt, written] = [await contentOf(rebuild(steps, join(place, 'whole'))), await contentOf(disk)]
    if (!sameValue(rebuilt, written)) return ['The library has missed something: the recording leads to another disk.']
    const lost = await cutPower(recording, place, chooseCuts(steps, CUTS_A_RECORDING, random))
    if (lost.length > 0) {
      await cp(recording, kept)
      return [`again with RECORDING=${kept} and the SEED and CUT of one of these`, ...lost]
    }
  }
  return []
}

/** Half of them right behind an answer, where the most is owed; in the order of the recording. */
function chooseCuts(steps: readonly Step[], count: number, random: Random): readonly number[] {
  const { answers } = readDiary(steps)
  const cuts = Array.from({ length: count }, (_, index) =>
    index % 2 === 0 ? random.integer(1, steps.length) : random.pick(answers) + 1,
  )
  return cuts.toSorted((a, b) => a - b)
}

/** Cuts the power at some steps of a recording, each time on a disk of its own; answers what is wrong afterwards. */
async function cutPower(recording: string, place: string, cuts: readonly number[]): Promise<readonly string[]> {
  const steps = readRecording(recording)
  const diary = readDiary(steps)
  const disk = new Disk(diary.root)
  const lost: string[] = []
  let taken = 0
  for (const cut of cuts) {
    for (const step of steps.slice(taken, cut)) disk.take(step)
    taken = cut
    const left = join(place, `cut-${cut}`)
    disk.writeTo(left, createRandom(`${seed} ${cut}`).next)
    const expected = diary.expectedAfter(cut)
    const builds = join(place, 'builds-to-look')
    // The same build starts again, or the next one is deployed.
    const build = Math.min(BUILDS, diary.buildAt(cut) + (cut % 2))
    const problems = await lookAfterCut({ disk: left, builds, build, expected })
    if (problems.length > 0) lost.push(`SEED=${seed} CUT=${cut} of ${steps.length}:\n${problems.join('\n')}`)
    counted.cuts += 1
    for (const { about } of expected) {
      const [subject = ''] = about.split(':')
      counted.answers.set(subject, (counted.answers.get(subject) ?? 0) + 1)
    }
  }
  return lost
}

function rebuild(steps: readonly Step[], target: string): string {
  const disk = new Disk(readDiary(steps).root)
  for (const step of steps) disk.take(step)
  disk.writeTo(target)
  return target
}

/** The hash of each file; not of SQLite's index of its log, which a start makes anew. */
async function contentOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('-shm'))
  const hashes = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [relative(folder, path), hashOf(await readFile(path))] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}
