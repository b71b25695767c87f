import { defaultLocale, type Locale, locales } from '../../../src/format/locales.ts'

/** `npm run looks` lets axe judge everything in each language and at each width; `npm test` everything once. */
export const isWhole = process.env['LOOKS'] === 'all'

/** Marks what `npm run looks` plays. */
export const looks = { tag: '@looks' }

/** What a device may ask for. */
export const schemes = ['dark', 'light'] as const

export type Scheme = (typeof schemes)[number]

/** The languages in which axe judges every screen and every overlay. */
export const judgedLocales: readonly Locale[] = isWhole ? locales : [defaultLocale]

/** The schemes in which axe judges every screen. */
export const judgedSchemes: readonly Scheme[] = isWhole ? schemes : ['dark']

/** How axe sees the pages of the desk, each a test of its own. */
interface DeskLook {
  readonly width: number
  readonly language: Locale
  readonly colorScheme: Scheme
}

/** The widths of a large screen, a usual one, a laptop, a tablet and a phone. */
const deskWidths: readonly number[] = isWhole ? [1920, 1440, 1280, 820, 390] : [1280, 820, 390]
const deskLanguages: readonly Locale[] = isWhole ? locales : ['en']

export const deskLooks: readonly DeskLook[] = deskWidths.flatMap((width) =>
  deskLanguages.flatMap((language) => judgedSchemes.map((colorScheme) => ({ width, language, colorScheme }))),
)

/** Whether axe judges every page of the desk at this width. */
export const isJudgedWidth = (width: number): boolean => isWhole || width === 390
