import type { CompiledRelease, Manifest } from '../format/release.ts'
import { byLocale, type Locale, locales } from '../format/locales.ts'

/** A release as a build carries it: what every start needs, and the copy of each language by itself. */
export interface ReleaseParts {
  /** One JSON value a line: the address of the manifest, the manifest, and what it names but the copy. */
  readonly documents: string
  readonly copy: Readonly<Record<Locale, string>>
}

/** Where the parts of a release are. */
export interface PartUrls {
  readonly documents: string
  readonly copy: Readonly<Record<Locale, string>>
}

export function splitRelease({ manifest, sha, files }: CompiledRelease): ReleaseParts {
  const text = (address: string) => files.get(address) ?? ''
  return {
    documents: [JSON.stringify(sha), ...[sha, ...addressesOf(manifest)].map(text)].join('\n'),
    copy: byLocale((locale) => text(manifest.copy[locale])),
  }
}

/**
 * Puts the parts together again; a language that is left out is missing among the files. Only lines are read, and of
 * them only the manifest.
 */
export function joinRelease(documents: string, copy: Partial<ReleaseParts['copy']>): CompiledRelease {
  const [first = '', root = '', ...lines] = documents.split('\n')
  const sha = JSON.parse(first) as string
  const manifest = JSON.parse(root) as Manifest
  const copies = locales.flatMap((locale) =>
    copy[locale] === undefined ? [] : [[manifest.copy[locale], copy[locale]] as const],
  )
  const others = addressesOf(manifest).map((address, index) => [address, lines[index] ?? ''] as const)
  return { manifest, sha, files: new Map([[sha, root], ...others, ...copies]) }
}

const addressesOf = ({ settings, notices, lists, screens }: Manifest) => [
  settings,
  notices,
  lists,
  ...Object.values(screens).map((screen) => screen.sha),
]
