import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

/** A copy of some folders of the project, in which a test adds something as a developer would. */
export interface Scratch {
  /** Writes a file of the copy; `change` gets the text of an existing file. */
  write(path: string, change: (text: string) => string): void
  /** The files written so far. */
  written(): readonly string[]
  /** Runs a script of the copy with Node and returns what it prints, errors too. */
  run(...args: readonly string[]): string
  /**
   * The compiler's messages about the copy: `path: message`. All that is imported from `roots` is read, but only the
   * files that `isChecked` names are checked, by default the roots, because checking everything takes a minute.
   */
  typeErrors(
    roots: readonly string[],
    options?: {
      readonly types?: string[]
      readonly isChecked?: (path: string, text: string) => boolean
    },
  ): readonly string[]
  close(): void
}

export function openScratch(paths: readonly string[]): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'playbill-'))
  for (const path of [...paths, 'package.json', 'tsconfig.json'])
    cpSync(path, join(folder, path), { recursive: true, filter: (from) => !from.includes('node_modules') })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const written = new Set<string>()

  return {
    write(path, change) {
      written.add(path)
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, change(readIfThere(file)))
    },
    written: () => [...written],
    run(...args) {
      const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
      return stdout + stderr
    },
    typeErrors(roots, { types = [], isChecked = (path: string) => roots.includes(path) } = {}) {
      const config = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path))
      const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder)
      const { tsBuildInfoFile: _record, ...wanted } = options
      const program = ts.createProgram(
        roots.map((path) => join(folder, path)),
        // Half of the time would go into the types of Node and Vite, which the documents' shapes do not need.
        { ...wanted, types, incremental: false, preserveSymlinks: true },
      )
      return program
        .getSourceFiles()
        .filter(({ fileName }) => !fileName.includes('node_modules'))
        .filter(({ fileName, text }) => isChecked(relative(folder, fileName), text))
        .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
        .map(({ file, messageText }) => {
          const path = file === undefined ? '' : relative(folder, file.fileName)
          return `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
        })
    },
    close: () => rmSync(folder, { recursive: true }),
  }
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
