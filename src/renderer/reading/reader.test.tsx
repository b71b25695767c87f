// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { Big } from 'big.js'
import { afterEach, expect, test } from 'vitest'
import type { BlockOf } from '../../format/blocks/Block.ts'
import type { CompiledText } from '../../format/shape/compiled.ts'
import { expressionOf, planOf } from '../testing/planOf.ts'
import { playScreen } from '../testing/playScreen.tsx'
import styles from '../blocks/text/TextView.module.css'

afterEach(cleanup)

const line = (text: CompiledText): BlockOf<'text'> => ({
  type: 'text',
  id: 'line',
  off: false,
  text,
  tone: 'neutral',
  size: 'body',
  boxed: false,
})
const copy = { fee: 'The fee is {{fee}}', one: 'First', other: 'Another topic', topic: 'A topic' }
const lists = {
  dialogs: {},
  choices: {
    topics: {
      options: [{ value: 1, label: 'topic', tone: 'neutral' as const }],
      other: { label: 'other', tone: 'neutral' as const },
    },
  },
}

test('a value of a text is written out by its format', () => {
  const text = {
    c: 'fee',
    with: {
      fee: {
        value: expressionOf('=user.fee'),
        as: { if: expressionOf('=true'), then: 'usdt' as const, else: 'krw' as const },
      },
    },
  }
  playScreen(planOf([line(text)]), { copy, user: { fee: new Big('1.5') } })
  expect(screen.getByText('The fee is $1.50')).toBeVisible()
})

test.each([
  [1, 'warning'],
  [2, 'gain'],
  [3, 'neutral'],
])('a tone may depend on conditions: in state %i it is %s', (state, tone) => {
  const over = { if: expressionOf('=user.state == 2'), then: 'gain' as const, else: 'neutral' as const }
  const tones = { if: expressionOf('=user.state == 1'), then: 'warning' as const, else: over }
  playScreen(planOf([{ ...line({ c: 'one' }), tone: tones }]), { copy, user: { state } })
  expect(screen.getByText('First')).toHaveClass(styles[tone] ?? 'none')
})

test('a text may be a copy key from data', () => {
  playScreen(planOf([line({ k: expressionOf('=settings.key') })]), { copy, settings: { key: 'one' } })
  expect(screen.getByText('First')).toBeVisible()
})

test.each([
  ['1', 'A topic'],
  ['7', 'Another topic'],
])('a text may be the label of a value: %s is %s', (type, label) => {
  const plan = planOf([line({ l: expressionOf('=query.type'), choices: 'topics' })], {
    query: { type: { default: '' } },
  })
  playScreen(plan, { copy, lists, query: { type } })
  expect(screen.getByText(label)).toBeVisible()
})

test.each([
  ['1', 'The fee is A topic'],
  ['7', 'First'],
])('a text may be one of two, with a label in it: for %s it is %s', (type, shown) => {
  const text = {
    if: expressionOf("=query.type == '1'"),
    then: { c: 'fee', with: { fee: { l: expressionOf('=query.type'), choices: 'topics' } } },
    else: { c: 'one' },
  }
  const plan = planOf([line(text)], { query: { type: { default: '' } } })
  playScreen(plan, { copy, lists, query: { type } })
  expect(screen.getByText(shown)).toBeVisible()
})

test('a text of two shows neither while its condition is on its way', () => {
  const text = { if: expressionOf('=data.info.state == 1'), then: { c: 'one' }, else: { c: 'other' } }
  const plan = planOf([line(text)], { sources: { info: { call: 'getApp', keep: false } } })
  playScreen(plan, { copy, lists, answers: { getApp: async () => new Promise(() => undefined) } })
  expect(screen.queryByText(/First|Another topic/)).toBeNull()
})

test('a label waits for its value', () => {
  const plan = planOf([line({ l: expressionOf('=data.info.state'), choices: 'topics' })], {
    sources: { info: { call: 'getApp', keep: false } },
  })
  playScreen(plan, { copy, lists, answers: { getApp: async () => new Promise(() => undefined) } })
  expect(screen.queryByText('Another topic')).toBeNull()
})

test.each<[string, CompiledText]>([
  ['a text', expressionOf('=1 / 0')],
  ['a text that says it', { c: 'fee', with: { fee: expressionOf('=0 / 0') } }],
])('%s shows nothing for what is divided by zero, and reports it', (_, text) => {
  const { host } = playScreen(planOf([line(text)]), { copy })
  expect(screen.queryByText(/Infinity|NaN|The fee/)).toBeNull()
  expect(host.problems).toContainEqual(expect.objectContaining({ code: 'expression-division-by-zero' }))
})
