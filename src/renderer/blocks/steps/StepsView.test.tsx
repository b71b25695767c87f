// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'
import { loadViews } from '../loadViews.ts'
import { views } from '../../../start/views.gen.ts'

afterEach(cleanup)

const happened: BlockOf<'steps'> = {
  type: 'steps',
  id: 'happened',
  off: false,
  rows: expressionOf('=data.order.steps'),
  empty: textOf('nothing yet'),
  row: {
    title: textOf('=row.name'),
    time: expressionOf("=row.?time.orValue('')"),
    done: expressionOf("=row.?time.orValue('') != ''"),
  },
}

beforeAll(async () => loadViews(views, [happened]))

async function playSteps(steps: readonly object[], block = happened) {
  playScreen(planOf([block], { sources: { order: { call: 'getApp', keep: false } } }), {
    settings: { hours: { zone: 9 } },
    answers: { getApp: async () => Promise.resolve({ steps }) },
  })
  return (await screen.findAllByRole('listitem')).map((item) => ({
    text: item.textContent,
    isUnderWay: item.getAttribute('aria-current') === 'step',
  }))
}

test('a row is a step that says whether it is done and when, on the clock of the site', async () => {
  const [asked, checked, paid] = await playSteps([
    { name: 'asked', time: '2026-11-20 13:00:00' },
    { name: 'checked', time: '2026-11-20 23:30:00' },
    { name: 'paid' },
  ])
  expect(asked).toEqual({ text: expect.stringMatching(/^askedcommon\.done.*11.*20.*14:00.*GMT\+9/), isUnderWay: false })
  expect(checked?.text).toMatch(/11.*21.*00:30.*GMT\+9/)
  expect(paid).toEqual({ text: '3paid', isUnderWay: true })
})

test('the last step is ticked when it is done, and none is under way then', async () => {
  const steps = await playSteps([
    { name: 'asked', time: '2026-11-20 13:00:00' },
    { name: 'paid', time: 'soon' },
  ])
  expect(steps.map(({ isUnderWay }) => isUnderWay)).toEqual([false, false])
  expect(steps[1]?.text).toBe('paidcommon.done')
})

test('rows without a tick of their own go by the step under way', async () => {
  const { time: _, done: __, ...row } = happened.row ?? { title: textOf('') }
  const steps = await playSteps([{ name: 'a' }, { name: 'b' }], { ...happened, row, current: 2 })
  expect(steps).toEqual([
    { text: 'acommon.done', isUnderWay: false },
    { text: '2b', isUnderWay: true },
  ])
})

test('fixed steps have their times as times are written elsewhere, and leave out what does not hold', async () => {
  const { rows: _, row: __, empty: ___, ...block } = happened
  const [asked, refused, ...rest] = await playSteps([], {
    ...block,
    items: [
      { title: textOf('asked'), time: '2026-11-20 13:00:00', done: expressionOf('=true') },
      {
        title: textOf('refused'),
        text: textOf('why'),
        time: expressionOf("=data.order.?at.orValue('')"),
        done: expressionOf('=false'),
      },
      { title: textOf('paid'), when: expressionOf('=false') },
    ],
  })
  expect(asked).toEqual({ text: expect.stringMatching(/^askedcommon\.done.*11.*20.*14:00$/), isUnderWay: false })
  expect(refused).toEqual({ text: '2refusedwhy', isUnderWay: true })
  expect(rest).toEqual([])
})

test('no rows are said', async () => {
  playScreen(planOf([{ ...happened, rows: expressionOf('=[]') }]), { settings: { hours: { zone: 9 } } })
  expect(await screen.findByText('nothing yet')).toBeVisible()
})
