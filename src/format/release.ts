import type { Locale } from './locales.ts'
import type { Access } from './screen.ts'
import type { Settings } from './settings.ts'

/** The version of compiled plans. Raise it when an app built before could not read a plan. */
export const PLAN_VERSION = 4

/** Most that the app accepts; the service publishes at most half of each. */
export const limits = { fileBytes: 512 * 1024, releaseBytes: 4 * 1024 * 1024, screens: 500, depth: 64 } as const

/** The root of a release: content addresses (lower-case hex sha256) of everything else. */
export interface Manifest {
  readonly plan: number
  readonly format: number
  /** The address of the baseline the release was made from. */
  readonly baseline: string
  readonly screens: Readonly<Record<string, ManifestScreen>>
  readonly copy: Readonly<Record<Locale, string>>
  readonly settings: string
  readonly notices: string
  readonly lists: string
}

export interface ManifestScreen {
  readonly sha: string
  readonly path: string
  readonly access: Access
  readonly cached: boolean
}

/** The compiled settings: amounts are text in `values`, and become Decimals at these JSON Pointers (`*`: any index). */
export interface CompiledSettings {
  readonly values: Settings
  readonly decimals: readonly string[]
}

export interface CompiledRelease {
  readonly manifest: Manifest
  /** The address of the manifest. */
  readonly sha: string
  /** Every file of the release, the manifest among them, by address. */
  readonly files: ReadonlyMap<string, string>
}
