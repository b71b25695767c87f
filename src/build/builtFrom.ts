import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { repositoryRoot } from './repositoryRoot.ts'

const folders = ['admin', 'mocks', 'schemas', 'src']
const others = ['package-lock.json', 'vite.config.ts']

/** No build has them in it: generated files follow from the others, the service runs from its sources. */
const isElsewhere =
  /\.gen\.|\.(test|stories|csf)\.|\.md$|(^|\/)testing\/|^schemas\/reference\/|^admin\/(service|container)\//

/** Hash of each source, by its path. */
type Sources = Readonly<Record<string, string>>

const BEGUN = '.cache/building.json'
const DONE = '.cache/built.json'

/** Notes what a build begins with: a source that is saved meanwhile may or may not be in it. */
export function beginBuild(root = repositoryRoot): void {
  rmSync(join(root, DONE), { force: true })
  mkdirSync(dirname(join(root, BEGUN)), { recursive: true })
  writeFileSync(join(root, BEGUN), JSON.stringify(hashSources(root)))
}

/** Notes that the build is whole. */
export function endBuild(root = repositoryRoot): void {
  renameSync(join(root, BEGUN), join(root, DONE))
}

/** Why `dist` is not what these sources would be built to, and what to do; undefined if it is. */
export function whyStale(root = repositoryRoot): string | undefined {
  const built = readBuilt(root)
  if (built === undefined) return 'There is no whole build of these sources in dist. Run: npm run build'
  const now = hashSources(root)
  const paths = new Set([...Object.keys(built), ...Object.keys(now)])
  const [first, ...more] = [...paths].filter((path) => built[path] !== now[path]).toSorted()
  if (first === undefined) return undefined
  const named = more.length === 0 ? `${first} has` : `${first} and ${more.length} more have`
  return `dist is out of date: ${named} changed since it was built. Run: npm run build`
}

function readBuilt(root: string): Sources | undefined {
  try {
    const built: Sources = JSON.parse(readFileSync(join(root, DONE), 'utf8'))
    return readdirSync(join(root, 'dist')).length > 0 ? built : undefined
  } catch {
    return undefined
  }
}

function hashSources(root: string): Sources {
  const found = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !isElsewhere.test(path))
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('base64url')
  return Object.fromEntries([...found, ...others].map((path) => [path, hashOf(path)]))
}

if (import.meta.main) (process.argv[2] === 'done' ? endBuild : beginBuild)()
