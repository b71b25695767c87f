import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { GeneratedFile } from './GeneratedFile.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

/** Where the generators read, and the lock, which has the versions of the packages they use. */
const folders = ['admin', 'mocks', 'schemas', 'src']

const lock = 'package-lock.json'
const isSource = /\.(ts|tsx|js|json|svg)$/

/** Files that no generator reads: what they write themselves, the service, tests and stories. */
const isElsewhere = /\.gen\.|\.(test|stories)\.|^schemas\/reference\/|^admin\/service\//

/** Record of the last run: the hash of its inputs, and of each file it made, by path. */
interface Stamp {
  readonly inputs: string
  readonly files: Readonly<Record<string, string>>
}

/** For editors alone, and another with every text. */
const NAMES = 'schemas/reference/names.schema.json'

const STAMP = '.cache/generated.json'

/**
 * Makes the generated files, unless neither their inputs nor they themselves have changed since the last time. Answers
 * the paths that it wrote; a file whose text is the same is left alone, so that nothing is built again for it.
 */
export async function refreshFiles(root = repositoryRoot, make = makeFiles): Promise<readonly string[]> {
  const found = await compareFiles(root, make)
  for (const path of found.extra) rmSync(join(root, path), { force: true })
  for (const { path, text } of found.changed) replaceFile(join(root, path), text)
  remember(root, found)
  return found.changed.map(({ path }) => path)
}

/** The generated files that would be others if they were made now, but for the names that editors offer. Writes none. */
export async function staleFiles(root = repositoryRoot, make = makeFiles): Promise<readonly string[]> {
  const found = await compareFiles(root, make)
  const stale = [...found.changed.map(({ path }) => path), ...found.extra].filter((path) => path !== NAMES)
  // Most edits change nothing that is generated: the next time need not make it again to know.
  if (found.changed.length === 0 && found.extra.length === 0) remember(root, found)
  return stale
}

interface Comparison {
  /** Missing where nothing has changed since the last time. */
  readonly stamp?: Stamp
  readonly changed: readonly GeneratedFile[]
  /** Files of an earlier run that no generator makes any more. */
  readonly extra: readonly string[]
}

async function compareFiles(root: string, make: typeof makeFiles): Promise<Comparison> {
  const inputs = hashInputs(root)
  const before = readStamp(root)
  if (before?.inputs === inputs && Object.entries(before.files).every(([path, hash]) => hashOf(root, path) === hash))
    return { changed: [], extra: [] }

  const files = await make()
  const made = Object.fromEntries(files.map(({ path, text }) => [path, sha256(text)]))
  const extra = Object.keys(before?.files ?? {}).filter((path) => !(path in made) && existsSync(join(root, path)))
  return {
    stamp: { inputs, files: made },
    changed: files.filter(({ path }) => hashOf(root, path) !== made[path]),
    extra,
  }
}

function remember(root: string, { stamp }: Comparison): void {
  if (stamp !== undefined) replaceFile(join(root, STAMP), JSON.stringify(stamp))
}

/** Imported only now: most runs find everything as it should be, and the generators take a second to load. */
async function makeFiles(): Promise<readonly GeneratedFile[]> {
  const { outputs } = await import('./outputs.ts')
  return (await Promise.all(outputs.map((output) => output()))).flat()
}

function readStamp(root: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(join(root, STAMP), 'utf8')) as Stamp
  } catch {
    return undefined
  }
}

function hashOf(root: string, path: string): string | undefined {
  return existsSync(join(root, path)) ? sha256(readFileSync(join(root, path))) : undefined
}

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Renamed into its place: several scripts may generate at once, and a reader must not find half a file. */
function replaceFile(target: string, text: string): void {
  mkdirSync(dirname(target), { recursive: true })
  const whole = `${target}.${process.pid}`
  writeFileSync(whole, text)
  renameSync(whole, target)
}

/** One hash of everything that generated files are made from. */
function hashInputs(root: string): string {
  const found = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isSource.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !isElsewhere.test(path))
  const hash = createHash('sha256')
  for (const path of [...found, lock].toSorted())
    if (existsSync(join(root, path)))
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)))
        .update('\0')
  return hash.digest('hex')
}
