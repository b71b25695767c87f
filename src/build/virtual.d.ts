declare module 'virtual:baseline-urls' {
  import type { Locale } from '../format/locales.ts'
  import type { PartUrls } from '../start/releaseParts.ts'

  /** Where the parts of the build's own release are, relative to the page. */
  export const baselineUrls: PartUrls
  /** The language of a device without a choice, as that release says. */
  export const baselineLocale: Locale
}

declare module 'virtual:baseline' {
  import type { CompiledRelease } from '../format/release.ts'

  /** The build's own release. */
  export const baseline: CompiledRelease
}
