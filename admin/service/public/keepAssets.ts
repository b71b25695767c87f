import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { compress } from '../base/files/compress.ts'
import { makeFolder } from '../base/files/makeFolder.ts'
import { syncFolder, syncTree } from '../base/files/writeDurably.ts'

/** This build's and the two before it: an app opened before a deploy still finds its chunks. */
const KEPT = 3
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.map'])

/** Copies a build's `assets` under the data folder, precompressed, and answers the folders to serve, newest first. */
export async function keepAssets(build: string, folder: string): Promise<readonly string[]> {
  makeFolder(folder)
  const index = await readFile(join(build, 'index.html')).catch(() => undefined)
  if (index !== undefined)
    await keep(join(build, 'assets'), folder, createHash('sha256').update(index).digest('hex').slice(0, 16))
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.tmp'))
  const ages = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  )
  const newestFirst = ages.toSorted((a, b) => b.at - a.at).map(({ path }) => path)
  for (const path of newestFirst.slice(KEPT)) await rm(path, { recursive: true, force: true })
  return newestFirst.slice(0, KEPT)
}

async function keep(assets: string, folder: string, id: string): Promise<void> {
  const kept = join(folder, id)
  const isThere = await stat(kept).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    const temporary = join(folder, `${id}.${process.pid}.tmp`)
    await cp(assets, temporary, { recursive: true }).catch(() => mkdir(temporary, { recursive: true }))
    await precompress(temporary)
    // Else a power cut leaves a folder of torn files, which counts as kept.
    await syncTree(temporary)
    // Another process may have been first; its copy is the same.
    await rename(temporary, kept).catch(() => rm(temporary, { recursive: true, force: true }))
    await syncFolder(folder)
  }
  const now = new Date()
  await utimes(kept, now, now)
}

async function precompress(folder: string): Promise<void> {
  const names = new Set(await readdir(folder))
  for (const name of names) {
    if (!COMPRESSIBLE.has(extname(name)) || (names.has(`${name}.br`) && names.has(`${name}.gz`))) continue
    const { br, gzip } = await compress(await readFile(join(folder, name)))
    await writeFile(join(folder, `${name}.br`), br)
    await writeFile(join(folder, `${name}.gz`), gzip)
  }
}
