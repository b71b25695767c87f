// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, type TestAnswer } from '../../renderer/testing/createTestHost.ts'
import { keepsTheLawOfAnswers } from '../../renderer/testing/lawOfAnswers.ts'
import { expressionOf } from '../../renderer/testing/planOf.ts'
import { playScreen } from '../../renderer/testing/playScreen.tsx'
import { lotteryOptions, lotteryPlan } from './testing/lotteryScreen.ts'

const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const slip = () => within(screen.getByLabelText('lottery.slip'))

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T05:00:00Z'), shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

describe.each([
  ['the way to other lotteries', 0],
  ['the round', 1],
  ['the board', 2],
  ['the draws', 3],
])('%s', (_, place) => {
  const plan = lotteryPlan('keno')
  keepsTheLawOfAnswers({
    plan: { ...plan, body: plan.body.slice(place, place + 1) },
    options: lotteryOptions('keno'),
    settle: async () => {
      await act(async () => vi.dynamicImportSettled())
      await pass(60)
    },
  })
})

/** The lottery that the address names, with the times of another one at hand. */
async function playNamed(times: TestAnswer) {
  const name = expressionOf('=query.name')
  const plan = lotteryPlan('k3')
  const { times: source, ...others } = plan.sources
  const body = plan.body.map((block) =>
    block.type === 'handwritten' && block.name === 'lotteryBoard'
      ? { ...block, props: { ...block.props, lottery: name } }
      : block,
  )
  const options = lotteryOptions('k3')
  const answers = { ...options.answers, getLotteryTimes: times }
  const named = {
    ...plan,
    body,
    query: { name: { default: 'speed' } },
    sources: { ...others, times: { ...source, call: 'getLotteryTimes', keep: false, with: { lottery_name: name } } },
  }
  const playing = playScreen(named, { ...options, answers })
  await import('./slip/SlipReview.tsx')
  await pass(60)
  return playing
}

async function review(): Promise<void> {
  fireEvent.click(screen.getByText('Big'))
  fireEvent.change(slip().getByLabelText('lottery.amount'), { target: { value: '1000' } })
  fireEvent.click(slip().getByText('lottery.bet'))
  await pass(60)
}

const speed = { current_expect: '101', last_expect: '100', reamin_time: 60 }

it('sends no bet on a lottery whose round could not be read, whatever the one before had open', async () => {
  const { host, show } = await playNamed(({ lottery_name }) => {
    if (lottery_name !== 'speed') throw failure('refused', 'Closed for repairs', 'getLotteryTimes')
    return speed
  })
  await review()
  expect(screen.getByText('lottery.reviewConfirm')).toBeTruthy()

  act(() => show({ query: { name: 'classic' } }))
  await pass(60)
  expect(screen.queryByText('lottery.reviewConfirm')).toBeNull()
  expect(screen.queryByText('lottery.period 101')).toBeNull()
  expect(screen.getByText('Closed for repairs')).toBeTruthy()
  await review()
  expect(screen.queryByText('lottery.reviewConfirm')).toBeNull()
  expect(host.toasts.at(-1)).toEqual({ text: 'error.title', tone: 'danger' })
  expect(host.callsOf('submitLotteryOrder')).toEqual([])
})

it('refuses bets while the round of another lottery is awaited', async () => {
  const { host, show } = await playNamed(async ({ lottery_name }) =>
    lottery_name === 'speed' ? speed : new Promise(() => undefined),
  )
  await review()
  act(() => show({ query: { name: 'classic' } }))
  await pass(60)
  expect(screen.queryByText('lottery.reviewConfirm')).toBeNull()
  await review()
  expect(host.toasts.at(-1)).toEqual({ text: 'list.loading', tone: 'danger' })
})

describe('a board', () => {
  const listed = (typeid: string) => [{ typeid, name: 'speed', logo: '', title: 'Speed' }]
  const openWith = async (getLotteryList: TestAnswer) => {
    const options = lotteryOptions('k3')
    const playing = playScreen(lotteryPlan('k3'), { ...options, answers: { ...options.answers, getLotteryList } })
    await import('./slip/SlipReview.tsx')
    await pass(60)
    return playing
  }

  it('is not shown for a lottery that the platform lists under another type', async () => {
    await openWith(listed('pk10'))
    expect(screen.getByText('lottery.noPlays')).toBeTruthy()
    expect(screen.queryByLabelText('lottery.slip')).toBeNull()
  })

  it('waits for the list of lotteries, and is tried again after it could not be read', async () => {
    await openWith(async () => new Promise(() => undefined))
    expect(screen.queryByLabelText('lottery.slip')).toBeNull()
    expect(screen.queryByText('lottery.noPlays')).toBeNull()
    cleanup()
    const failing = await openWith(() => Promise.reject(failure('network', '', 'getLotteryList')))
    expect(screen.queryByLabelText('lottery.slip')).toBeNull()
    expect(screen.queryByText('lottery.noPlays')).toBeNull()
    failing.host.answer('getLotteryList', listed('k3'))
    for (const alert of screen.getAllByRole('alert').slice(0, 1)) fireEvent.click(within(alert).getByRole('button'))
    await pass(60)
    expect(screen.getByLabelText('lottery.slip')).toBeTruthy()
  })

  it('takes its review away when the platform lists the lottery under another type meanwhile', async () => {
    const { host } = await openWith(listed('k3'))
    await review()
    expect(screen.getByText('lottery.reviewConfirm')).toBeTruthy()
    host.answer('getLotteryList', listed('pk10'))
    act(() => host.visibility.set('hidden'))
    await pass(120_000)
    act(() => host.visibility.set('visible'))
    await pass(60)
    expect(screen.queryByText('lottery.reviewConfirm')).toBeNull()
    expect(screen.getByText('lottery.noPlays')).toBeTruthy()
    expect(host.callsOf('submitLotteryOrder')).toEqual([])
  })
})

it.each([
  ['no round', {}],
  ['a round without its time', { current_expect: '101', last_expect: '100' }],
])('says that %s is not an answer, and is there when a good one comes', async (_, answer) => {
  const { host } = await playNamed(answer)
  expect(screen.getByText('error.title', { selector: '[role=alert] *' })).toBeTruthy()
  expect(screen.queryByText('block.failed')).toBeNull()
  host.answer('getLotteryTimes', speed)
  await pass(3000)
  expect(screen.getByText('lottery.period 101')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says that the draw could not be read', async () => {
  const options = lotteryOptions('k3')
  playScreen(lotteryPlan('k3'), {
    ...options,
    answers: {
      ...options.answers,
      getLotteryDraw: () => Promise.reject(failure('refused', 'No draws today', 'getLotteryDraw')),
    },
  })
  await pass(60)
  expect(screen.getByText('No draws today')).toBeTruthy()
})
