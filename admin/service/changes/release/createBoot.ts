import { ReleaseMoved, StorageFull, StorageUnavailable } from '../../base/refusals.ts'
import type { BootOutcome } from '../../../api/documentApi.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'

export interface Boot {
  run(): Promise<BootOutcome>
  /** After a start without the store or with a full disk: starts once more, and throws what is still wrong. */
  again(): Promise<void>
  outcome(): BootOutcome | undefined
  /** A person's release took the place of the refused documents. */
  clearRefusal(seq: number): void
}

export interface BootSteps {
  /** Puts this build's documents live if they are not and the gates let them. */
  readonly releaseBaseline: () => Promise<BootOutcome>
  readonly showFromDisk: (reason: StorageFull | StorageUnavailable) => Promise<void>
  readonly liveSeq: () => ReleaseRecord['seq']
}

/** A start serves what it can: without the store, or with a full disk, the live release is still served. */
export function createBoot({ releaseBaseline, showFromDisk, liveSeq }: BootSteps): Boot {
  let outcome: BootOutcome | undefined
  let failure: StorageFull | StorageUnavailable | undefined

  async function run(): Promise<BootOutcome> {
    failure = undefined
    try {
      outcome = await releaseBaseline().catch((error: unknown) => {
        // Another process of the same build booted at the same moment and won; look again.
        if (error instanceof ReleaseMoved) return releaseBaseline()
        throw error
      })
    } catch (error) {
      if (!(error instanceof StorageUnavailable || error instanceof StorageFull)) throw error
      failure = error
      await showFromDisk(error)
      outcome = { kind: 'storage', seq: liveSeq(), message: error.message }
    }
    return outcome
  }

  return {
    run,
    async again() {
      if (failure !== undefined) await run()
      if (failure !== undefined) throw failure
    },
    outcome: () => outcome,
    clearRefusal(seq) {
      if (outcome?.kind === 'refused') outcome = { kind: 'released', seq }
    },
  }
}
