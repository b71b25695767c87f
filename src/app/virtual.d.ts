declare module 'virtual:baseline-url' {
  /** Where the build's own release is, relative to the page. */
  export const baselineUrl: string
}

declare module 'virtual:baseline' {
  /** The build's own release. */
  export const baseline: import('../format/release.ts').CompiledRelease
}
