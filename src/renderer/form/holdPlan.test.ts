import { expect, test } from 'vitest'
import type { Block } from '../../format/blocks/Block.ts'
import { formBlock } from './testing/formBlock.ts'
import { expressionOf, planOf, textOf } from '../testing/planOf.ts'
import { holdPlan } from './holdPlan.ts'

const words: Block = {
  type: 'text',
  id: 'words',
  off: false,
  text: textOf('words'),
  tone: 'neutral',
  size: 'body',
  boxed: false,
}
const form = formBlock({ amount: {} })
const otherFields = formBlock({ owner: {} })
const section = (id: string, ...body: readonly Block[]): Block => ({
  type: 'section',
  id,
  off: false,
  card: false,
  body,
})
const tab = (id: string, ...body: readonly Block[]) => ({ id, label: textOf(id), body })
const tabs = (...items: readonly ReturnType<typeof tab>[]): Block => ({
  type: 'tabs',
  id: 'tabs',
  off: false,
  label: textOf('tabs'),
  placement: 'top',
  swipe: false,
  keep: true,
  items: [...items],
})
const typed = new Set(['form'])

const playing = planOf([section('card', form)])

test.each([
  ['texts and rules', [section('card', formBlock({ amount: { label: textOf('sum') } }))]],
  ['blocks around the form', [words, section('card', words, form)]],
])('new %s play at once', (_, body) => {
  const newest = planOf(body)
  expect(holdPlan(playing, newest, typed)).toBe(newest)
})

test.each([
  ['takes the form away', [words]],
  ['puts the form elsewhere', [form]],
  ['puts the form into another section', [section('other', form)]],
  ['makes the form something else', [section('card', { ...words, id: 'form' })]],
])('a document that %s waits', (_, body) => {
  expect(holdPlan(playing, planOf(body), typed)).toBeUndefined()
})

test('a form that changes its tab has moved', () => {
  const before = planOf([tabs(tab('a', form), tab('b'))])
  expect(holdPlan(before, planOf([tabs(tab('a'), tab('b', form))]), typed)).toBeUndefined()
  const reordered = planOf([tabs(tab('b'), tab('a', form))])
  expect(holdPlan(before, reordered, typed)).toBe(reordered)
})

test('a form with other fields keeps what it reads, beside what is new', () => {
  const old = planOf([form], {
    sources: { range: { call: 'getPayRange', keep: false }, ways: { call: 'getPayWays', keep: false } },
    values: { least: expressionOf('=data.range.min_price') },
    query: { way: { default: 'bank' } },
  })
  const newest = planOf([otherFields], { sources: { ways: { call: 'getPayCode', keep: false } } })
  expect(holdPlan(old, newest, typed)).toEqual({
    ...newest,
    sources: { ...old.sources, ...newest.sources },
    values: old.values,
    query: old.query,
  })
})

test('a form in which nothing is typed holds nothing back', () => {
  const newest = planOf([words])
  expect(holdPlan(playing, newest, new Set())).toBe(newest)
})
