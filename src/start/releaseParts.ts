import type { CompiledRelease, Manifest } from '../format/release.ts'
import { byLocale, type Locale } from '../format/locales.ts'
import type { FirstWords } from '../release/LoadedRelease.ts'

/** A release as a build carries it: what every start needs, and the copy of each language by itself. */
export interface ReleaseParts {
  /** One JSON value a line: a list with the address of the manifest, the manifest, and what it names but the copy. */
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
    documents: [JSON.stringify([sha]), ...[sha, ...addressesOf(manifest)].map(text)].join('\n'),
    copy: byLocale((locale) => text(manifest.copy[locale])),
  }
}

/**
 * One screen's part of a release: its documents with no other screen, whose first line has the addresses of all lines, and
 * its words as a last line.
 */
export function splitFirst({ manifest, sha, files }: CompiledRelease, screen: string, words: FirstWords): string {
  const { settings, notices, lists, screens } = manifest
  const addresses = [sha, settings, notices, lists, screens[screen]?.sha ?? '']
  const texts = addresses.map((address) => files.get(address) ?? '')
  return [JSON.stringify(addresses), ...texts, JSON.stringify(words)].join('\n')
}

export const wordsOfFirst = (text: string): FirstWords => JSON.parse(text.slice(text.lastIndexOf('\n'))) as FirstWords

/**
 * Puts the parts together again; a language that is left out is missing among the files, and so are the screens that
 * the documents have not. Only lines are read, and of them only the manifest.
 */
export function joinRelease(documents: string, copy: readonly (readonly [Locale, string])[] = []): CompiledRelease {
  const [first = '', root = '', ...lines] = documents.split('\n')
  const [sha, ...some] = JSON.parse(first) as [sha: string, ...some: string[]]
  const manifest = JSON.parse(root) as Manifest
  const copies = copy.map(([locale, text]) => [manifest.copy[locale], text] as const)
  const others = (some.length > 0 ? some : addressesOf(manifest)).map(
    (address, index) => [address, lines[index] ?? ''] as const,
  )
  return { manifest, sha, files: new Map([[sha, root], ...others, ...copies]) }
}

const addressesOf = ({ settings, notices, lists, screens }: Manifest) => [
  settings,
  notices,
  lists,
  ...Object.values(screens).map((screen) => screen.sha),
]
