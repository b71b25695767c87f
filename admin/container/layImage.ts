import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { commands, findPackages, type Lock, packages, paths } from './contents.ts'

/** Of the sources: what only tests and stories need. */
const TESTS = /\.(test|stories|csf)\.tsx?$|(^|\/)testing(\/|$)/
/** Of a package: what no program reads. */
const UNREAD = /^(tests?|docs|examples|benchmarks?|\.github)(\/|$)|\.(d\.[cm]?ts|map|md|tsbuildinfo)$/
/** Sources that better-sqlite3 was built from. */
const BUILT_FROM = /^(deps|src|build)(\/|$)/

/** Copies into a folder what the image holds, from a checkout that is built; run by the Dockerfile. */
export function layImage(checkout: string, image: string): void {
  const home = join(image, 'playbill')
  const copy = (path: string, filter: (inside: string) => boolean): void =>
    cpSync(join(checkout, path), join(home, path), {
      recursive: true,
      filter: (source) => filter(relative(checkout, source)),
    })
  for (const path of paths) copy(path, (inside) => !TESTS.test(inside))
  const lock: Lock = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8'))
  const native = `prebuilds/${process.platform}-${process.arch}.node`
  for (const folder of findPackages(packages, lock)) {
    // What is for another platform is not installed.
    if (!existsSync(join(checkout, folder))) continue
    copy(folder, (inside) => {
      const path = inside.slice(folder.length + 1)
      if (path.startsWith('node_modules') || UNREAD.test(path)) return false
      if (folder !== 'node_modules/better-sqlite3') return true
      return !BUILT_FROM.test(path) && (!path.startsWith('prebuilds/') || path === native)
    })
  }
  const bin = join(image, 'usr/local/bin')
  mkdirSync(bin, { recursive: true })
  for (const [name, path] of Object.entries(commands)) {
    chmodSync(join(home, path), 0o755)
    symlinkSync(`/playbill/${path}`, join(bin, name))
  }
}

const [, , image] = process.argv
if (import.meta.main && image !== undefined) layImage(process.cwd(), image)
