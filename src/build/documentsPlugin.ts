import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { byLocale, defaultLocale, languageOf, type Locale, locales } from '../format/locales.ts'
import type { CompiledRelease, CompiledSettings } from '../format/release.ts'
import { type PartUrls, type ReleaseParts, splitRelease, splitFirst } from '../start/releaseParts.ts'
import { compileDocuments, describeIssues, schemasFolder, type Compilation } from './compileDocuments.ts'
import { devPaths } from './DevMessages.ts'
import { earlyReadsOf } from './earlyReads.ts'
import { earlyScript } from './earlyScript.ts'
import { frameMarkup, frameStyle } from './pageFrame.ts'
import { screenFrames } from './screenFrames.ts'
import { serveDocuments } from './serveDocuments.ts'
import { viewFilesOf } from './viewFilesOf.ts'
import { blocksIn } from '../format/blocks/innerBlocks.ts'
import type { SaidWords } from '../format/check/CheckedDocuments.ts'
import { keysOfCode } from '../format/check/keysOfCode.gen.ts'
import type { ScreenPlan } from '../format/screen.ts'
import { loadRelease } from '../release/LoadedRelease.ts'

const urls = { id: 'virtual:baseline-urls', resolved: '\0virtual:baseline-urls' }

/** The release of a build: its parts, the names of their files, and the language of a device without a choice. */
interface Built {
  readonly release: CompiledRelease
  readonly parts: ReleaseParts
  readonly names: PartUrls
  readonly first: FirstFiles
  readonly fallback: Locale
}

/**
 * Brings the documents into a build: checked, compiled, and emitted as files that count for no script, the copy of each
 * language by itself. `virtual:baseline-urls` says where they are. The page begins to load what shows the screen at the
 * address in the member's language, its code and its first answers by a small script that waits for nothing; until the app
 * has come it shows that screen's frame. In dev a saved document plays at once in the open page, and an issue shows over
 * it.
 * @param overlay in dev, whether Vite's own overlay shows the issues
 * @param callsEarly whether the platform answers at the page's own address: then its first calls need no app, and the page
 *   has a frame to show meanwhile. Any other page loads all documents
 */
export function playbillDocuments({ folder = schemasFolder, overlay = true, callsEarly = false } = {}): Plugin {
  let compilation: Compilation | undefined
  let known: Built | undefined
  let isBuild = false
  let isWanted = false
  const built = () => (known ??= nameParts((compilation ??= compileDocuments(folder))))

  return {
    name: 'playbill-documents',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === urls.id ? urls.resolved : undefined),
    load(id) {
      if (id !== urls.resolved) return undefined
      isWanted = true
      // In dev all languages are loaded.
      const { names, fallback } = isBuild ? built() : { names: devPaths.parts, fallback: defaultLocale }
      return `export const baselineUrls = ${JSON.stringify(names)}\nexport const baselineLocale = '${fallback}'`
    },
    generateBundle() {
      if (!isWanted) return
      const { parts, names, first } = built()
      const emit = (name: string, source: string) =>
        void this.emitFile({ type: 'asset', fileName: name.replace('./', ''), source })
      emit(names.documents, parts.documents)
      for (const locale of locales) emit(names.copy[locale], parts.copy[locale])
      if (callsEarly) for (const [name, text] of first.files) emit(name, text)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!html.includes('data-baseline')) return html
        if (!isBuild) return html.replace('data-baseline', `href="${devPaths.parts.documents}"`)
        // Both are in the page itself: neither the first paint nor the first calls wait for a second answer.
        const early = `<script>${earlyFor(built(), bundle, callsEarly).replaceAll('</script', '<\\/script')}</script>`
        const style = callsEarly ? [`<style>${frameStyle()}</style>`] : []
        const framed = callsEarly ? withFrame(html, frameMarkup(built().release)) : html
        return framed.replace(
          /( *)(<link [^>]*)data-baseline([^>]*>)/,
          (_, indent: string, link: string, end: string) =>
            [early, ...style, ...(callsEarly ? [] : [`${link}href="${built().names.documents}"${end}`])]
              .map((part) => indent + part)
              .join('\n'),
        )
      },
    },
    configureServer(server) {
      serveDocuments(server, { folder, overlay })
    },
  }
}

function nameParts({ release, words, issues }: Compilation): Built {
  if (!release || !words) throw new Error(`The documents have errors:\n${describeIssues(issues)}`)
  const parts = splitRelease(release)
  const copy = (locale: Locale) => `./assets/copy-${locale}-${hashOf(parts.copy[locale])}.json`
  const settings = JSON.parse(release.files.get(release.manifest.settings) ?? '') as CompiledSettings
  return {
    release,
    parts,
    first: firstFilesOf(release, words),
    names: {
      documents: `./assets/documents-${hashOf(parts.documents)}.ndjson`,
      copy: byLocale(copy),
    },
    fallback: settings.values.languages.default,
  }
}

/** The frame is drawn by its own style; that of the app comes behind it, and does not hold it up. */
function withFrame(html: string, frame: string): string {
  const [style = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? []
  return html.replace(style, '').replace('<div id="root"></div>', `<div id="root">${frame}</div>${style}`)
}

function earlyFor(
  { release, names, first, fallback }: Built,
  bundle: Rolldown.OutputBundle,
  callsEarly: boolean,
): string {
  const { documents } = names
  const closed = Object.values(release.manifest.screens).flatMap(({ path, access }) =>
    access === 'visitor' ? [] : [path],
  )
  return earlyScript({
    parts: callsEarly ? { documents, first: first.first, closed } : undefined,
    copy: names.copy,
    fallback,
    icons: iconsIn(bundle),
    tags: byLocale((locale) => languageOf(locale).tag),
    views: viewFilesOf(release, bundle),
    reads: callsEarly ? earlyReadsOf(release) : [],
    frames: callsEarly ? screenFrames(release) : [],
  })
}

/** The file of all icons, relative to the page; undefined in a build that shows none. */
function iconsIn(bundle: Rolldown.OutputBundle): string | undefined {
  const file = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes('icons.gen.svg'))
  return file && `./${file.fileName}`
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Files that show each screen in each language before all else of a build's release. */
interface FirstFiles {
  /** By name, which is `first`, the language, the path of the screen with `-` for `/`, and `.ndjson`. */
  readonly files: ReadonlyMap<string, string>
  readonly first: string
}

/**
 * One file a screen and language: the screen alone, with settings, notices and lists, and the words that these, the
 * screen and the code that shows it say. One hash names them all, so that a page needs to know no other.
 */
export function firstFilesOf(release: CompiledRelease, { screens, shared }: SaidWords): FirstFiles {
  const loaded = loadRelease(release)
  const made = Object.entries(release.manifest.screens).flatMap(([screen, { path }]) => {
    const said = new Set([
      ...(screens.get(screen) ?? []),
      ...shared,
      ...keysOfCodeOf(loaded.screen(screen)?.body ?? []),
    ])
    return locales.map((locale) => {
      const words = Object.fromEntries(Object.entries(loaded.copy(locale) ?? {}).filter(([key]) => said.has(key)))
      return { name: locale + path.replaceAll('/', '-'), text: splitFirst(release, screen, { [locale]: words }) }
    })
  })
  const hash = createHash('sha256')
  for (const { name, text } of made) hash.update(name).update(text)
  const first = `./assets/first-${hash.digest('hex').slice(0, 12)}-`
  return { files: new Map(made.map(({ name, text }) => [`${first}${name}.ndjson`, text])), first }
}

/** The words of the app's own code, and of the hand-written parts on a screen: a component's name begins with its part. */
function keysOfCodeOf(body: ScreenPlan['body']): readonly string[] {
  const placed = blocksIn(body).flatMap((block) => (block.type === 'handwritten' ? [block.name] : []))
  return Object.entries(keysOfCode).flatMap(([part, keys]) =>
    part === 'app' || placed.some((name) => name.startsWith(part)) ? keys : [],
  )
}
