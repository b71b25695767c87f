import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** A copy of some folders of the project, in which a test adds something as a developer would. */
export interface Scratch {
  /** Writes a file of the copy; `change` gets the text of an existing file. */
  write(path: string, change: (text: string) => string): void
  /** The files written so far. */
  written(): readonly string[]
  /** Runs a script of the copy with Node and returns what it prints, errors too. */
  run(...args: readonly string[]): string
  /** The compiler's messages about these files of the copy, which it checks with all they import: `path: message`. */
  typeErrors(roots: readonly string[], options?: { readonly types?: readonly string[] }): readonly string[]
  close(): void
}

const TSC = 'node_modules/@typescript/native/bin/tsc'
const PROJECT = 'tsconfig.scratch.json'

export function openScratch(paths: readonly string[]): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'playbill-'))
  for (const path of [...paths, 'package.json', 'tsconfig.json'])
    cpSync(path, join(folder, path), { recursive: true, filter: (from) => !from.includes('node_modules') })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const written = new Set<string>()
  const node = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })

  return {
    write(path, change) {
      written.add(path)
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, change(readIfThere(file)))
    },
    written: () => [...written],
    run(...args) {
      const { stdout, stderr } = node(...args)
      return stdout + stderr
    },
    // Half of the time would go into the types of Node and Vite, which the documents' shapes do not need.
    typeErrors(roots, { types = [] } = {}) {
      const compilerOptions = { types, incremental: false, tsBuildInfoFile: null, preserveSymlinks: true }
      const project = { extends: './tsconfig.json', compilerOptions, include: [], files: roots }
      writeFileSync(join(folder, PROJECT), JSON.stringify(project))
      // One thread: several each check what they share anew, and other tests run beside.
      const { stdout, stderr, status } = node(TSC, '--project', PROJECT, '--singleThreaded', '--pretty', 'false')
      const errors = readErrors(stdout)
      if (status !== 0 && errors.length === 0) throw new Error(`The compiler did not check:\n${stdout}${stderr}`)
      return errors.filter(({ path }) => roots.includes(path)).map(({ path, message }) => `${path}: ${message}`)
    },
    close: () => rmSync(folder, { recursive: true }),
  }
}

/** What tsc prints: `path(line,column): error TS1: message`, and what explains it in indented lines below. */
function readErrors(printed: string): readonly { readonly path: string; readonly message: string }[] {
  return printed
    .replaceAll(/\n\s+/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, path, message] = /^(.+?)\(\d+,\d+\): error TS\d+: (.*)$/.exec(line) ?? []
      return path === undefined || message === undefined ? [] : [{ path, message }]
    })
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** A text with something inserted after a part that it has exactly once; throws otherwise. */
export function after(text: string, mark: string, added: string): string {
  const [before, behind, ...more] = text.split(mark)
  if (behind === undefined || more.length > 0) throw new Error(`"${mark}" is there ${more.length + 1} times, not once.`)
  return `${before ?? ''}${mark}${added}${behind}`
}
