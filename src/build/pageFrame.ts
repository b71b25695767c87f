import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from 'lightningcss'
import { languageOf, locales } from '../format/locales.ts'
import type { CompiledRelease } from '../format/release.ts'
import { type LoadedRelease, loadRelease } from '../release/LoadedRelease.ts'
import { repositoryRoot } from './repositoryRoot.ts'

/** The oldest browsers of `build.target`, as Lightning CSS writes versions. */
const targets = { chrome: 94 << 16, firefox: 93 << 16, safari: (15 << 16) | (4 << 8) }

/** The style of the page's frame, with the tokens that it needs. */
export function frameStyle(): string {
  const { code } = bundle({ filename: join(repositoryRoot, 'src/start/frame.css'), minify: true, targets })
  return Buffer.from(code).toString()
}

/**
 * Markup before any script has come: the header, the tab bar of the settings and the bones of three kinds of screens,
 * of which the early script chooses. React replaces all of it at its first render.
 */
export function frameMarkup(release: CompiledRelease): string {
  const loaded = loadRelease(release)
  const { tabBar } = loaded.settings().values
  const home = Object.entries(release.manifest.screens).find(([, { path }]) => path === '/')?.[0] ?? ''
  const { leading, action } = loaded.screen(home)?.chrome ?? {}
  const tabs = tabBar.map(({ icon, label }) => `<span>${drawing(icon)}${words(loaded, label)}</span>`)
  return [
    '<div class="frame" aria-hidden="true">',
    `<header>${drawing(leading?.icon, 'home')}${drawing('back', 'back')}`,
    `<span class="home">${words(loaded, 'app.name')}</span>${drawing(action?.icon, 'home')}</header>`,
    `<main>${bones('front', 12)}${bones('fields', 5)}${bones('rows', 8)}</main>`,
    `<nav>${tabs.join('')}</nav></div>`,
  ].join('')
}

const bones = (kind: string, count: number) => `<div class="${kind}">${'<i></i>'.repeat(count)}</div>`

/** A text in each language; the style shows the one that the page is in. */
const words = (loaded: LoadedRelease, key: string) =>
  locales
    .map((locale) => `<b lang="${languageOf(locale).tag}">${escaped(loaded.copy(locale)?.[key] ?? '')}</b>`)
    .join('')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** An icon in the page itself: the file of all icons comes with the app. */
function drawing(name: string | undefined, className?: string): string {
  const sprite = readFileSync(join(repositoryRoot, 'src/ui/icons.gen.svg'), 'utf8')
  const [, shapes = ''] = new RegExp(`<symbol id="${name ?? ''}" viewBox="0 0 24 24">(.*?)</symbol>`).exec(sprite) ?? []
  return `<svg viewBox="0 0 24 24"${className === undefined ? '' : ` class="${className}"`}>${shapes}</svg>`
}
