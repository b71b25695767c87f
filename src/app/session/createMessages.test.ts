import { expect, it } from 'vitest'
import type { Platform } from '../../platform/createPlatform.ts'
import { createMemoryStorage } from '../../platform/createMemoryStorage.ts'
import { createSession } from '../../platform/createSession.ts'
import { createMessages } from './createMessages.ts'

interface Notices {
  readonly total: number
  readonly unread?: number
  readonly read_until?: string
}

const newest = '2026-11-20 09:00:00'

/** A device and what the platform says of its notices to whoever is logged in. */
function open(first: Notices) {
  let notices = first
  const storage = createMemoryStorage()
  const call: Platform['call'] = async () =>
    Promise.resolve({ data: { data: [{ created_at: newest }], last_page: 1, ...notices } }) as never

  function reopen() {
    const session = createSession({ storage: createMemoryStorage(), local: createMemoryStorage() })
    const messages = createMessages({ platform: { call }, session, storage })
    const count = async (next = notices) => {
      notices = next
      await messages.count()
      return session.getSnapshot().messageNum
    }
    return { messages, count, session, reopen }
  }
  return reopen()
}

it('counts all notices until they are read, one by one or at once', async () => {
  const { messages, count, session } = open({ total: 3 })
  expect(await count()).toBe(3)
  messages.markRead({ id: '3', at: newest })
  messages.markRead({ id: '3', at: newest })
  expect(session.getSnapshot().messageNum).toBe(2)
  await messages.markSeen()
  expect(session.getSnapshot().messageNum).toBe(0)
  expect(messages.read.getSnapshot()).toMatchObject({ until: newest, ids: [] })
  expect(await count({ total: 4 })).toBe(1)
})

it('keeps at once what was marked as read, before the platform says what there is by now', async () => {
  const { messages, count, reopen } = open({ total: 25 })
  await count()
  // The member reloads before the answer is here.
  const marking = messages.markSeen()
  expect(await reopen().count()).toBe(0)
  await marking
  expect(await count({ total: 26 })).toBe(1)
})

it('counts nothing that was published before the member registered, and what comes after it', async () => {
  const { messages, count } = open({ total: 25, unread: 0, read_until: '2026-11-23 13:00:00' })
  expect(await count()).toBe(0)
  expect(messages.read.getSnapshot().until).toBe('2026-11-23 13:00:00')
  expect(await count({ total: 26, unread: 1, read_until: '2026-11-23 13:00:00' })).toBe(1)
})

it('keeps for the device what was read on it, not what was old for one member', async () => {
  const { messages, count } = open({ total: 25, unread: 0, read_until: '2026-11-23 13:00:00' })
  await count()
  expect(await count({ total: 25, unread: 20, read_until: '2026-01-01 00:00:00' })).toBe(20)
  expect(messages.read.getSnapshot().until).toBe('2026-01-01 00:00:00')
})
