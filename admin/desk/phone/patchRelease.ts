import canonicalize from 'canonicalize'
import { type Fact, type FactKind, type FactOf, parseFact } from '../../../src/format/fact.ts'
import type { Lists } from '../../../src/format/lists.ts'
import { compileNotice } from '../../../src/format/compile/compileNotice.ts'
import { withAudience } from '../../../src/format/compile/withAudience.ts'
import type { CompiledNotice } from '../../../src/format/notices.ts'
import type { CompiledSettings, Manifest } from '../../../src/format/release.ts'
import { withClockTexts } from '../../../src/format/compile/withClockTexts.ts'
import { withPicturePaths } from '../../../src/format/libraryPicture.ts'
import { locales } from '../../../src/format/locales.ts'
import { sha256 } from '../../../src/format/value/sha256.ts'
import { filledDialog } from '../facts/documents/dialogValue.ts'
import { filledNotice } from '../facts/documents/noticeValue.ts'
import type { DraftSnapshot } from '../facts/draft/Draft.ts'
import { withPointer } from '../facts/draft/pointers.ts'
import { readValue } from '../facts/draft/readValue.ts'
import type { PlayableRelease } from '../facts/documents/PlayableRelease.ts'

/**
 * The release with everything the desk shows merged in, so that a keystroke is visible at once; the service's own
 * compilation follows. An invalid value, or one in conflict, waits.
 */
export function patchRelease(release: PlayableRelease, snapshot: DraftSnapshot): PlayableRelease {
  const typed = [...snapshot.pending]
    .filter(([, { phase }]) => phase.kind !== 'invalid' && phase.kind !== 'conflict')
    .map(([fact]) => fact)
  const facts = [...new Set([...snapshot.edits.keys(), ...typed])]
  const values = facts
    .filter((fact) => typed.includes(fact) || !snapshot.pending.has(fact))
    .map((fact) => ({ fact: parseFact(fact), value: readValue(snapshot, fact) }))
  const parts: Partial<Manifest>[] = []
  const files: Record<string, string> = {}

  function change<T>(address: string, next: (value: T) => T): string {
    const text = withPicturePaths(canonicalize(next(JSON.parse(release.files[address] ?? 'null') as T)) ?? 'null')
    const changed = sha256(text)
    files[changed] = text
    return changed
  }

  const settings = values.filter(isOf('settings'))
  if (settings.length > 0)
    parts.push({
      settings: change<CompiledSettings>(release.manifest.settings, (compiled) => ({
        ...compiled,
        values: withClockTexts(settings.reduce<unknown>(withSetting, compiled.values) as CompiledSettings['values']),
      })),
    })

  const copy = { ...release.manifest.copy }
  for (const locale of locales) {
    const texts = values.filter(isOf('copy')).filter(({ fact }) => fact.locale === locale)
    if (texts.length > 0)
      copy[locale] = change<Record<string, string>>(copy[locale], (old) => texts.reduce(withText, old))
  }
  parts.push({ copy })

  const notices = values.filter(isOf('notice'))
  if (notices.length > 0)
    parts.push({
      notices: change<readonly CompiledNotice[]>(release.manifest.notices, (old) => notices.reduce(withNotice, old)),
    })

  const dialogs = values.filter(isOf('dialog'))
  if (dialogs.length > 0)
    parts.push({
      lists: change<Lists>(release.manifest.lists, (old) => ({
        ...old,
        dialogs: dialogs.reduce(withDialog, old.dialogs),
      })),
    })

  const manifest = parts.reduce<Manifest>((whole, part) => ({ ...whole, ...part }), release.manifest)
  return { manifest, files: { ...release.files, ...files } }
}

interface Entry<F extends Fact | undefined> {
  readonly fact: F
  readonly value: unknown
}

const isOf =
  <K extends FactKind>(kind: K) =>
  (entry: Entry<Fact | undefined>): entry is Entry<FactOf<K>> =>
    entry.fact?.kind === kind

function withSetting(settings: unknown, { fact, value }: Entry<FactOf<'settings'>>): unknown {
  return withPointer(settings, fact.pointer, value)
}

function withText(texts: Record<string, string>, { fact, value }: Entry<FactOf<'copy'>>): Record<string, string> {
  const { [fact.key]: _old, ...others } = texts
  return typeof value === 'string' ? { ...texts, [fact.key]: value } : others
}

function withDialog(dialogs: Lists['dialogs'], { fact, value }: Entry<FactOf<'dialog'>>): Lists['dialogs'] {
  const { [fact.id]: _old, ...others } = dialogs
  return value === undefined ? others : { ...dialogs, [fact.id]: withAudience(filledDialog(value)) }
}

function withNotice(
  notices: readonly CompiledNotice[],
  { fact, value }: Entry<FactOf<'notice'>>,
): readonly CompiledNotice[] {
  const { id } = fact
  const notice = filledNotice(value)
  if (notice === undefined) return notices.filter((other) => other.id !== id)
  const compiled = compileNotice(notice)
  return notices.some((other) => other.id === id)
    ? notices.map((other) => (other.id === id ? compiled : other))
    : [...notices, compiled]
}
