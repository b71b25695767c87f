import { createKept } from '../background/createKept.ts'
import type { Compile, CompiledOverlay } from '../compile/Compiler.ts'
import { contentOf } from './contentOf.ts'
import type { Gate } from '../gates/Gate.ts'
import type { Store } from '../store/Store.ts'
import type { ReleaseActivator } from './createReleaseActivator.ts'
import { prepareCandidate, type PreparedCandidate } from './prepareCandidate.ts'
import type { OverlayEdit } from '../../api/edits.ts'

/** What could go live, compiled and checked by the gates: once for all who ask for the same. */
export interface Candidates {
  readonly compile: Compile
  readonly prepare: (overlay: readonly OverlayEdit[]) => Promise<PreparedCandidate>
}

export interface CandidateDependencies {
  readonly store: Store
  readonly compile: Compile
  readonly gates: readonly Gate[]
  readonly activator: ReleaseActivator
}

/** Enough for several operators: their changes, and a release or two to go back to. Each takes some MB. */
const KEPT = 8

export function createCandidates({ store, gates, activator, ...fresh }: CandidateDependencies): Candidates {
  const keepCompiled = createKept<CompiledOverlay>(KEPT)
  const compile: Compile = (overlay) => keepCompiled(contentOf(overlay), () => fresh.compile(overlay))

  // A screen that failed is played again: it may have been the machine's fault.
  const keepPrepared = createKept<PreparedCandidate>(
    KEPT,
    ({ blockers }) => !blockers.some(({ gate }) => gate === 'play'),
  )

  /** Made once for all who ask, until something it depends on changes. */
  async function prepare(overlay: readonly OverlayEdit[]): Promise<PreparedCandidate> {
    const agreed = await store.agreedValues()
    const liveFiles = activator.files()
    const key = JSON.stringify([contentOf(overlay), contentOf(activator.overlay()), [...agreed]])
    return keepPrepared(key, () => prepareCandidate({ compile, gates }, overlay, { liveFiles, agreed }))
  }

  return { compile, prepare }
}
