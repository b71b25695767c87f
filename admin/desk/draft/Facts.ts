import { parseFact } from '../../../src/format/fact.ts'
import type { Notice } from '../../../src/format/notices.ts'
import type { Settings } from '../../../src/format/settings.ts'
import { type Locale, byLocale } from '../../../src/format/locales.ts'
import { readFact } from '../../../src/format/overlay.ts'
import type { SourceFile } from '../../../src/format/SourceFile.ts'
import { readPointer } from './pointers.ts'
import { textsOf, objectOf } from '../../../src/format/isObject.ts'

type Copy = Readonly<Record<string, string>>

/** The values that operators edit, parsed once for each set of documents. */
export interface Facts {
  /** The documents themselves, as their authors wrote them. */
  readonly files: readonly SourceFile[]
  readonly settings: Settings
  readonly copy: Readonly<Record<Locale, Copy>>
  readonly notices: readonly Notice[]
  /** The value of a fact; undefined when there is none. */
  read(fact: string): unknown
}

export function createFacts(files: readonly SourceFile[]): Facts {
  const parse = (path: string): unknown => JSON.parse(files.find((file) => file.path === path)?.text ?? '{}')
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
      if (parsed?.kind === 'settings') return readPointer(settings, parsed.pointer)
      if (parsed?.kind === 'notice') return notices.find(({ id }) => id === parsed.id)
      if (parsed?.kind === 'copy') return copy[parsed.locale][parsed.key]
      if (!others.has(fact)) others.set(fact, readFact(files, fact))
      return others.get(fact)
    },
  }
}

/** The members of one part of a document, such as its notices by number or its dialogs by name. */
export function membersIn(
  { files }: Pick<Facts, 'files'>,
  path: string,
  part: string,
): Readonly<Record<string, unknown>> {
  return objectOf(objectOf(JSON.parse(files.find((file) => file.path === path)?.text ?? '{}'))[part])
}
