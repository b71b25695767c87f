import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { verifyStore } from '../../../admin/service/audit/verifyStore.ts'
import { type Core, createCore } from '../../../admin/service/core/createCore.ts'
import { readKeptBundles } from '../../../admin/service/documents/play/keepPlayBundle.ts'
import { keepAssets } from '../../../admin/service/public/keepAssets.ts'
import { readBackup } from '../../../admin/service/store/backupFile.ts'
import { servedFromDisk } from '../support/served.ts'
import type { Expected } from './diary.ts'
import { serviceOfBuild } from './serviceOfBuild.ts'
import { hashOf } from './workAtDesk.ts'
import { scriptOf } from './writeBuild.ts'

interface AfterCut {
  /** The folder as the power cut left it; it is removed at the end. */
  readonly disk: string
  readonly builds: string
  readonly build: number
  readonly expected: readonly Expected[]
}

/** What a start has made of a disk. */
interface Started {
  readonly core: Core
  readonly disk: string
  /** Folders with the scripts that phones load. */
  readonly assets: readonly string[]
  /** What was stopped before it had read the store. */
  readonly shown: readonly string[]
}

/**
 * Does what a start does on what a power cut left, all but listening: what its listeners need takes most of its time.
 * Answers what is wrong then: nothing, where all is well.
 */
export async function lookAfterCut({ disk, builds, build, expected }: AfterCut): Promise<readonly string[]> {
  const dataDir = join(disk, 'data')
  const problems: string[] = []
  const note = (what: string) => (error: unknown) =>
    void problems.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
  const { folders, olderApps, ...service } = await serviceOfBuild(build, dataDir, builds)
  try {
    if (existsSync(join(dataDir, 'release/1/head.json')))
      await servedFromDisk(dataDir).catch(note('The disk has a head whose release it does not have'))
    const core = await createCore({
      ...service,
      olderApps,
      dataDir,
      rails: {},
      approvalsRequired: false,
      wait: () => Promise.resolve(),
      warn: (message, error) => note(message)(error),
    })
    try {
      await core.publisher.showFromDisk()
      const shown = core.publisher.stops().map(({ name }) => name)
      const assets = await keepAssets(folders.app, join(dataDir, 'assets'))
      const boot = await core.publisher.boot()
      await olderApps.keep()
      await core.publisher.readOwnStops()
      if (boot.kind !== 'released' && boot.kind !== 'unchanged') problems.push(`The start ended as ${boot.kind}.`)
      problems.push(...(await verifyStore(core.store)).problems)
      const { seq } = await servedFromDisk(dataDir)
      if (seq !== core.publisher.liveSeq()) problems.push(`The disk has release ${seq} as the live one.`)
      for (const { about, oneOf } of [...expected, { about: `build:${build}`, oneOf: ['kept'] }]) {
        const found = await find(about, { core, disk, assets, shown })
        if (!oneOf.includes(found)) problems.push(`${about} was told to be ${oneOf.join(' or ')}, and is ${found}.`)
      }
    } finally {
      await core.close()
      await olderApps.close()
    }
  } catch (error) {
    note('The service does not start')(error)
  }
  await rm(disk, { recursive: true, maxRetries: 5 })
  return problems
}

type Find = (name: string, started: Started) => Promise<string | null>

/** What a subject of the diary is now, as `bets` of `stop:bets`. */
const finders: Readonly<Record<string, Find>> = {
  release: async (name, { core }) => (await core.store.findRelease(Number(name)))?.sha ?? null,
  audit: async (name, { core }) => (await core.store.readAudit(Number(name) - 1, 1))[0]?.hash ?? null,
  stop: async (name, { core }) => (core.publisher.stops().some((stop) => stop.name === name) ? 'on' : null),
  shown: async (name, { shown }) => (shown.some((stop) => stop === name) ? 'on' : null),
  async 'own-stop'(id, { core }) {
    const log = await core.store.listAudit({ words: [{ text: id, subjects: [] }], limit: 9 })
    return `${log.filter(({ details }) => details['id'] === id).length} entry`
  },
  async alert(id, { core }) {
    const alerts = await core.store.seenAlerts()
    return alerts.some(({ alert }) => alert.fingerprint === id) ? 'known' : null
  },
  token: async (token, { core }) => ((await core.accounts.machineTokens.admit(token)) === undefined ? null : 'works'),
  async edit(name, { core }) {
    const edits = (await core.changes.list()).changes.flatMap((change) => change.edits)
    const edit = edits.find(({ fact }) => fact === name)
    return edit === undefined ? null : JSON.stringify(edit.value)
  },
  async schedule(name, { core }) {
    const schedules = await core.store.schedules()
    return schedules.find(({ id }) => id === name)?.state ?? null
  },
  async operator(name, { core }) {
    const operators = await core.store.listOperators()
    return operators.find((operator) => operator.name === name)?.role ?? null
  },
  async picture(sha, { core }) {
    const bytes = await core.pictureFiles.read(sha, 800)
    return bytes === undefined ? null : hashOf(bytes)
  },
  build: async (name, started) => ((await isKept(Number(name), started)) ? 'kept' : null),
  async backup(name, { disk }) {
    const path = join(disk, name)
    if (!existsSync(path)) return null
    for await (const _ of readBackup(path));
    return hashOf(await readFile(path))
  },
}

/** All that the diary is about. */
export const subjects = Object.keys(finders)

async function find(about: string, started: Started): Promise<string | null> {
  const [subject = '', ...rest] = about.split(':')
  const finder = finders[subject]
  if (finder === undefined) throw new Error(`The diary is about ${about}, which nothing can look up.`)
  return finder(rest.join(':'), started)
}

/** Whether open phones still load a build's script, and releases can be tried with its app: no start looks into them. */
async function isKept(build: number, { disk, assets }: Started): Promise<boolean> {
  const script = scriptOf(build)
  const bundles = await readKeptBundles(join(disk, 'data/apps'))
  const bundle = bundles.find(({ hash, language }) => hash === hashOf(script) && language !== undefined)
  const scripts = assets.map((folder) => join(folder, `build-${build}.js`)).filter((path) => existsSync(path))
  const kept = [...scripts.slice(0, 1), ...(bundle === undefined ? [] : [bundle.file])]
  const texts = await Promise.all(kept.map((path) => readFile(path, 'utf8')))
  return texts.length === 2 && texts.every((text) => text === script)
}
