import { expect, it } from 'vitest'
import type { Actor } from '../../base/people/Actor.ts'
import { addOperator } from '../../store/testing/storeEntries.ts'
import { createTestCore } from '../../testing/createTestCore.ts'

const mina: Actor = { name: 'mina', role: 'editor' }
const TITLE = 'copy:en:home.title'

/** A change of mina's with one edit, and what the webhook would be sent next. */
async function open(webhook?: { readonly url: string; readonly secret: string }) {
  const { store, publisher, changes, draft } = await createTestCore({ ...(webhook && { webhook }) })
  await addOperator(store, 'jun', 'publisher')
  await publisher.boot()
  const { id } = await changes.add(mina, 'Friday')
  await draft.put(mina, { change: id, fact: TITLE, value: 'Start', replaces: 'Home' })
  return {
    id,
    changes,
    newestEntry: async () => (await store.listAudit({ limit: 1 }))[0],
    nextMessage: async (): Promise<unknown> => {
      const message = await store.claimDelivery('2100-01-01T00:00:00.000Z', '2100-01-02T00:00:00.000Z')
      if (message === undefined) return undefined
      await store.removeDelivery(message.id)
      return JSON.parse(message.body)
    },
  }
}

it('tells the webhook who is asked for what, and where to look', async () => {
  const { id, changes, newestEntry, nextMessage } = await open({ url: 'https://chat.example', secret: 's' })
  // The release of the build was announced first.
  expect(await nextMessage()).toMatchObject({ type: 'release.published' })
  const about = { change: { id, name: 'Friday', owner: 'mina' }, by: 'mina', path: `/#/changes/${id}` }
  await changes.ask(mina, id, 'jun', ' The minimum ')
  expect(await nextMessage()).toEqual({
    type: 'review.asked',
    timestamp: (await newestEntry())?.at,
    data: { ...about, operator: 'jun', note: 'The minimum' },
  })
  await changes.answer(mina, id, TITLE, 'Fine')
  expect(await nextMessage()).toEqual({
    type: 'review.answered',
    timestamp: (await newestEntry())?.at,
    data: { ...about, fact: TITLE, text: 'Fine' },
  })
})

it('tells nobody where there is no webhook', async () => {
  const { id, changes, newestEntry, nextMessage } = await open()
  await changes.ask(mina, id, 'jun', '')
  expect(await newestEntry()).toMatchObject({ action: 'review.asked', actor: 'mina', subject: `change:${id}` })
  expect(await nextMessage()).toBeUndefined()
})
