import { expect, it } from 'vitest'
import type { OpenChange } from '../../../api/changeApi.ts'
import type { Logged } from '../../store/Store.ts'
import { testClock } from '../../testing/createTestCore.ts'
import { createAskDesk } from './createAskDesk.ts'

const change: OpenChange = {
  id: 'c-1',
  name: 'Friday',
  owner: 'mina',
  members: [],
  createdAt: '2026-03-02T05:00:00.000Z',
  edits: [],
  asked: [],
  answers: [],
}
const mina = { name: 'mina', role: 'editor' } as const

/** A desk that hands on what it logs and announces. */
function open(announces: boolean) {
  const told: Logged[] = []
  const keep = (_change: string, _what: object, one: Logged) => {
    told.push(one)
    return Promise.resolve()
  }
  const store = {
    changes: () => Promise.resolve([change]),
    listOperators: () => Promise.resolve([]),
    ask: keep,
    answer: keep,
    endAsk: () => Promise.resolve(true),
  }
  return { told, desk: createAskDesk({ store, clock: testClock(), announces }) }
}

it('tells the webhook who is asked for what, and where to look', async () => {
  const { told, desk } = open(true)
  await desk.ask(mina, 'c-1', 'jun', ' The minimum ')
  await desk.answer(mina, 'c-1', 'copy:en:home.title', 'Fine')
  const about = { change: { id: 'c-1', name: 'Friday', owner: 'mina' }, by: 'mina', path: '/#/review?change=c-1' }
  expect(told.map(({ message }) => message?.body)).toEqual([
    {
      type: 'review.asked',
      timestamp: told[0]?.audit.at,
      data: { ...about, operator: 'jun', note: 'The minimum' },
    },
    {
      type: 'review.answered',
      timestamp: told[1]?.audit.at,
      data: { ...about, fact: 'copy:en:home.title', text: 'Fine' },
    },
  ])
})

it('tells nobody where there is no webhook', async () => {
  const { told, desk } = open(false)
  await desk.ask(mina, 'c-1', 'jun', '')
  expect(told).toMatchObject([{ audit: { action: 'review.asked', actor: 'mina', subject: 'change:c-1' } }])
  expect(told[0]?.message).toBeUndefined()
})
