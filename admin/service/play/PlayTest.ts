import type { CompiledRelease } from '../Format.ts'
import type { Blocker } from '../../api/findings.ts'

/** Mounts the screens of a release and names those that fail. */
export type PlayTest = (release: CompiledRelease) => Promise<readonly Blocker[]>
