// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { Big } from 'big.js'
import { afterEach, expect, test } from 'vitest'
import type { Block } from '../../format/blocks/Block.ts'
import type { Shown } from '../../format/shape/common.ts'
import { expressionOf, planOf, textOf } from '../testing/planOf.ts'
import { playScreen } from '../testing/playScreen.tsx'
import { withSign } from './display.ts'

afterEach(cleanup)

const inUsdt = { if: expressionOf("=lower(row.pay_way).contains('usdt')"), then: 'usdt', else: 'krw' } as const
const sources = { records: { call: 'getTransRecord', keep: false } }

/** A cell for each row whose end shows the value. */
function cells(aside: Shown): Block {
  return {
    type: 'cells',
    id: 'lines',
    off: false,
    rows: expressionOf('=data.records.data'),
    row: { label: expressionOf('=row.out_trade_no'), aside },
  }
}

const records = (...rows: readonly object[]) => ({ getTransRecord: { data: rows, last_page: 1 } })

test('each row of a list shows its own currency', async () => {
  const rows = [
    { out_trade_no: 'A', pay_way: '계좌이체', amount: '20000' },
    { out_trade_no: 'B', pay_way: 'USDT (TRC20)', amount: '55.5' },
  ]
  playScreen(planOf([cells({ value: expressionOf('=row.amount'), as: inUsdt })], { sources }), {
    answers: records(...rows),
  })
  expect(await screen.findByText('₩20,000')).toBeVisible()
  expect(screen.getByText('$55.50')).toBeVisible()
})

test('an unknown currency is left out', async () => {
  const { host } = playScreen(planOf([cells({ value: expressionOf('=row.amount'), as: inUsdt })], { sources }), {
    answers: records({ out_trade_no: 'A', amount: '20000' }),
  })
  expect(await screen.findByText('20,000')).toBeVisible()
  expect(host.problems.map(({ code }) => code)).toEqual(['expression-absent'])
})

test('a profit has a plus, a loss its minus, and nothing has neither', async () => {
  const rows = [5, -5, 0].map((amount) => ({ out_trade_no: `at ${amount}`, amount }))
  playScreen(planOf([cells({ value: expressionOf('=row.amount'), as: 'krw', signed: true })], { sources }), {
    answers: records(...rows),
  })
  expect(await screen.findByText('+₩5')).toHaveClass(/gain/)
  expect(screen.getByText('−₩5')).toHaveClass(/loss/)
  expect(screen.getByText('₩0')).not.toHaveClass(/gain|loss/)
})

test('a part of a won, which is not written, is neither gained nor lost', () => {
  expect(withSign('₩0', new Big('0.4'))).toEqual({ text: '₩0' })
  expect(withSign('₩0', new Big('-0.4'))).toEqual({ text: '₩0' })
  expect(withSign('$0.40', new Big('0.4'))).toEqual({ text: '+$0.40', tone: 'gain' })
})

test('a value of a list shows as its option, another as the neutral label', async () => {
  const lists = {
    choices: {
      state: {
        options: [{ value: 1, label: 'pending', tone: 'info' as const }],
        other: { label: 'other', tone: 'neutral' as const },
      },
    },
    dialogs: {},
  }
  const rows = [1, 9].map((state) => ({ out_trade_no: `in ${state}`, state }))
  playScreen(planOf([cells({ value: expressionOf('=row.state'), as: 'text', choices: 'state' })], { sources }), {
    answers: records(...rows),
    lists,
  })
  expect(await screen.findByText('pending')).toBeVisible()
  expect(screen.getByText('other')).toBeVisible()
})

test('a figure of a block, a column of a table and a row of a record take the same words', async () => {
  const shown: Shown = { value: 5, as: { if: expressionOf('=true'), then: 'usdt', else: 'krw' }, signed: true }
  const label = textOf('Won or lost')
  const blocks: Block[] = [
    {
      type: 'stats',
      id: 'figures',
      off: false,
      columns: 1,
      hideable: false,
      refresh: [],
      refreshUser: false,
      items: [{ label, ...shown, emphasis: false }],
    },
    {
      type: 'table',
      id: 'table',
      off: false,
      rows: expressionOf('=data.records.data'),
      columns: [{ label, ...shown }],
    },
    {
      type: 'list',
      id: 'list',
      off: false,
      source: 'all',
      key: expressionOf('=row'),
      empty: textOf('Nothing'),
      skeletonRows: 1,
      row: { title: expressionOf("='Row'"), aside: shown, cells: [{ label, ...shown }], actions: [] },
    },
  ]
  playScreen(planOf(blocks, { sources: { ...sources, all: { call: 'getHomeNotice', keep: false } } }), {
    answers: { ...records({ out_trade_no: 'A' }), getHomeNotice: ['A'] },
  })
  await screen.findByText('Row')
  expect(screen.getAllByText('+$5.00').map(({ className }) => /gain/.test(className))).toEqual([true, true, true, true])
})
