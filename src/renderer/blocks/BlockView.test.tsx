// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BlockOf } from '../../format/blocks/Block.ts'
import { expressionOf, planOf, textOf } from '../testing/planOf.ts'
import { playScreen } from '../testing/playScreen.tsx'

const words = (id: string, when: string): BlockOf<'text'> => ({ type: 'text', id, off: false, text: textOf(id), tone: 'neutral', size: 'body', boxed: false, when: expressionOf(when) })
const places = () => document.querySelectorAll('[data-loading]').length

it('keeps the room of a block that waits for who the member is, and of no other', () => {
  const body = [words('agents', 'user.isagent == 1'), words('others', 'user.isagent != 1'), words('rich', 'user.isagent == 1 && data.balance.balance > 0'), words('none', 'data.balance.balance > 0')]
  const { host } = playScreen(planOf(body, { sources: { balance: { call: 'getBalance', keep: false } } }), { user: undefined, answers: { getBalance: async () => new Promise(() => undefined) } })
  expect(places()).toBe(2)
  expect(screen.queryByText('others')).toBeNull()
  act(() => host.user.set({ isagent: 0 }))
  expect(places()).toBe(0)
  expect(screen.getByText('others')).toBeVisible()
  expect(screen.queryByText('agents')).toBeNull()
})

it('keeps no room of a block that is off, or for a visitor', () => {
  playScreen(planOf([{ ...words('agents', 'user.isagent == 1'), off: true }]), { user: undefined })
  playScreen(planOf([words('agents', 'user.isagent == 1')]), { loggedIn: false })
  expect(places()).toBe(0)
})
