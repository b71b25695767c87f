// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Block, BlockOf } from '../../format/blocks/Block.ts'
import skeleton from '../../ui/Skeleton.module.css'
import { textOf } from '../testing/planOf.ts'
import { BlockSkeleton } from './BlockSkeleton.tsx'

afterEach(cleanup)

/** How many places of a shape a block takes until its code has come. */
function placesOf(block: Block, shape: keyof typeof skeleton): number {
  const { container, unmount } = render(<BlockSkeleton block={block} />)
  const places = container.querySelectorAll(`.${skeleton[shape]}`).length
  unmount()
  return places
}

const common = { id: 'block', off: false, label: textOf('Block') }

test('what home shows and lists do not has its own room while its code comes', () => {
  const cards: BlockOf<'cards'> = { ...common, type: 'cards', columns: 2, shape: 'tile', items: Array.from({ length: 3 }, () => ({ title: textOf('Card'), do: [] })) }
  expect(placesOf(cards, 'tile')).toBe(3)
  expect(placesOf({ ...common, type: 'carousel', autoplay: 0, items: [] }, 'banner')).toBe(1)
  expect(placesOf({ ...common, type: 'tabs', placement: 'top', swipe: false, keep: true, items: [] }, 'record')).toBe(4)
})

test('a notice bar has the room of its layout', () => {
  const bar: Omit<BlockOf<'noticeBar'>, 'layout'> = { ...common, type: 'noticeBar', place: 'home', source: 'lines', text: textOf('=row') }
  expect(placesOf({ ...bar, layout: 'bar' }, 'bar')).toBe(1)
  expect(placesOf({ ...bar, layout: 'list' }, 'cell')).toBe(4)
})
