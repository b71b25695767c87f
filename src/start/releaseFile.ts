import type { CompiledRelease, Manifest } from '../format/release.ts'

/** A release as one JSON value: how the build, the dev server and the desk hand one over. */
export interface ReleaseFile {
  readonly manifest: Manifest
  readonly sha: string
  readonly files: Readonly<Record<string, string>>
}

export const packRelease = ({ manifest, sha, files }: CompiledRelease): ReleaseFile => ({
  manifest,
  sha,
  files: Object.fromEntries(files),
})

export const unpackRelease = ({ manifest, sha, files }: ReleaseFile): CompiledRelease => ({
  manifest,
  sha,
  files: new Map(Object.entries(files)),
})
