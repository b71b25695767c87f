import { checkDocuments, type CheckResult } from '../format/checkDocuments.ts'
import { addressOf, compileRelease } from '../format/compileRelease.ts'
import { FORMAT_VERSION } from '../format/formatVersion.ts'
import { isPartFile, usersOf } from '../format/parts/usersOf.ts'
import { writtenOut } from '../format/parts/writtenOut.ts'
import { readDocuments } from '../format/readDocuments.ts'
import type { SourceFile } from '../format/SourceFile.ts'
import type { Compilation } from './compileDocuments.ts'

/**
 * Compiles the documents of a folder again and again while they are written. One with errors is played as it was when
 * it last had none, a screen that was never sound counts as planned, and all others go on as they are saved. Texts may
 * follow. Throws when a file cannot be read.
 */
export function createCompiler(folder: string): () => Compilation {
  /** The documents that played last. */
  let good: ReadonlyMap<string, SourceFile> = new Map()

  return () => {
    const { files, host } = readDocuments(folder)
    const check = (documents: readonly SourceFile[]) => checkDocuments(documents, { ...host, copyMayFollow: true })
    const whole = check(files)
    for (const { checked, played } of tries(whole, files, good, check)) {
      if (!checked.documents) continue
      good = new Map(played.map((file) => [file.path, file]))
      return { issues: whole.issues, release: compileRelease(checked.documents, addressOf(writtenOut(played))) }
    }
    return { issues: whole.issues }
  }
}

interface Try {
  readonly checked: CheckResult
  readonly played: readonly SourceFile[]
}

/** Ever more documents in their last good version: those with errors, then those that screens share, then all. */
function* tries(
  whole: CheckResult,
  files: readonly SourceFile[],
  good: ReadonlyMap<string, SourceFile>,
  check: (documents: readonly SourceFile[]) => CheckResult,
): Generator<Try> {
  yield { checked: whole, played: files }
  // What cannot be read, or is new, accuses others that lead to it.
  let held: ReadonlySet<string> = new Set([
    ...[...faultyIn(whole)].filter((path) => !good.has(path) || isUnreadable(path, whole)),
    ...besideNewParts(faultyIn(whole), files, good),
  ])
  for (;;) {
    const played = withHeld(files, held, good)
    const checked = check(played)
    yield { checked, played }
    const more = new Set([...held, ...faultyIn(checked), ...besideNewParts(faultyIn(checked), files, good)])
    if (more.size === held.size) break
    held = more
  }
  const shared = withHeld(
    files,
    new Set([...held, ...files.map(({ path }) => path).filter((path) => !isScreen(path))]),
    good,
  )
  yield { checked: check(shared), played: shared }
  const before = [...good.values()]
  if (before.length > 0) yield { checked: check(before), played: before }
}

/** Screens that use a part which never was sound: they cannot be played either. */
function besideNewParts(
  faulty: ReadonlySet<string>,
  files: readonly SourceFile[],
  good: ReadonlyMap<string, SourceFile>,
): readonly string[] {
  const parts = [...faulty].filter((path) => isPartFile(path) && !good.has(path))
  return parts.flatMap((path) => [...usersOf(path, files)].filter(isScreen))
}

const faultyIn = ({ issues }: CheckResult): ReadonlySet<string> =>
  new Set(issues.filter(({ severity }) => severity === 'error').map(({ document }) => document))

const isUnreadable = (path: string, { issues }: CheckResult) =>
  issues.some(({ document, code }) => document === path && code === 'json')

const isScreen = (path: string) => path.startsWith('screens/')

function withHeld(
  files: readonly SourceFile[],
  held: ReadonlySet<string>,
  good: ReadonlyMap<string, SourceFile>,
): readonly SourceFile[] {
  return files.flatMap((file) => {
    if (!held.has(file.path)) return [file]
    const before = good.get(file.path)
    if (before) return [before]
    if (isScreen(file.path)) return [planned(file)]
    return isPartFile(file.path) ? [] : [file]
  })
}

/** In place of a screen that cannot be played: what leads to it stays sound, and is hidden. */
function planned({ path: file, text }: SourceFile): SourceFile {
  const id = file.slice('screens/'.length, -'.json'.length)
  const [, path = `/${id}`] = /"path": *"(\/[A-Za-z0-9]*)"/.exec(text) ?? []
  return {
    path: file,
    text: JSON.stringify({
      format: FORMAT_VERSION,
      id,
      path,
      access: 'visitor',
      title: 'common.notYet',
      planned: true,
    }),
  }
}
