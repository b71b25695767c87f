import { createMemo } from '../../base/background/createMemo.ts'
import type { Compile, CompiledOverlay, Compiler } from '../../documents/compile/Compiler.ts'
import { overlayKey } from './overlayKey.ts'
import type { Gate } from '../../documents/gates/Gate.ts'
import type { Store } from '../../store/Store.ts'
import type { Activator } from './activate.ts'
import { prepareCandidate, type PreparedCandidate } from './prepareCandidate.ts'
import type { OverlayEdit } from '../../../api/edits.ts'

/** What could go live, compiled and checked by the gates: once for all who ask for the same. */
export interface Candidates {
  readonly compile: Compile
  readonly prepare: (overlay: readonly OverlayEdit[]) => Promise<PreparedCandidate>
  /** For a start, which waits for no older app. */
  readonly prepareStart: (overlay: readonly OverlayEdit[]) => Promise<PreparedCandidate>
}

export interface CandidateDependencies {
  readonly store: Store
  readonly compiler: Compiler
  readonly gates: readonly Gate[]
  readonly activator: Activator
}

/** Enough for several operators: their changes, and a release or two to go back to. Each takes some MB. */
const KEPT = 8

export function createCandidates({ store, gates, activator, compiler }: CandidateDependencies): Candidates {
  const keepCompiled = createMemo<CompiledOverlay>(KEPT)
  const compile: Compile = (overlay) => keepCompiled(overlayKey(overlay), () => compiler.compile(overlay))

  // A screen that failed is played again: it may have been the machine's fault.
  const keepPrepared = createMemo<PreparedCandidate>(
    KEPT,
    ({ blockers }) => !blockers.some(({ gate }) => gate === 'play'),
  )

  /** Made once for all who ask, until something it depends on changes. */
  async function prepare(overlay: readonly OverlayEdit[], isStart: boolean): Promise<PreparedCandidate> {
    const agreed = await store.agreedValues()
    const liveFiles = activator.files()
    const shown = activator.overlay()
    const live = isStart ? undefined : async () => (await compile(shown)).release
    const key = JSON.stringify([overlayKey(overlay), overlayKey(shown), [...agreed], isStart])
    return keepPrepared(key, () =>
      prepareCandidate({ compile, gates }, overlay, { liveFiles, ...(live && { live }), agreed }),
    )
  }

  return { compile, prepare: (overlay) => prepare(overlay, false), prepareStart: (overlay) => prepare(overlay, true) }
}
