import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../../base/files/makeFolder.ts'
import { syncFolder, syncTree } from '../../base/files/writeDurably.ts'
import { Type } from 'typebox'
import { Check } from 'typebox/value'

/** This build's and the two before it, as of the assets: apps that were opened before a deploy still run. */
const KEPT = 3

/** Versions of a build's questions and answers; with others it cannot be played. */
export interface PlayLanguage {
  /** The version of the plans that it reads. */
  readonly plan: number
  /** The version of the reads that it notes. */
  readonly reads: number
}

export interface KeptBundle {
  readonly file: string
  /** Of the file when it was kept. */
  readonly hash: string
  /** Missing where it is damaged. */
  readonly language?: PlayLanguage
  /** When it became the build, in ms since 1970. */
  readonly deployedAt: number
}

interface KeepOptions {
  readonly bundle: string
  readonly folder: string
  readonly language: PlayLanguage
  readonly now: number
}

/**
 * Copies a build's play bundle under the data folder as the one that was deployed last, and removes all but the two
 * before it. Answers all that are kept, the newest first. The same bundle counts once, whatever else a deploy changes:
 * phones run what it plays.
 */
export async function keepPlayBundle({ bundle, folder, language, now }: KeepOptions): Promise<readonly KeptBundle[]> {
  makeFolder(folder)
  const known = await readKeptBundles(folder)
  const content = await readFile(bundle).catch(() => undefined)
  const hash = content && hashOf(content)
  const isNewest = known[0]?.hash === hash && known[0]?.language !== undefined
  if (hash !== undefined && !isNewest) {
    // Later than the one before it, also where a clock was set back.
    const deployedAt = Math.max(now, (known[0]?.deployedAt ?? -Infinity) + 1)
    await keep(bundle, join(folder, hash), JSON.stringify({ ...language, deployedAt }))
  }
  const newestFirst = await readKeptBundles(folder)
  for (const { file } of newestFirst.slice(KEPT)) await rm(dirname(file), { recursive: true, force: true })
  return newestFirst.slice(0, KEPT)
}

export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** In one step: a start that is killed meanwhile, or whose power is cut, leaves what was there. */
async function keep(bundle: string, kept: string, description: string): Promise<void> {
  const temporary = `${kept}.${process.pid}.tmp`
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  await cp(bundle, join(temporary, BUNDLE))
  await writeFile(join(temporary, DESCRIPTION), description)
  await syncTree(temporary)
  await rm(kept, { recursive: true, force: true })
  await rename(temporary, kept)
  await syncFolder(dirname(kept))
}

const BUNDLE = 'play.js'
const DESCRIPTION = 'build.json'
const Description = Type.Object({ plan: Type.Integer(), reads: Type.Integer(), deployedAt: Type.Number() })

/** Kept bundles, the newest first. */
export async function readKeptBundles(folder: string): Promise<readonly KeptBundle[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f]{64}$/.test(name))
  const kept = await Promise.all(names.map((name) => read(join(folder, name), name)))
  return kept.toSorted((a, b) => b.deployedAt - a.deployedAt)
}

async function read(folder: string, hash: string): Promise<KeptBundle> {
  const file = join(folder, BUNDLE)
  const text = await readFile(join(folder, DESCRIPTION), 'utf8').catch(() => '')
  const description = parse(text)
  if (description === undefined) return { file, hash, deployedAt: await changedAt(folder) }
  const { plan, reads, deployedAt } = description
  return { file, hash, language: { plan, reads }, deployedAt }
}

const changedAt = (folder: string): Promise<number> =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

function parse(text: string) {
  try {
    const value: unknown = JSON.parse(text)
    return Check(Description, value) ? value : undefined
  } catch {
    return undefined
  }
}
