import { execFile, spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PASSWORD } from '../../../admin/service/testing/deskClient.ts'
import { CommandRefused } from '../../../admin/service/cli/DeskConnection.ts'
import { follow, type Script } from '../support/startScript.ts'
import { createDiary, type Diary } from './diary.ts'
import { type DeskLine, openDeskLine, Refused } from './openDeskLine.ts'
import { type Desk, hashOf, type Work, works } from './workAtDesk.ts'

const run = promisify(execFile)
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Lives of the service, each a build of its own: how it ends, and for how long operators work, in ms. */
const lives = [
  { end: 'kill', workMs: 3_000 },
  { end: 'stop', workMs: 2_000 },
  { end: 'kill', workMs: 3_000 },
] as const

/** As many as a data folder keeps. */
export const BUILDS = lives.length

/** An operator and what they do. */
interface Worker {
  readonly line: DeskLine
  readonly work: Work
}

/** The library that records a process; undefined where there is no C compiler, or no way to preload it. */
export async function buildRecorder(folder: string): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  const library = join(folder, 'recordDisk.so')
  try {
    await run('cc', ['-O2', '-shared', '-fPIC', '-o', library, here('recordDisk.c'), '-ldl', '-lpthread'])
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  return library
}

export interface Recorded {
  readonly recording: string
  /** The folder as the recorded processes left it. */
  readonly disk: string
}

/**
 * Records the disk of a service over its lives, from an empty folder on, and of the command line beside it, while
 * operators publish, schedule, stop and upload, and backups are taken over one another. Now and then the service is
 * without its store, and stops all the same.
 */
export async function recordService(library: string, folder: string): Promise<Recorded> {
  const recording = join(folder, 'recording')
  const disk = join(folder, 'disk')
  await mkdir(disk)
  const environment = {
    ...process.env,
    LD_PRELOAD: library,
    RECORD_FILE: recording,
    RECORD_FOLDER: disk,
    // Else libuv may write through a queue of the kernel's, which passes by every library.
    UV_USE_IO_URING: '0',
    DATA_DIR: join(disk, 'data'),
  }
  const diary = createDiary(recording, { path: disk, number: statSync(disk).ino })
  const urls = { app: '', desk: '' }
  const workers = works.map((work) => ({ work, line: openDeskLine(() => urls.desk) }))

  async function start(build: number): Promise<Script> {
    diary.start(build)
    const script = follow(
      spawn(process.execPath, [here('serveRecorded.ts'), String(build), environment.DATA_DIR, join(folder, 'builds')], {
        env: environment,
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    )
    const [, app = '', desk = '', setup = ''] = (await script.line()).split(' ')
    Object.assign(urls, { app, desk })
    diary.told(diary.begin(`build:${build}`, 'kept'), `build:${build}`, 'kept')
    if (setup !== '') await signIn(workers, setup, diary)
    return script
  }

  for (const [index, { end, workMs }] of lives.entries()) {
    const script = await start(index + 1)
    const endAfterWork = async (): Promise<void> => {
      await Promise.all([wait(workMs), backUp(diary, environment, disk)])
      script.send(end)
      await script.ended
    }
    const desk = {
      diary,
      publicUrl: () => urls.app,
      dataDir: environment.DATA_DIR,
      openMachineLine: (token: string) => openDeskLine(() => urls.desk, token),
      async setStore(state: string) {
        script.send(state)
        await Promise.race([script.line(), script.ended.then(endsTooSoon)])
      },
    }
    await Promise.all([letWork(workers, desk), endAfterWork()])
  }
  return { recording, disk }
}

/** The first makes the others operators. */
async function signIn(workers: readonly Worker[], setupLink: string, diary: Diary): Promise<void> {
  const [owner, ...others] = workers.map(({ line }) => line)
  if (owner === undefined) return
  const join = async (line: DeskLine, link: string, name: string, role: string): Promise<void> => {
    const asked = diary.begin(`operator:${name}`, role)
    await line.call('POST', '/join', { body: { token: link.split('/').at(-1) ?? '', name, password: PASSWORD } })
    diary.told(asked, `operator:${name}`, role, line.port())
  }
  await join(owner, setupLink, 'mina', 'owner')
  for (const [index, line] of others.entries()) {
    const name = `operator${index}`
    const { link } = await owner.call('POST', '/operators/invitations', { body: { name, role: 'publisher' } })
    await join(line, link, name, 'publisher')
  }
}

/** Each does one thing after the other, until the service is gone. */
async function letWork(workers: readonly Worker[], desk: Omit<Desk, 'line'>): Promise<void> {
  await Promise.all(
    workers.map(async ({ line, work }) => {
      let round = 1
      while (await goesOn(work({ ...desk, line }, round))) round += 1
    }),
  )
}

const endsTooSoon = (): never => {
  throw new Error('The service has ended.')
}

/**
 * Whether the service is still there. A release of another operator, or a schedule's, may have come between, or the
 * store may be away.
 */
async function goesOn(work: Promise<void>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof CommandRefused) throw error
    if (!(error instanceof Refused)) return false
    if (error.status === 503) await wait(50)
    else if (error.status !== 409) throw error
    return true
  }
}

/** What a cron job does each night, over the file of the night before. */
async function backUp(diary: Diary, env: NodeJS.ProcessEnv, disk: string): Promise<void> {
  const path = join(disk, 'nightly.backup')
  const asked = diary.begin('backup', null)
  await run(process.execPath, [here('../../../admin/service/cli/release.ts'), 'backup', path], { env })
  diary.told(asked, 'backup:nightly.backup', hashOf(readFileSync(path)))
}
