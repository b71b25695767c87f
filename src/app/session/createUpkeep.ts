import type { Platform } from '../../platform/createPlatform.ts'
import type { Session } from '../../platform/createSession.ts'
import type { Readable } from '../../store/Store.ts'
import { createPoll } from '../site/createPoll.ts'
import type { createMessages } from './createMessages.ts'
import type { UserReads } from './createUserReads.ts'

export interface UpkeepOptions {
  readonly platform: Platform
  readonly session: Session
  readonly reads: Pick<UserReads, 'refreshUser' | 'readBalance'>
  readonly messages: ReturnType<typeof createMessages>
  readonly visibility: Readable<'visible' | 'hidden'>
  /** Milliseconds between two reads of the balance, and the settings that say so. */
  readonly balanceEvery: () => number
  readonly settings: Readable<unknown>
}

/** What is asked for a member: when they arrive, and repeatedly from then on. */
export interface Upkeep {
  begin(): void
  end(): void
}

const RETRY_MS = 5000

export function createUpkeep(options: UpkeepOptions): Upkeep {
  const { platform, session, reads, messages, visibility, balanceEvery, settings } = options
  const balance = createPoll({ visibility, every: balanceEvery, follows: settings, run: reads.readBalance })
  const user = createPoll({
    visibility,
    every: () => RETRY_MS,
    run: async () => {
      await reads.refreshUser()
      user.stop()
    },
  })

  return {
    begin() {
      user.start({ now: true })
      balance.start()
      void messages.count()
      void platform.call('getLotteryList', {}).then(
        ({ data }) => session.setList('lottery', data),
        () => undefined,
      )
    },
    end() {
      user.stop()
      balance.stop()
    },
  }
}
