import type { Platform } from '../../platform/createPlatform.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import type { Session } from '../../platform/createSession.ts'
import type { Host, UserRead } from '../../renderer/host/Host.ts'
import { createStore } from '../../store/createStore.ts'

/** What is read from the platform of the member who is logged in. */
export interface UserReads extends Pick<Host['account'], 'userRead' | 'refreshUser' | 'refreshMoney'> {
  readonly readBalance: () => Promise<void>
  /** Who is logged in, read when it is not known yet. Rejects with a PlatformError. */
  readonly memberId: () => Promise<string>
  /** One member's failure says nothing about the next. */
  readonly forget: () => void
}

const unread: UserRead = { error: undefined, asking: false }

export function createUserReads(platform: Platform, session: Session): UserReads {
  const userRead = createStore<UserRead>(unread)
  let turn = 0

  async function refreshUser(): Promise<void> {
    const mine = (turn += 1)
    const end = (error: unknown) => mine === turn && userRead.set({ error, asking: false })
    userRead.set({ ...userRead.getSnapshot(), asking: true })
    try {
      const { data, time } = await platform.call('getUser', {})
      session.setUserInfo(data, time)
      end(undefined)
    } catch (error) {
      end(error)
      throw error
    }
  }

  return {
    userRead,
    refreshUser,

    async refreshMoney() {
      const { data, time } = await platform.call('refreshUserMoney', {})
      session.setUserInfo(data, time)
    },

    async readBalance() {
      const { data, time } = await platform.call('getBalance', {})
      session.setBalance(data, time)
    },

    async memberId() {
      if (session.getSnapshot().userInfo === null) await refreshUser()
      const { userInfo } = session.getSnapshot()
      if (userInfo === null)
        throw new PlatformError('unauthorized', '', { operation: 'getUser', sent: false, money: false })
      return userInfo.id
    },

    forget() {
      turn += 1
      userRead.set(unread)
    },
  }
}
