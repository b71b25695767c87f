// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { playScreen } from '../../../renderer/testing/playScreen.tsx'
import type * as NumberMarksModule from '../draw/NumberMarks.tsx'
import type * as RoundModule from '../round/LotteryRound.tsx'
import type * as SlipBarModule from '../slip/SlipBar.tsx'
import { lotteryOptions, lotteryPlan } from '../testing/lotteryScreen.ts'
import type * as BoardModule from './LotteryBoard.tsx'
import type * as PlayCellModule from './PlayCell.tsx'
import type * as SectionModule from './PlayGroupSection.tsx'

const renders = vi.hoisted(() => ({ of: new Map<string, number>() }))
const count = vi.hoisted(() => (name: string) => void renders.of.set(name, (renders.of.get(name) ?? 0) + 1))

/** The component inside a `memo`, counted. */
const counted = vi.hoisted(() => <Props,>(memoised: unknown, nameOf: (props: Props) => string) => {
  const { type: View } = memoised as { type: (props: Props) => unknown }
  return Object.assign({}, memoised, {
    type: (props: Props) => {
      count(nameOf(props))
      return View(props)
    },
  })
})

vi.mock('./PlayCell.tsx', async (original) => {
  const { PlayCell } = await original<typeof PlayCellModule>()
  return { PlayCell: counted<PlayCellModule.PlayCellProps>(PlayCell, ({ play }) => play.id) }
})
vi.mock('./PlayGroupSection.tsx', async (original) => {
  const { PlayGroupSection } = await original<typeof SectionModule>()
  return {
    PlayGroupSection: counted<SectionModule.PlayGroupSectionProps>(PlayGroupSection, ({ group }) => group.title),
  }
})
vi.mock('./LotteryBoard.tsx', async (original) => {
  const { LotteryBoard } = await original<typeof BoardModule>()
  return {
    LotteryBoard(props: Parameters<typeof LotteryBoard>[0]) {
      count('board')
      return LotteryBoard(props)
    },
  }
})
vi.mock('../round/LotteryRound.tsx', async (original) => {
  const { LotteryRound } = await original<typeof RoundModule>()
  return {
    LotteryRound(props: Parameters<typeof LotteryRound>[0]) {
      count('round')
      return LotteryRound(props)
    },
  }
})
vi.mock('../slip/SlipBar.tsx', async (original) => {
  const { SlipBar } = await original<typeof SlipBarModule>()
  return {
    SlipBar(props: SlipBarModule.SlipBarProps) {
      count('slip')
      return SlipBar(props)
    },
  }
})
vi.mock('../draw/NumberMarks.tsx', async (original) => {
  const { NumberMarks } = await original<typeof NumberMarksModule>()
  return {
    NumberMarks(props: NumberMarksModule.NumberMarksProps) {
      count('marks')
      return NumberMarks(props)
    },
  }
})

beforeEach(() => renders.of.clear())

it('renders only the tapped one of 200 cells, and the slip', async () => {
  const user = userEvent.setup()
  playScreen(lotteryPlan('keno'), lotteryOptions('keno', 600))
  await screen.findByText('Option 199')
  expect(document.querySelectorAll('[aria-pressed=false]')).toHaveLength(200)
  renders.of.clear()
  await user.click(screen.getByText('Option 77'))
  expect(Object.fromEntries(renders.of)).toEqual({ 'play-77': 1, slip: 1 })
  renders.of.clear()
  await user.click(screen.getByText('Option 77'))
  await user.click(screen.getByText('Option 3'))
  expect(Object.fromEntries(renders.of)).toEqual({ 'play-77': 1, 'play-3': 1, slip: 2 })
})

it('renders no cell for an amount that is typed', async () => {
  const user = userEvent.setup()
  playScreen(lotteryPlan('keno'), lotteryOptions('keno', 600))
  await screen.findByText('Option 199')
  await user.click(screen.getByRole('textbox'))
  renders.of.clear()
  await user.keyboard('12')
  expect(Object.fromEntries(renders.of)).toEqual({ slip: 2 })
})
