import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Where the generators read, and the lock, which has the versions of the packages they use. */
const folders = ['admin', 'mocks', 'schemas', 'src']
const lock = 'package-lock.json'

const isSource = /\.(ts|tsx|js|json|svg)$/
/** Files that no generator reads: what they write themselves, the service, tests and stories. */
const isElsewhere = /\.gen\.|\.(test|stories)\.|^schemas\/reference\/|^admin\/service\//

/** One hash of everything that generated files are made from. */
export function hashInputs(root: string): string {
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
