// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Actions } from '../../format/actions.ts'
import type { Block } from '../../format/blocks/Block.ts'
import type { TestHostOptions } from '../testing/createTestHost.ts'
import { expressionOf, planOf, textOf } from '../testing/planOf.ts'
import { playScreen } from '../testing/playScreen.tsx'

afterEach(cleanup)

const line: Block = {
  type: 'text',
  id: 'line',
  off: false,
  text: textOf('line'),
  tone: 'neutral',
  size: 'body',
  boxed: false,
}
const sources = { cards: { call: 'getCards', keep: false } }

async function enter(actions: Actions, options: TestHostOptions = {}) {
  const playing = playScreen(planOf([line], { enter: [...actions], sources }), options)
  await act(async () => vi.dynamicImportSettled())
  return playing
}
const hello: Actions = [{ toast: textOf('hello'), tone: 'info' }]
const said = ({ host }: Awaited<ReturnType<typeof enter>>) => host.toasts.map(({ text }) => text)

test('what a screen does on entering happens each time it is shown', async () => {
  const playing = await enter(hello)
  expect(said(playing)).toEqual(['hello'])
  await act(async () => playing.show({ query: { date: '2' } }))
  expect(said(playing)).toEqual(['hello'])
  await act(async () => playing.show({ active: false }))
  expect(said(playing)).toEqual(['hello'])
  await act(async () => playing.show({ active: true }))
  expect(said(playing)).toEqual(['hello', 'hello'])
})

test('waits for a condition, and acts on it once', async () => {
  let answer: (cards: readonly object[]) => void = () => undefined
  const cards = new Promise((resolve) => (answer = resolve))
  const playing = await enter(
    [{ toast: textOf('no card'), tone: 'warning', when: expressionOf('=size(data.cards) == 0') }],
    { answers: { getCards: async () => cards } },
  )
  expect(said(playing)).toEqual([])
  await act(async () => answer([]))
  await vi.waitFor(() => expect(said(playing)).toEqual(['no card']))
})
