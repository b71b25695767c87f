import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { objectOf } from '../../../src/format/value/isObject.ts'

/** A copy of this checkout to change, with the packages and the build of this one. */
export interface Checkout {
  readonly root: string
  /** Writes a file of the copy. */
  readonly write: (path: string, text: string) => void
  /** Adds a key to a JSON file of the copy, at its end. */
  readonly addKey: (path: string, key: string, value: unknown) => void
  readonly read: (path: string) => string
  readonly remove: () => void
}

const copied = [
  '.storybook',
  'admin',
  'mocks',
  'package.json',
  'schemas',
  'src',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]
const shared = ['node_modules', 'dist']

export function copyCheckout(): Checkout {
  // By its real name, as modules call themselves.
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'playbill-')))
  for (const name of copied) cpSync(name, join(root, name), { recursive: true })
  for (const name of shared) symlinkSync(join(process.cwd(), name), join(root, name))
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  return {
    root,
    read,
    write,
    addKey: (path, key, value) =>
      write(path, `${JSON.stringify({ ...objectOf(JSON.parse(read(path))), [key]: value }, null, 2)}\n`),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
