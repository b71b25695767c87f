import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { allowInline, inlinePartsOf } from '../admin/service/http/inlineParts.ts'
import { repositoryRoot } from '../src/build/repositoryRoot.ts'

interface Built {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
}

const folder = join(repositoryRoot, 'dist/app')
const KB = 1024

type Manifest = Readonly<Record<string, Built>>

function readManifest(build: string): Manifest {
  const path = join(build, '.vite/manifest.json')
  if (!existsSync(path)) throw new Error('There is no build to weigh. Run `npm run build` first.')
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest
}

/** A part is a module with a file of its own, or the name of a file in which several come. */
function keyIn(manifest: Manifest, part: string): string {
  const key = part in manifest ? part : Object.keys(manifest).find((key) => manifest[key]?.name === part)
  if (key === undefined) throw new Error(`The build has no ${part}.`)
  return key
}

/** The scripts of these parts with all their static imports; lazily loaded parts are left out. */
function scriptsIn(manifest: Manifest, parts: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const waiting = parts.map((part) => keyIn(manifest, part))
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    waiting.push(...(manifest[name]?.imports ?? []))
  }
  const files = [...found].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(0)
  return files
}

const gzippedText = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length
const gzippedSize = (path: string): number => gzippedText(readFileSync(path))

/** Scripts of the members' build, gzipped (design, section 6). Needs `npm run build`, which `npm test` runs before. */
describe('the members’ app', () => {
  let manifest: Manifest = {}
  beforeAll(() => {
    manifest = readManifest(folder)
  })

  /** The size of these parts with all their static imports; lazily loaded parts are not counted. */
  function weigh(...parts: readonly string[]): number {
    const files = scriptsOf(...parts).reduce((sum, file) => sum + gzippedSize(join(folder, file)), 0)
    return files + gzippedText(inPage('script'))
  }

  /** What the page has in itself: the early script, or the style of its frame. */
  function inPage(tag: 'script' | 'style'): string {
    const [, text] = new RegExp(`<${tag}>(.+)</${tag}>`).exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
    if (text === undefined) throw new Error(`The page has no ${tag} in itself.`)
    return text
  }

  const keyOf = (part: string) => keyIn(manifest, part)
  const scriptsOf = (...parts: readonly string[]) => scriptsIn(manifest, parts)
  const fileOf = (part: string) => manifest[keyOf(part)]?.file

  it('starts with at most 131 KB of scripts, including all that home shows', () => {
    expect(weigh('index.html', 'home')).toBeLessThanOrEqual(131 * KB)
  })

  it('starts a record list with at most 131 KB, without the parts that only home shows', () => {
    const list = ['index.html', 'list', 'renderer/blocks/filter/FilterView.tsx']
    expect(weigh(...list)).toBeLessThanOrEqual(131 * KB)
    expect(scriptsOf(...list)).not.toContain(fileOf('home'))
  })

  it('adds at most 8 KB for a list and its filter, in three files', () => {
    const list = ['list', 'renderer/blocks/filter/FilterView.tsx']
    expect(weigh('index.html', ...list) - weigh('index.html')).toBeLessThanOrEqual(8 * KB)
    expect(scriptsOf('index.html', ...list)).toHaveLength(scriptsOf('index.html').length + 3)
  })

  it('starts a form with at most 137 KB, without what it needs later and the parts that only a list shows', () => {
    const [form, later] = ['form', 'renderer/form/sendForm.ts'] as const
    const started = scriptsOf('index.html', form)
    expect(weigh('index.html', form)).toBeLessThanOrEqual(137 * KB)
    expect(started).not.toContain(fileOf(later))
    expect(started).not.toContain(fileOf('list'))
    expect(weigh('index.html', form, later) - weigh('index.html', form)).toBeLessThanOrEqual(10 * KB)
  })

  it('loads rjsf only for rows and groups of a form, in at most 58 KB', () => {
    const [form, compound] = ['form', 'renderer/form/compound/CompoundInput.tsx'] as const
    // The class that rjsf gives to the rows of a list.
    const draws = (files: readonly string[]) =>
      files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('rjsf-array-item'))
    expect(draws(scriptsOf('index.html', form))).toEqual([])
    expect(draws(scriptsOf('index.html', form, compound))).toHaveLength(1)
    expect(weigh('index.html', form, compound) - weigh('index.html', form)).toBeLessThanOrEqual(58 * KB)
  })

  it('loads the code of forms only for a form', () => {
    const form = keyOf('form')
    const all = Object.keys(manifest).filter((name) => scriptsOf('index.html', name).includes(String(fileOf(form))))
    expect(all).toContain(form)
    // The bundler's own files come with a module that has one of these names.
    const modules = all.filter((name) => name !== form && !name.startsWith('_'))
    expect(modules.filter((name) => !name.startsWith('renderer/form/'))).toEqual([])
  })

  it('follows the service with at most 8.15 KB and says what it shows with 1.5, without the code of forms', () => {
    expect(weigh('index.html', 'start/startLater.ts') - weigh('index.html')).toBeLessThanOrEqual((8.15 + 1.5) * KB)
  })

  it('starts without the code that follows the service', () => {
    const started = scriptsOf('index.html').map((file) => readFileSync(join(folder, file), 'utf8'))
    expect(started.join('')).not.toMatch(/EventSource|indexedDB/)
  })

  it('starts without anything of the hand-written areas', () => {
    const views = Object.keys(manifest).filter((name) => name.startsWith('handwritten/'))
    for (const area of ['agent', 'game', 'lottery'])
      expect(
        views.some((name) => name.startsWith(`handwritten/${area}/`)),
        area,
      ).toBe(true)
    const started = scriptsOf('index.html')
    expect(views.map((name) => manifest[name]?.file).filter((file) => started.includes(String(file)))).toEqual([])
    // The words of the agent tree's roles and of the games' messages.
    expect(started.map((file) => readFileSync(join(folder, file), 'utf8')).join('')).not.toMatch(
      /treeitem|playbill-game/,
    )
  })

  it('draws a frame, begins the first calls and loads the first screen by what is in the page itself, before all that is large', () => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8')
    expect(page).toMatch(
      /<script>[^\n]+\.\/assets\/first-[^\n]+<\/script>\s*<style>[^\n]+<\/style>\s*<script type="module"/,
    )
    expect(page).toMatch(/<link rel="modulepreload"[^>]*\/start-/)
    // Behind the frame, which it would hold up.
    expect(page).toMatch(
      /<div id="root"><div class="frame".*<\/nav><\/div><\/div>\s*<link rel="stylesheet"[^>]*>\s*<\/body>/s,
    )
    expect(gzippedText(inPage('style'))).toBeLessThanOrEqual(2 * KB)
    expect(gzippedText(inPage('script'))).toBeLessThanOrEqual(3 * KB)
    // In one round trip on a new connection.
    expect(gzippedText(page)).toBeLessThanOrEqual(6 * KB)
  })

  const weighData = (pattern: RegExp) =>
    readdirSync(join(folder, 'assets'))
      .filter((name) => pattern.test(name))
      .map((name) => gzippedSize(join(folder, 'assets', name)))

  it('shows any screen with at most 16 KB of documents and words', () => {
    const firsts = weighData(/^first-[0-9a-f]+-(kor|cn|en)-\w*\.ndjson$/)
    expect(firsts.length).toBeGreaterThan(100)
    expect(Math.max(...firsts)).toBeLessThanOrEqual(16 * KB)
  })

  it('has at most 53 KB of documents in all, in one language, which come after the first screen', () => {
    const copies = weighData(/^copy-\w+-[0-9a-f]+\.json$/)
    expect(copies).toHaveLength(3)
    const [documents = Infinity] = weighData(/^documents-[0-9a-f]+\.ndjson$/)
    expect(documents + Math.max(...copies)).toBeLessThanOrEqual(53 * KB)
  })

  it('has one script and one style in its page, which the policy names, and no other code', () => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8')
    expect([page.match(/<script>/g), page.match(/<style/g)].map((found) => found?.length)).toEqual([1, 1])
    const rest = page.replace(inPage('script'), '').replace(inPage('style'), '')
    expect(rest).not.toMatch(/style="|<script type="module">| on[a-z]+="/)
    const policy = allowInline("script-src 'self';style-src 'self'", inlinePartsOf(page))
    for (const text of [inPage('script'), inPage('style')])
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(rest).not.toContain('data:')
  })

  it('contains neither the simulated platform nor the simulated network', () => {
    const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
    const all = scripts.map((name) => readFileSync(join(folder, 'assets', name), 'utf8')).join('\n')
    expect(all).not.toMatch(/mockServiceWorker|setupWorker|demo1234/)
  })

  it('has every script and style compressed in advance', () => {
    const names = readdirSync(join(folder, 'assets'))
    const large = names.filter(
      (name) => /\.(js|css|json|ndjson)$/.test(name) && readFileSync(join(folder, 'assets', name)).length >= 512,
    )
    expect(large.filter((name) => !names.includes(`${name}.br`) || !names.includes(`${name}.gz`))).toEqual([])
  })

  it('lists its files for the service worker, without calls of the platform or the release', () => {
    const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
    const listed = [...worker.matchAll(/[`"]([\w./-]+\.(?:js|css|json|ndjson|html|svg))[`"]/g)].map(
      (match) => match[1] ?? '',
    )
    expect(listed).toContain('index.html')
    // What shows one screen is part of these.
    expect(listed.filter((name) => /(?:documents|copy|first)-[\w-]+\.(?:ndjson|json)$/.test(name))).toHaveLength(4)
    // Also the icons and every avatar, or they are missing in an app that starts offline.
    const pictures = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.svg'))
    expect(pictures.length).toBeGreaterThan(21)
    expect(pictures.filter((name) => !listed.includes(`assets/${name}`))).toEqual([])
    expect(listed.filter((name) => name !== 'index.html' && !existsSync(join(folder, name)))).toEqual([])
    expect(worker).not.toMatch(/head\.json|release\/events/)
  })
})

describe('the desk', () => {
  const desk = join(repositoryRoot, 'dist/desk')
  let manifest: Manifest = {}
  beforeAll(() => {
    manifest = readManifest(desk)
  })

  it('shows its first page with at most 250 KB of scripts, in any language', () => {
    const words = Object.keys(manifest).filter((name) => /^words\/\w+\.ts$/.test(name))
    expect(words.length).toBeGreaterThanOrEqual(3)
    for (const language of words) {
      const files = scriptsIn(manifest, ['index.html', 'pages/overview/OverviewPage.tsx', language])
      const size = files.reduce((sum, file) => sum + gzippedSize(join(desk, file)), 0)
      expect(size, language).toBeLessThanOrEqual(250 * KB)
    }
  })

  it('loads its search, its forms and its editor only when they are opened', () => {
    const started = scriptsIn(manifest, ['index.html', 'pages/overview/OverviewPage.tsx'])
    for (const part of ['frame/find/FindDialog.tsx', 'pages/money/MoneyPage.tsx', 'pages/screens/ScreenPage.tsx'])
      expect(started, part).not.toContain(manifest[keyIn(manifest, part)]?.file)
  })

  it('has its font in slices beside the styles, which a page loads as it needs them', () => {
    const names = readdirSync(join(desk, 'assets'))
    expect(names.filter((name) => name.endsWith('.woff2')).length).toBeGreaterThan(50)
    const styles = names.filter((name) => name.endsWith('.css'))
    expect(styles.map((name) => readFileSync(join(desk, 'assets', name), 'utf8')).join('')).not.toContain('data:')
    const app = readdirSync(join(folder, 'assets'))
    expect(app.filter((name) => /woff|pretendard/i.test(name))).toEqual([])
  })
})
