import type { CompiledRelease } from '../../base/Format.ts'
import type { Blocker } from '../../../api/findings.ts'

/** Mounts screens of a release, all when none are named, and names those that fail. */
export type PlayTest = (release: CompiledRelease, screens?: readonly string[]) => Promise<readonly Blocker[]>
