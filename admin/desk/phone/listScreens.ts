import { isObject, objectOf, textsOf } from '../../../src/format/isObject.ts'
import type { PlayableRelease } from '../facts/documents/PlayableRelease.ts'
import { languages, type Locale } from '../../../src/format/locales.ts'

export interface ScreenEntry {
  readonly id: string
  readonly path: string
  /**
   * Its title in the operator's language if that is plain text, else the text that `new-screen` writes for it, else the
   * id.
   */
  readonly label: string
}

/** The screens of a release for the picker, by title. */
export function listScreens({ manifest, files }: PlayableRelease, locale: Locale): readonly ScreenEntry[] {
  const copy = textsOf(JSON.parse(files[manifest.copy[locale]] ?? '{}'))
  return Object.entries(manifest.screens)
    .map(([id, { sha, path }]) => ({
      id,
      path,
      label: `${titleOf(files[sha], copy) ?? copy[`${id}.title`] ?? id} ${path}`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, languages[locale].tag))
}

function titleOf(plan: string | undefined, copy: Readonly<Record<string, string>>): string | undefined {
  const { title } = objectOf(JSON.parse(plan ?? '{}'))
  const text = isObject(title) && typeof title['c'] === 'string' ? copy[title['c']] : undefined
  return text?.includes('{{') ? undefined : text
}
