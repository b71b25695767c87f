import { createKept } from '../background/createKept.ts'
import type { Compile } from '../compile/Compiler.ts'
import { contentOf } from './contentOf.ts'
import type { ReleaseActivator } from './createReleaseActivator.ts'
import { mergeOverlay } from './mergeOverlay.ts'
import type { DraftRelease, Publisher, PublisherDependencies } from './Publisher.ts'
import type { Draft } from '../../api/draftApi.ts'
import type { DraftEdit } from '../../api/edits.ts'

export interface DraftViewDependencies extends Pick<PublisherDependencies, 'store' | 'format' | 'baseline'> {
  readonly activator: ReleaseActivator
  readonly compile: Compile
  readonly liveSeq: () => number
  /** Shows what another service published. */
  readonly refresh: () => Promise<void>
}

/** The draft beside the release it would change, and played over it. */
export function createDraftView({
  store,
  format,
  baseline,
  activator,
  compile,
  liveSeq,
  refresh,
}: DraftViewDependencies): Pick<Publisher, 'draft' | 'draftRelease'> {
  const keepDraft = createKept<Pick<DraftRelease, 'issues' | 'release'>>(1)

  /** Compiled once per content: phones that follow the draft ask every second. */
  function compileDraft(draft: readonly DraftEdit[]): Promise<Pick<DraftRelease, 'issues' | 'release'>> {
    const overlay = activator.overlay()
    return keepDraft(JSON.stringify([contentOf(overlay), contentOf(draft)]), async () => {
      const { issues, release } = await compile(mergeOverlay(overlay, draft, baseline.files, format))
      return { issues, ...(release && { release }) }
    })
  }

  async function readDraft(): Promise<{ readonly draft: Draft; readonly isShown: boolean }> {
    const seq = liveSeq()
    const edits = await store.draft()
    return { draft: { seq, edits }, isShown: (await activator.isCurrent()) && seq === liveSeq() }
  }

  /**
   * A release takes its edits out of the draft when it is stored, a moment before it is shown: in between they would
   * seem lost.
   */
  async function draftOverShown(): Promise<Draft> {
    const { draft, isShown } = await readDraft()
    if (isShown) return draft
    // A release that cannot be shown is reported as an incident; the draft can be worked on.
    await refresh().catch(() => undefined)
    return (await readDraft()).draft
  }

  return {
    draft: draftOverShown,
    async draftRelease() {
      const { seq, edits } = await draftOverShown()
      return { seq, ...(await compileDraft(edits)) }
    },
  }
}
