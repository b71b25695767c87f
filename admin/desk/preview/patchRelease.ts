import canonicalize from 'canonicalize'
import type { Lists } from '../../../src/format/lists.ts'
import type { Notice } from '../../../src/format/notices.ts'
import type { CompiledSettings, Manifest } from '../../../src/format/release.ts'
import { withClockTexts } from '../../../src/format/compile/withClockTexts.ts'
import { locales, type Locale } from '../../../src/format/locales.ts'
import { sha256 } from '../../../src/format/sha256.ts'
import { filledDialog } from '../dialogs/dialogValue.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'
import { halves } from '../draft/factNames.ts'
import { withPointer } from '../draft/pointers.ts'
import { readValue } from '../draft/readValue.ts'
import type { PlayableRelease } from './PlayableRelease.ts'

/**
 * The release with everything the desk shows laid over it, so that a keystroke is seen at once; the service's own
 * compilation follows. What is not a possible value, or is in conflict, waits.
 */
export function patchRelease(release: PlayableRelease, snapshot: DraftSnapshot): PlayableRelease {
  const typed = [...snapshot.pending]
    .filter(([, { phase }]) => phase.kind !== 'invalid' && phase.kind !== 'conflict')
    .map(([fact]) => fact)
  const facts = [...new Set([...snapshot.edits.keys(), ...typed])]
  const values = facts
    .filter((fact) => typed.includes(fact) || !snapshot.pending.has(fact))
    .map((fact) => [fact, readValue(snapshot, fact)] as const)
  const parts: Partial<Manifest>[] = []
  const files: Record<string, string> = {}

  function change<T>(address: string, next: (value: T) => T): string {
    const text = canonicalize(next(JSON.parse(release.files[address] ?? 'null') as T)) ?? 'null'
    const changed = sha256(text)
    files[changed] = text
    return changed
  }

  const settings = values.filter(([fact]) => fact.startsWith('settings:'))
  if (settings.length > 0)
    parts.push({
      settings: change<CompiledSettings>(release.manifest.settings, (compiled) => ({
        ...compiled,
        values: withClockTexts(settings.reduce<unknown>(withSetting, compiled.values) as CompiledSettings['values']),
      })),
    })

  const copy = { ...release.manifest.copy }
  for (const locale of locales) {
    const texts = values.filter(([fact]) => fact.startsWith(`copy:${locale}:`))
    if (texts.length > 0)
      copy[locale] = change<Record<string, string>>(copy[locale], (old) => ({ ...old, ...textsByKey(texts, locale) }))
  }
  parts.push({ copy })

  const notices = values.filter(([fact]) => fact.startsWith('notice:'))
  if (notices.length > 0)
    parts.push({
      notices: change<readonly Notice[]>(release.manifest.notices, (old) => notices.reduce(withNotice, old)),
    })

  const dialogs = values.filter(([fact]) => fact.startsWith('dialog:'))
  if (dialogs.length > 0)
    parts.push({
      lists: change<Lists>(release.manifest.lists, (old) => ({
        ...old,
        dialogs: {
          ...old.dialogs,
          ...Object.fromEntries(dialogs.map(([fact, value]) => [halves(fact)[1], filledDialog(value)])),
        },
      })),
    })

  return { manifest: Object.assign({}, release.manifest, ...parts) as Manifest, files: { ...release.files, ...files } }
}

type Entry = readonly [fact: string, value: unknown]

function withSetting(settings: unknown, [fact, value]: Entry): unknown {
  return withPointer(settings, halves(fact)[1], value)
}

function textsByKey(texts: readonly Entry[], locale: Locale): Record<string, string> {
  return Object.fromEntries(texts.map(([fact, text]) => [fact.slice(`copy:${locale}:`.length), String(text)]))
}

function withNotice(notices: readonly Notice[], [fact, value]: Entry): readonly Notice[] {
  const id = halves(fact)[1]
  if (value === undefined) return notices.filter((notice) => notice.id !== id)
  const notice = value as Notice
  return notices.some((other) => other.id === id)
    ? notices.map((other) => (other.id === id ? notice : other))
    : [...notices, notice]
}
