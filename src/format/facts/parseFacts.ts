import { fromPointer } from '../check/Document.ts'
import { valueAt } from '../check/valueAt.ts'
import { documentAt } from '../documentAt.ts'
import { parseFact } from '../fact.ts'
import { objectOf, textsOf } from '../value/isObject.ts'
import { type Locale, byLocale } from '../locales.ts'
import type { Notice } from '../notices.ts'
import { readFact } from '../overlay.ts'
import type { Settings } from '../settings.ts'
import type { SourceFile } from '../SourceFile.ts'

type Copy = Readonly<Record<string, string>>

/** The values that operators edit. */
export interface Facts {
  /** The documents themselves, as their authors wrote them. */
  readonly files: readonly SourceFile[]
  readonly settings: Settings
  readonly copy: Readonly<Record<Locale, Copy>>
  readonly notices: readonly Notice[]
  /** The value of a fact; undefined when there is none. */
  readonly read: (fact: string) => unknown
}

const known = new WeakMap<readonly SourceFile[], Facts>()

/** Those of a set of documents, parsed once for each list of files. */
export function parseFacts(files: readonly SourceFile[]): Facts {
  const facts = known.get(files) ?? parseOnce(files)
  known.set(files, facts)
  return facts
}

function parseOnce(files: readonly SourceFile[]): Facts {
  const parse = (path: string): unknown => documentAt(files, path) ?? {}
  const settings = parse('settings.json') as Settings
  const copy = byLocale((locale): Copy => textsOf(parse(`copy/${locale}.json`)))
  const { notices = [] } = parse('notices.json') as { notices?: readonly Notice[] }
  const others = new Map<string, unknown>()
  return {
    files,
    settings,
    copy,
    notices,
    read(fact) {
      const parsed = parseFact(fact)
      if (parsed?.kind === 'settings') return valueAt(settings, fromPointer(parsed.pointer))
      if (parsed?.kind === 'notice') return notices.find(({ id }) => id === parsed.id)
      if (parsed?.kind === 'copy') return copy[parsed.locale][parsed.key]
      if (!others.has(fact)) others.set(fact, readFact(files, fact))
      return others.get(fact)
    },
  }
}

/** For where no documents are at hand: a screen or a notice has its id for a name then. */
export const noFacts: Facts = parseFacts([])

/** The members of one part of a document, such as its notices by number or its dialogs by name. */
export function membersIn(
  { files }: Pick<Facts, 'files'>,
  path: string,
  part: string,
): Readonly<Record<string, unknown>> {
  return objectOf(objectOf(documentAt(files, path))[part])
}

/** The ids of its screens, in the order of the files. */
export function screenIds({ files }: Pick<Facts, 'files'>): readonly string[] {
  return files
    .filter(({ path }) => path.startsWith('screens/'))
    .map(({ path }) => path.slice('screens/'.length, -'.json'.length))
}
