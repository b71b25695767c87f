// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Block } from '../format/blocks/Block.ts'
import { readPlan } from './readPlan.ts'
import { planOf } from './testing/planOf.ts'
import { playScreen } from './testing/playScreen.tsx'

afterEach(cleanup)

const good: Block = {
  type: 'text',
  id: 'good',
  off: false,
  text: { c: 'still.there' },
  tone: 'neutral',
  size: 'body',
  boxed: false,
}

const read = (body: unknown) => {
  const plan = readPlan({ ...planOf([]), body })
  if (!plan) throw new Error('No plan.')
  return plan
}

test('reads a compiled screen as it is', () => {
  const plan = planOf([good], { values: { one: { e: 1 } } })
  expect(readPlan(structuredClone(plan))).toEqual(plan)
})

test('has no screen where there is none', () => {
  expect([undefined, null, 'x', [], {}, { id: 'x' }].map(readPlan)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('one block that cannot be read is named and the others are still there', async () => {
  const { host } = playScreen(read([{ type: 'hologram', id: 'newer' }, good, { type: 'list', id: 'broken' }, 7]), {
    copy: { 'block.unsupported': 'Reload to see this.' },
  })

  expect(screen.getByText('still.there')).toBeVisible()
  expect(screen.getAllByText('Reload to see this.')).toHaveLength(3)
  await vi.waitFor(() =>
    expect(host.problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['unsupported-block', '/body/0'],
      ['unsupported-block', '/body/2'],
      ['unsupported-block', '/body/3'],
    ]),
  )
})

test('reads what is inside other blocks as well', () => {
  const plan = read([
    { type: 'section', id: 'outer', off: false, card: false, body: [{ type: 'hologram', id: 'inner' }, good] },
  ])
  expect(plan.body[0]).toMatchObject({ id: 'outer', body: [{ type: 'unsupported', id: 'inner' }, good] })
})

test('leaves out sources and values that cannot be read', () => {
  const plan = readPlan({ ...planOf([]), sources: { a: { call: 'getApp' }, b: 4 }, values: { a: { e: 1 }, b: 'x' } })
  expect(plan).toMatchObject({ sources: { a: { call: 'getApp' } }, values: { a: { e: 1 } } })
  expect(Object.keys({ ...plan?.sources, ...plan?.values })).toEqual(['a'])
})

test('a hand-written part is not shown while one of its properties is absent', () => {
  const part: Block = {
    type: 'handwritten',
    id: 'part',
    off: false,
    name: 'sum',
    props: { rows: { e: ['get', ['id', 'data'], 'off'] } },
  }
  const handwritten = {
    sum: ({ props }: { readonly props: Readonly<Record<string, unknown>> }) => (
      <p>{`rows: ${(props['rows'] as unknown[]).length}`}</p>
    ),
  }
  const { host } = playScreen(
    planOf([part, good], { sources: { off: { call: 'getApp', when: { e: false }, keep: false } } }),
    { handwritten },
  )
  expect(screen.queryByText(/rows/)).toBeNull()
  expect(screen.getByText('still.there')).toBeVisible()
  expect(host.problems.filter(({ code }) => code === 'block-failed')).toEqual([])
})

test('a view that fails leaves the others alone, until its block is replaced', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const broken: Block = { type: 'handwritten', id: 'broken', off: false, name: 'bomb', props: {} }
  const plan = planOf([broken, good])
  const handwritten = {
    bomb: () => {
      throw new Error('boom')
    },
    calm: () => <p>calm</p>,
  }
  const { host, show } = playScreen(plan, { handwritten, copy: { 'block.failed': 'Not shown.' } })
  expect(screen.getByText('Not shown.')).toBeVisible()
  expect(screen.getByText('still.there')).toBeVisible()
  expect(host.problems).toEqual([{ code: 'block-failed', screen: 'example', pointer: '/body/0' }])

  show({ plan: planOf([{ ...broken, name: 'calm' }, good]) })
  expect(screen.getByText('calm')).toBeVisible()
  errors.mockRestore()
})

test('a form whose parts are of no use is named, as any other block', () => {
  const form = { type: 'form', id: 'pay', fields: {}, submit: {}, rules: [] }
  expect(read([{ ...form, schema: {} }, good]).body).toEqual([{ type: 'unsupported', id: 'pay' }, good])
  expect(read([{ ...form, schema: { properties: { amount: { type: 'hologram' } } } }, good]).body).toMatchObject([
    { type: 'form', id: 'pay', unsupported: ['unknown-field', 'unknown-action'] },
    good,
  ])
})
