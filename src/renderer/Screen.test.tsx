// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Block } from '../format/blocks/Block.ts'
import { failure } from './testing/createTestHost.ts'
import { expressionOf, planOf, textOf } from './testing/planOf.ts'
import { playScreen } from './testing/playScreen.tsx'

afterEach(cleanup)

const section = (id: string, title: string, body: readonly Block[] = []): Block => ({
  type: 'section',
  id,
  title: textOf(title),
  off: false,
  card: false,
  body,
})

test('shows what the platform answered', async () => {
  const plan = planOf([section('a', '=data.app.title')], { sources: { app: { call: 'getApp', keep: false } } })
  const { host } = playScreen(plan, { answers: { getApp: { title: 'Playbill' } } })

  expect(await screen.findByText('Playbill')).toBeVisible()
  expect(host.callsOf('getApp')).toHaveLength(1)
  expect(host.problems).toEqual([])
})

test('reads a query parameter with its default', () => {
  const plan = planOf([section('a', '=query.kind')], { query: { kind: { enum: ['x', 'y'], default: 'x' } } })
  const { show } = playScreen(plan, { query: { kind: 'unknown' } })
  expect(screen.getByText('x')).toBeVisible()

  show({ query: { kind: 'y' } })
  expect(screen.getByText('y')).toBeVisible()
})

test('works out named values, each from the ones before it', () => {
  const values = { one: expressionOf('=settings.polling.balance'), two: expressionOf('=string(value.one)') }
  playScreen(planOf([section('a', '=value.two')], { values }))
  expect(screen.getByText('30')).toBeVisible()
})

test('leaves its faults behind', async () => {
  const save: Block = {
    type: 'buttons',
    id: 'save',
    off: false,
    layout: 'row',
    items: [
      {
        label: { c: 'save' },
        variant: 'primary',
        do: [{ call: 'applyActivity', with: { activityid: '1' }, money: false, say: true }],
      },
    ],
  }
  const { host, show } = playScreen(planOf([save]), {
    answers: { applyActivity: () => Promise.reject(failure('refused', 'Applied already')) },
  })
  screen.getByRole('button', { name: 'save' }).click()
  await waitFor(() => expect(host.faults()).toEqual(['Applied already']))
  show({ active: false })
  expect(host.faults()).toEqual([])
})
