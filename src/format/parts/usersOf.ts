import type { SourceFile } from '../SourceFile.ts'

export const isPartFile = (path: string): boolean => path.startsWith('parts/')

/** The parts that a text names, whether or not it can be parsed: it may be half written. */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/"use"\s*:\s*"([A-Za-z0-9]+)"/g)].map(([, id = '']) => `parts/${id}.json`)

/** The parts that a document uses, those within them too. */
export function partsOf(path: string, files: readonly SourceFile[]): ReadonlySet<string> {
  const texts = new Map(files.map((file) => [file.path, file.text]))
  const found = new Set<string>()
  const visit = (from: string) => {
    for (const part of namedIn(texts.get(from) ?? '')) {
      if (found.has(part)) continue
      found.add(part)
      visit(part)
    }
  }
  visit(path)
  return found
}

/** The documents that use a part, those too that use it through another one. */
export function usersOf(part: string, files: readonly SourceFile[]): ReadonlySet<string> {
  return new Set(files.map(({ path }) => path).filter((path) => partsOf(path, files).has(part)))
}
