import type { CompiledRelease } from '../format/release.ts'
import { gatherRelease } from './gatherRelease.ts'
import { parseHead, type Head } from './Head.ts'
import { ReleaseError } from './ReleaseProblem.ts'
import type { ReleaseStorage, Slot } from './ReleasesOptions.ts'
import { verifyFile } from './verifyFile.ts'
import { isObject } from '../format/value/isObject.ts'

interface KeptRelease {
  readonly head: Head
  readonly release: CompiledRelease
}

/** The release that played last, for a start without the service. */
export interface LastGood {
  /** The newest slot that is whole and was kept under this baseline; damaged slots are reported and passed over. */
  read(report: (error: ReleaseError) => void): Promise<KeptRelease | undefined>
  /** The build's own release is kept only in front of another one. */
  keep(kept: KeptRelease): Promise<void>
}

interface LastGoodOptions {
  readonly storage: ReleaseStorage
  readonly plan: number
  /** A new build brings a new baseline, which is newer than anything kept before it. */
  readonly baseline: string
  /** A text that the build itself carries: what a release shares with it is not verified again at every start. */
  readonly shipped?: (sha: string) => string | undefined
}

interface SlotContent {
  readonly order: number
  readonly baseline: string
  readonly head: unknown
  readonly files: Readonly<Record<string, string>>
}

const SLOTS: readonly Slot[] = ['a', 'b']

export function createLastGood({ storage, plan, baseline, shipped = () => undefined }: LastGoodOptions): LastGood {
  async function contents(): Promise<(readonly [Slot, SlotContent | undefined])[]> {
    try {
      return await Promise.all(
        SLOTS.map(async (slot) => {
          const stored = await storage.read(slot)
          return [slot, isContent(stored) ? stored : undefined] as const
        }),
      )
    } catch (error) {
      throw new ReleaseError('storage', undefined, error)
    }
  }

  async function open({ head: stored, files }: SlotContent): Promise<KeptRelease> {
    const head = parseHead(stored)
    if (!head) throw new ReleaseError('bad-head')
    const release = await gatherRelease({
      sha: head.sha,
      plan,
      known: shipped,
      // Of the copy, what was read is kept. A build has the other languages, this one or one that wrote them otherwise.
      isOptional: (sha, { copy }) => Object.values(copy).includes(sha) && !Object.hasOwn(files, sha),
      read: async (sha) => {
        const text = Object.hasOwn(files, sha) ? files[sha] : undefined
        if (typeof text !== 'string') throw new ReleaseError('wrong-hash', sha)
        return verifyFile(new TextEncoder().encode(text), sha)
      },
    })
    return { head, release }
  }

  return {
    async read(report) {
      const found = await contents().catch((error: ReleaseError) => {
        report(error)
        return []
      })
      const fitting = found.flatMap(([, content]) => (content?.baseline === baseline ? [content] : []))
      for (const content of fitting.sort((a, b) => b.order - a.order)) {
        try {
          return await open(content)
        } catch (error) {
          report(error instanceof ReleaseError ? error : new ReleaseError('storage', undefined, error))
        }
      }
      return undefined
    },

    async keep({ head, release }) {
      const order = (content: SlotContent | undefined) => content?.order ?? 0
      const slots = await contents()
      // The build plays its own release without the service, too, unless it would find another one here.
      if (shipped(release.sha) !== undefined && slots.every(([, content]) => content?.baseline !== baseline)) return
      const orders = slots.map(([, content]) => order(content))
      const oldest = SLOTS[orders.indexOf(Math.min(...orders))] ?? 'a'
      const content: SlotContent = {
        order: Math.max(...orders) + 1,
        baseline,
        head,
        files: Object.fromEntries(release.files),
      }
      // The other slot stays as it was, so that a page closed half-way through still has one whole release.
      await storage.write(oldest, content).catch((error: unknown) => {
        throw new ReleaseError('storage', undefined, error)
      })
    },
  }
}

/** Checks the record of a slot; the content of its files is read when it opens. */
function isContent(value: unknown): value is SlotContent {
  if (!isObject(value)) return false
  const { order, baseline, files } = value
  return typeof order === 'number' && typeof baseline === 'string' && isObject(files)
}
