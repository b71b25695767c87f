// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Block, BlockOf } from '../../format/blocks/Block.ts'
import skeleton from '../../ui/Skeleton.module.css'
import * as notices from '../reading/notices.ts'
import { expressionOf, textOf } from '../testing/planOf.ts'
import { BlockSkeleton } from './BlockSkeleton.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** How many places of a shape a block takes until its code has come. */
function placesOf(block: Block, shape: keyof typeof skeleton): number {
  const { container, unmount } = render(<BlockSkeleton block={block} />)
  const places = container.querySelectorAll(`.${skeleton[shape]}`).length
  unmount()
  return places
}

const common = { id: 'block', off: false, label: textOf('Block') }

test('reserves space for blocks whose code is loading', () => {
  const cards: BlockOf<'cards'> = {
    ...common,
    type: 'cards',
    line: false,
    columns: 2,
    shape: 'tile',
    items: Array.from({ length: 3 }, () => ({ title: textOf('Card'), do: [] })),
  }
  expect(placesOf(cards, 'tile')).toBe(3)
  expect(placesOf({ ...common, type: 'carousel', autoplay: 0, items: [] }, 'banner')).toBe(1)
  expect(placesOf({ ...common, type: 'tabs', placement: 'top', swipe: false, keep: true, items: [] }, 'record')).toBe(4)
})

test('reserves the space of what the first tab shows at once', () => {
  const text: Block = {
    id: 'text',
    off: false,
    type: 'text',
    text: textOf('Text'),
    size: 'body',
    tone: 'neutral',
    boxed: false,
  }
  const late: Block = { ...text, id: 'late', when: expressionOf('=size(data.rows) > 0') }
  const tabs: BlockOf<'tabs'> = {
    ...common,
    type: 'tabs',
    placement: 'top',
    swipe: false,
    keep: true,
    items: [{ id: 'one', label: textOf('One'), body: [text, late] }],
  }
  expect(placesOf(tabs, 'bar')).toBe(1)
  expect(placesOf(tabs, 'text')).toBe(1)
  expect(placesOf({ ...tabs, placement: 'side' }, 'record')).toBe(4)
})

test('reserves more for a hand-written part that is longer than the others', () => {
  const board = { ...common, type: 'handwritten', name: 'lotteryBoard', props: {} } as unknown as Block
  expect(placesOf(board, 'part')).toBe(3)
  expect(placesOf({ ...board, name: 'lotteryRound' } as Block, 'part')).toBe(1)
})

test('reserves the space of the cards above the tabs, and of figures row by row', () => {
  const text: Block = { ...common, type: 'text', text: textOf('Text'), size: 'body', tone: 'neutral', boxed: false }
  const figure = { label: textOf('Figure'), value: 1, as: 'number', signed: false, emphasis: false } as const
  const stats: Block = {
    ...common,
    type: 'stats',
    columns: 3,
    hideable: false,
    refresh: [],
    refreshUser: false,
    items: Array.from({ length: 4 }, () => figure),
  }
  const tabs: BlockOf<'tabs'> = {
    ...common,
    type: 'tabs',
    placement: 'top',
    swipe: true,
    keep: true,
    each: {
      rows: expressionOf('=data.levels'),
      key: expressionOf('=row.level'),
      label: textOf('=row.level'),
      head: [{ ...common, type: 'section', card: true, body: [text, text] }],
      body: [stats],
    },
  }
  expect(placesOf(tabs, 'text')).toBe(2)
  expect(placesOf(tabs, 'record')).toBe(2)
})

test('reserves the space of a notice bar by its layout, and none where nothing will come', () => {
  const operators = vi.spyOn(notices, 'useNotices').mockReturnValue([])
  const bar: BlockOf<'noticeBar'> = { ...common, type: 'noticeBar', place: 'home', layout: 'bar', text: textOf('=row') }
  expect(placesOf(bar, 'bar')).toBe(0)
  expect(placesOf({ ...bar, source: 'lines' }, 'bar')).toBe(1)
  expect(placesOf({ ...bar, source: 'lines', layout: 'list' }, 'cell')).toBe(4)
  operators.mockReturnValue([{ id: 'news', title: 'News', body: '' }] as unknown as ReturnType<
    typeof notices.useNotices
  >)
  expect(placesOf(bar, 'bar')).toBe(1)
})
