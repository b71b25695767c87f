import { createMemo } from '../../base/background/createMemo.ts'
import type { Compile } from '../../documents/compile/Compiler.ts'
import { overlayKey } from './overlayKey.ts'
import type { Activator } from './activate.ts'
import { mergeOverlay } from './mergeOverlay.ts'
import type { DraftRelease, Publisher } from './Publisher.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import type { OpenChange } from '../../../api/changeApi.ts'

export interface DraftViewDependencies extends Pick<ReleaseContext, 'store' | 'format' | 'baseline'> {
  readonly activator: Activator
  readonly compile: Compile
  readonly liveSeq: () => number
  /** Shows what another service published. */
  readonly refresh: () => Promise<void>
}

/** Frames and phones of several operators. */
const KEPT = 4

/** The open changes beside the release they would change, and played over it. */
export function createDraftView({
  store,
  format,
  baseline,
  activator,
  compile,
  liveSeq,
  refresh,
}: DraftViewDependencies): Pick<Publisher, 'changes' | 'draftRelease'> {
  const keepDraft = createMemo<Pick<DraftRelease, 'issues' | 'release'>>(KEPT)

  /** Compiled once per content: phones that follow a change ask every second. */
  function compileChanges(changes: readonly OpenChange[]): Promise<Pick<DraftRelease, 'issues' | 'release'>> {
    const overlay = activator.overlay()
    const draft = changes.flatMap(({ edits }) => edits)
    return keepDraft(JSON.stringify([overlayKey(overlay), overlayKey(draft)]), async () => {
      const { issues, release } = await compile(mergeOverlay(overlay, draft, baseline.files, format))
      return { issues, ...(release && { release }) }
    })
  }

  async function readChanges() {
    const seq = liveSeq()
    const changes = await store.changes()
    const schedules = await store.schedules()
    const trials = await store.trials()
    return { read: { seq, changes, schedules, trials }, isShown: (await activator.isCurrent()) && seq === liveSeq() }
  }

  /**
   * A release takes its edits out of their change when it is stored, a moment before it is shown: in between they would
   * seem lost.
   */
  async function changesOverShown(): ReturnType<Publisher['changes']> {
    const { read, isShown } = await readChanges()
    if (isShown) return read
    // A release that cannot be shown is reported as an incident; the changes can be worked on.
    await refresh().catch(() => undefined)
    return (await readChanges()).read
  }

  return {
    changes: changesOverShown,
    draftRelease: async (changes) => ({ seq: liveSeq(), ...(await compileChanges(changes)) }),
  }
}
