// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '../../format/blocks/Block.ts'
import { withAudience } from '../../format/compile/withAudience.ts'
import type { CompiledDialog, Dialog } from '../../format/lists.ts'
import type { Chosen, Question } from '../host/Host.ts'
import { dialogOf } from '../testing/dialogOf.ts'
import { expressionOf, planOf, textOf } from '../testing/planOf.ts'
import { playScreen } from '../testing/playScreen.tsx'

const noon = Date.parse('2026-01-02T12:00:00Z')
const minutes = (count: number) => count * 60_000
const at = (time: number) => new Date(time).toISOString().replace('.000', '')

const here = (title: string, rest: Partial<Dialog> = {}) => dialogOf({ title, places: ['/example'], ...rest })
const line: Block = {
  type: 'text',
  id: 'line',
  off: false,
  text: textOf('line'),
  tone: 'neutral',
  size: 'body',
  boxed: false,
}
const popup: Block = {
  type: 'popup',
  id: 'news',
  off: false,
  title: textOf('News'),
  placement: 'center',
  close: textOf('Done'),
  notices: false,
  body: [line],
  auto: { when: expressionOf('=true'), once: 'session' },
}

/** A screen whose questions stay until they are answered, as a member answers them. */
async function open(dialogs: Readonly<Record<string, CompiledDialog>>, body: readonly Block[] = [line]) {
  const playing = playScreen(planOf(body, { enter: [] }), { now: () => Date.now() })
  const asked: { question: Question; answer: (chosen: Chosen) => void }[] = []
  playing.host.feedback.choose = async (question) => new Promise((resolve) => asked.push({ question, answer: resolve }))
  async function release(now: Readonly<Record<string, CompiledDialog>>): Promise<void> {
    playing.host.lists.set({ choices: {}, dialogs: now })
    await settle()
  }
  await release(dialogs)
  return {
    ...playing,
    asked,
    release,
    titles: () => asked.map(({ question }) => question.title),
    answer: async (chosen: Chosen = 'yes') => {
      asked.at(-1)?.answer(chosen)
      await settle()
    },
    visit: async () => {
      playing.show({ active: false })
      await settle()
      playing.show({ active: true })
      await settle()
    },
  }
}

async function settle(): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  })
}
const pass = async (time: number) => act(async () => vi.advanceTimersByTimeAsync(time))

describe('the dialogs that open by themselves', () => {
  beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('come one after the other, the highest priority first, equal ones as they are written, whatever is answered', async () => {
    const { titles, answer } = await open({
      a: here('a'),
      b: here('b', { cancel: 'no' }),
      loud: here('loud', { priority: 5 }),
      elsewhere: dialogOf({ title: 'elsewhere', places: ['/other'] }),
    })
    expect(titles()).toEqual(['loud'])
    await answer()
    expect(titles()).toEqual(['loud', 'a'])
    await answer()
    await answer('no')
    expect(titles()).toEqual(['loud', 'a', 'b'])
  })

  it('open for those whom they are for', async () => {
    const forAgents = withAudience(here('agents', { audience: { roles: ['agents'] } }))
    const { host, titles } = await open({ agents: forAgents })
    expect(titles()).toEqual([])
    act(() => {
      host.session.set({ ...host.session.getSnapshot(), loggedIn: true })
      host.user.set({ vip: 1, isagent: 1, joinday: 3 })
    })
    await settle()
    expect(titles()).toEqual(['agents'])
  })

  it('have one button, because nothing waits for an answer', async () => {
    const { host, answer, asked } = await open({ a: here('a', { cancel: 'no' }) })
    expect(asked.map(({ question }) => [question.yes, question.no])).toEqual([['ok', undefined]])
    await answer()
    expect(host.log).toEqual([])
  })

  it('open from the first moment of their period on an open screen, and not after its last', async () => {
    const { titles, answer, visit } = await open({
      timed: here('timed', { from: at(noon + minutes(10)), until: at(noon + minutes(30)) }),
    })
    await pass(minutes(10) - 1)
    expect(titles()).toEqual([])
    await pass(1)
    expect(titles()).toEqual(['timed'])
    await answer()
    await pass(minutes(20))
    await visit()
    expect(titles()).toEqual(['timed'])
  })

  it('stay open past their last moment, while one that waits behind them is left out when it is over', async () => {
    const until = at(noon + minutes(5))
    const { titles, answer, queryByText } = await open({
      first: here('first', { until, priority: 1 }),
      second: here('second', { until }),
      third: here('third'),
    })
    await pass(minutes(6))
    expect(titles()).toEqual(['first'])
    await answer()
    expect(titles()).toEqual(['first', 'third'])
    expect(queryByText('line')).toBeVisible()
  })

  it('wait until every popup is closed', async () => {
    const { titles, answer, release } = await open({}, [popup, { ...popup, id: 'more', title: textOf('More') }])
    await vi.waitFor(() => expect(screen.getByRole('dialog', { name: 'News' })).toBeVisible())
    await release({ a: here('a', { priority: 9 }), b: here('b') })
    expect(titles()).toEqual([])
    const done = () => fireEvent.click(screen.getByRole('button', { name: 'Done' }))
    done()
    await vi.waitFor(() => expect(screen.getByRole('dialog', { name: 'More' })).toBeVisible())
    expect(titles()).toEqual([])
    done()
    await vi.waitFor(() => expect(titles()).toEqual(['a']))
    expect(screen.queryByRole('dialog', { name: 'More' })).toBeNull()
    await answer()
    expect(titles()).toEqual(['a', 'b'])
  })

  it('keep a popup from opening over them', async () => {
    const { titles, answer, host } = await open({ a: here('a') }, [
      { ...popup, auto: { when: expressionOf('=site.?index_modal.orValue(0) == 1'), once: 'session' } },
    ])
    act(() => host.site.set({ index_modal: 1 }))
    await settle()
    expect(titles()).toEqual(['a'])
    expect(screen.queryByRole('dialog')).toBeNull()
    await answer()
    await vi.waitFor(() => expect(screen.getByRole('dialog', { name: 'News' })).toBeVisible())
  })

  it('open on every visit, or once a session, or once a day', async () => {
    const { titles, answer, visit } = await open({
      always: here('always'),
      session: here('session', { once: 'session' }),
      day: here('day', { once: 'day' }),
    })
    for (const _ of ['always', 'session', 'day']) await answer()
    await visit()
    expect(titles()).toEqual(['always', 'session', 'day', 'always'])
    await answer()
    await pass(24 * minutes(60))
    await visit()
    await answer()
    expect(titles().slice(4)).toEqual(['always', 'day'])
  })

  it.each(['always', 'session', 'day'] as const)(
    'open on the next visit, and only then, where the screen was left before they were read (%s)',
    async (once) => {
      const { titles, answer, visit } = await open({ a: here('a', { once }) })
      await answer('left')
      expect(titles()).toEqual(['a'])
      await visit()
      expect(titles()).toEqual(['a', 'a'])
      await answer('no')
      expect(titles()).toEqual(['a', 'a'])
      await visit()
      expect(titles()).toHaveLength(once === 'always' ? 3 : 2)
    },
  )

  it('ask once a visit too where strict mode mounts the screen twice', async () => {
    const lists = { choices: {}, dialogs: { always: here('always') } }
    const { host, show } = playScreen(planOf([line], { enter: [] }), {
      lists,
      now: () => Date.now(),
      around: { reactStrictMode: true },
    })
    await settle()
    await settle()
    expect(host.questions.map(({ title }) => title)).toEqual(['always'])
    show({ active: false })
    await settle()
    show({ active: true })
    await settle()
    expect(host.questions).toHaveLength(2)
  })

  it('follow a release at once: a new one opens, one that was switched off does not', async () => {
    const { titles, answer, release, visit } = await open({})
    await release({ a: here('a') })
    expect(titles()).toEqual(['a'])
    await answer()
    await release({ a: here('a', { on: false }) })
    await visit()
    expect(titles()).toEqual(['a'])
  })
})
