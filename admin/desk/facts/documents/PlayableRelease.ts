import type { Manifest } from '../../../../src/format/release.ts'

/** A whole release in memory. */
export interface PlayableRelease {
  readonly manifest: Manifest
  /** Every file, by address. */
  readonly files: Readonly<Record<string, string>>
}
