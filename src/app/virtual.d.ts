declare module 'virtual:baseline-url' {
  /** Where the build's own release is, relative to the page. */
  export const baselineUrl: string
}

declare module 'virtual:baseline' {
  import type { CompiledRelease } from '../format/release.ts'

  /** The build's own release. */
  export const baseline: CompiledRelease
}
