import type { CompiledRelease } from '../format/release.ts'
import type { ScreenPlan } from '../format/screen.ts'
import { codeFiles, type CodeFile } from '../start/codeFiles.ts'
import { blocksIn } from '../format/blocks/innerBlocks.ts'

/** The screens that need some code beyond the start, and the files it is in, both relative to the page. */
export interface ViewFiles {
  readonly paths: readonly string[]
  readonly files: readonly string[]
}

/** A file of the build, with its imports. */
interface Chunk {
  readonly type: string
  readonly fileName: string
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
  readonly moduleIds?: readonly string[]
}

/** Which files of a build show the screens of a release, beside those that every screen starts with. */
export function viewFilesOf(
  { manifest, files }: CompiledRelease,
  bundle: Readonly<Record<string, Chunk>>,
): readonly ViewFiles[] {
  const screens = Object.values(manifest.screens).map(({ path, sha }) => {
    const { body = [] } = JSON.parse(files.get(sha) ?? '{}') as Partial<ScreenPlan>
    return { path, types: new Set(blocksIn(body.filter(({ type }) => type !== 'popup')).map(({ type }) => type)) }
  })
  const chunks = Object.values(bundle)
  const started = withImports(
    chunks.filter(({ isEntry }) => isEntry === true),
    bundle,
  )
  return Object.values<CodeFile>(codeFiles).flatMap(({ entry, blocks, isEarly }) => {
    const chunk = isEarly && chunks.find(({ moduleIds = [] }) => moduleIds.some((id) => id.endsWith(`/src/${entry}`)))
    if (!chunk) return []
    const needed = [...withImports([chunk], bundle)].filter((name) => !started.has(name))
    return [
      {
        paths: screens.filter(({ types }) => blocks.some((type) => types.has(type))).map(({ path }) => path),
        files: needed.map((name) => `./${name}`),
      },
    ]
  })
}

function withImports(chunks: readonly Chunk[], bundle: Readonly<Record<string, Chunk>>): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...chunks]
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (found.has(chunk.fileName)) continue
    found.add(chunk.fileName)
    waiting.push(...(chunk.imports ?? []).flatMap((name) => bundle[name] ?? []))
  }
  return found
}
