// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Big } from 'big.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Actions } from '../../format/actions.ts'
import type { Block } from '../../format/blocks/Block.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import { useAction } from './useAction.ts'
import { failure, type TestHost } from '../testing/createTestHost.ts'
import { expressionOf, planOf, textOf } from '../testing/planOf.ts'
import { dialogOf } from '../testing/dialogOf.ts'
import { playScreen } from '../testing/playScreen.tsx'

afterEach(cleanup)

const block: Block = { type: 'handwritten', id: 'button', off: false, name: 'button', props: {} }

/** A screen with one button that does this. */
function play(actions: Actions, options: Parameters<typeof playScreen>[1] = {}, rest: Partial<ScreenPlan> = {}) {
  function Press() {
    const { run, busy, disabled } = useAction(actions)
    return (
      <button type="button" disabled={disabled} aria-busy={busy} onClick={() => void run()}>
        press
      </button>
    )
  }
  return playScreen(planOf([block], rest), { ...options, handwritten: { button: Press } })
}

/** Presses and waits until all is done. */
async function press(): Promise<void> {
  const button = screen.getByRole('button', { name: 'press' })
  await userEvent.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
}

const withdraw: Actions = [
  { call: 'withdraw', with: { amount: '100', bank: 'b1', password: 'secret' }, money: true, say: true },
  { go: '/withdrawalRecord', replace: false },
]

const keys = (host: TestHost) => host.callsOf('withdraw').map(({ options }) => options.idempotencyKey)

test('a toast may have its words and its tone by a condition', async () => {
  const isMore = expressionOf('=result.data.amount > 5')
  const { host } = play(
    [
      { call: 'getVisitUrl', money: false, say: false },
      {
        toast: { if: isMore, then: { c: 'asked' }, else: { c: 'set' } },
        tone: { if: isMore, then: 'info', else: 'gain' },
      },
    ],
    { answers: { getVisitUrl: { amount: 9 } } },
  )
  await press()
  expect(host.toasts).toEqual([{ text: 'asked', tone: 'info' }])
})

test('runs in order, and what follows sees the result', async () => {
  const { host } = play(
    [
      { call: 'getVisitUrl', money: false, say: false },
      { toast: { c: 'code', with: { code: expressionOf('=result.code') } }, tone: 'gain' },
      { go: '/payInfo?from=home', query: { url: expressionOf('=result.data.url') }, replace: true },
    ],
    { answers: { getVisitUrl: { url: 'https://a.example' } } },
  )
  await press()
  expect(host.toasts).toEqual([{ text: 'code 200', tone: 'success' }])
  expect(host.went).toEqual([{ path: '/payInfo', query: { from: 'home', url: 'https://a.example' }, replace: true }])
})

test('leaves out an action whose condition does not hold', async () => {
  const { host } = play([
    { go: '/a', replace: false, when: expressionOf('=!session.loggedIn') },
    { go: '/b', replace: false, when: expressionOf('=session.loggedIn') },
  ])
  await press()
  expect(host.went.map(({ path }) => path)).toEqual(['/b'])
})

test('waits for an answer that it is judged by, when the tap came first', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { host } = play(
    [
      { toast: { c: 'conditions' }, tone: 'warning', when: expressionOf('=data.packets.sendnums <= 0'), stop: true },
      { call: 'claimRedPacket', money: true, say: true },
    ],
    { answers: { getUserRedPacket: () => promise, claimRedPacket: {} } },
    { sources: { packets: { call: 'getUserRedPacket', keep: false } } },
  )
  await userEvent.click(screen.getByRole('button', { name: 'press' }))
  expect(screen.getByRole('button', { name: 'press' })).toHaveAttribute('aria-busy', 'true')
  expect(host.toasts).toEqual([])
  resolve({ sendnums: 0 })
  await waitFor(() => expect(host.toasts).toEqual([{ text: 'conditions', tone: 'danger' }]))
  expect(host.callsOf('claimRedPacket')).toEqual([])
  expect(host.problems).toEqual([])
})

test('tells a probe of each action as it begins, and how it ended', async () => {
  const told: string[] = []
  const { host } = play(
    [
      { go: '/a', replace: false, when: expressionOf('=!session.loggedIn') },
      { toast: { c: 'code' }, tone: 'gain' },
      { call: 'applyActivity', with: { activityid: '1' }, money: false, say: true },
      { back: true },
    ],
    {
      answers: {
        applyActivity: () => {
          throw failure('refused', 'No.')
        },
      },
    },
  )
  Object.assign(host, {
    probe: (action: Actions[number], screen: string) => {
      const name = `${screen} ${Object.keys(action)[0]}`
      told.push(name)
      return (outcome: string) => void told.push(`${name} ${outcome}`)
    },
  })
  await press()
  expect(told).toEqual([
    'example go',
    'example go skipped',
    'example toast',
    'example toast done',
    'example call',
    'example call stopped',
  ])
})

test('stops at a refusal and shows the words of the platform', async () => {
  const { host } = play(
    [{ call: 'applyActivity', with: { activityid: '1' }, money: false, say: true }, { back: true }],
    {
      answers: {
        applyActivity: () => {
          throw failure('refused', 'You have already applied.')
        },
      },
    },
  )
  await press()
  expect(host.toasts).toEqual([{ text: 'You have already applied.', tone: 'danger' }])
  expect(host.log).toEqual([])
})

test('says what else may fail in its own words, and nothing of an expired login', async () => {
  const { host } = play([{ call: 'getVisitUrl', money: false, say: false }])
  for (const kind of ['network', 'timeout', 'server', 'malformed', 'unauthorized'] as const) {
    host.answer('getVisitUrl', () => {
      throw failure(kind, 'developer text')
    })
    await press()
  }
  expect(host.toasts.map(({ text }) => text)).toEqual([
    'error.network',
    'error.timeout',
    'error.server',
    'error.malformed',
  ])
})

test('shows its own success text, else the words of the platform when asked to', async () => {
  const call = { call: 'saveInviteCode', with: { code: 'x' }, money: false } as const
  const { host } = play(
    [
      { ...call, say: true, succeed: textOf('saved') },
      { ...call, say: true },
      { ...call, say: false },
    ],
    { answers: { saveInviteCode: null } },
  )
  await press()
  expect(host.toasts).toEqual([
    { text: 'saved', tone: 'success' },
    { text: 'Success', tone: 'success' },
  ])
})

test('a "no" stops', async () => {
  const { host } = play([
    { confirm: textOf('sure'), title: textOf('title'), no: textOf('keep'), danger: true },
    { back: true },
  ])
  host.answerQuestions(false)
  await press()
  expect(host.questions).toEqual([{ title: 'title', text: 'sure', yes: 'common.confirm', no: 'keep', danger: true }])
  expect(host.log).toEqual([])
  await press()
  expect(host.log).toEqual(['back'])
})

test('a dialog asks, and one that is switched off is agreed to', async () => {
  const dialog = dialogOf({ title: 'warning', body: 'text', confirm: 'understood', cancel: 'stop' })
  const { host } = play([{ open: { dialog: 'warn' } }, { back: true }], {
    lists: { choices: {}, dialogs: { warn: dialog } },
  })
  host.answerQuestions(false)
  await press()
  expect(host.questions).toEqual([{ title: 'warning', text: 'text', yes: 'understood', no: 'stop', danger: false }])
  expect(host.log).toEqual([])

  act(() => host.lists.set({ choices: {}, dialogs: { warn: { ...dialog, on: false } } }))
  await press()
  expect(host.questions).toHaveLength(1)
  expect(host.log).toEqual(['back'])
})

test('a dialog that an action opens is asked whatever its period says', async () => {
  const over = dialogOf({ title: 'warning', cancel: 'stop', until: '2020-01-01T00:00:00Z' })
  const { host } = play([{ open: { dialog: 'warn' } }, { back: true }], {
    lists: { choices: {}, dialogs: { warn: over } },
  })
  host.answerQuestions(false)
  await press()
  expect(host.questions).toMatchObject([{ title: 'warning', no: 'stop' }])
  expect(host.log).toEqual([])
})

test('opens https addresses only', async () => {
  const { host } = play(
    [{ open: { url: expressionOf('=data.links.url') } }],
    { answers: { getServicerUrl: { url: 'javascript:alert(1)' } } },
    { sources: { links: { call: 'getServicerUrl', keep: false } } },
  )
  await waitFor(() => expect(host.calls).toHaveLength(1))
  await press()
  expect(host.opened).toEqual([])
  expect(host.toasts).toEqual([{ text: 'error.blockedUrl', tone: 'danger' }])
  expect(host.problems).toEqual([{ code: 'blocked-url', screen: 'example', pointer: '/body/0' }])
})

test('opens pages of our own by their relative address', async () => {
  const { host } = play(
    [{ open: { url: expressionOf('=data.links.url') } }],
    { answers: { getServicerUrl: { url: 'demo/pages/service.html' } } },
    { sources: { links: { call: 'getServicerUrl', keep: false } } },
  )
  await waitFor(() => expect(host.calls).toHaveLength(1))
  await press()
  expect(host.opened).toEqual([new URL('demo/pages/service.html', document.baseURI).href])
})

test('runs the actions of the device and the account', async () => {
  const { host } = play([
    { set: { locale: 'en', theme: 'light' } },
    { login: 'token1', remember: { when: expressionOf('=true'), account: 'demo01', password: 'demo1234' } },
    { login: 'token2', remember: { when: expressionOf('=false'), account: 'demo01', password: 'demo1234' } },
    { logout: true, forget: false },
    { logout: true, forget: true },
  ])
  await press()
  expect(host.log).toEqual(['setLocale:en', 'setTheme:light', 'logout', 'logout and forget'])
  expect(host.logins).toEqual([
    { token: 'token1', remember: { account: 'demo01', password: 'demo1234' } },
    { token: 'token2', remember: 'forget' },
  ])
})

test('copies and says so', async () => {
  const { host } = play([{ copy: expressionOf("='abc'") }])
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'press' }))
  await waitFor(() => expect(host.toasts).toEqual([{ text: 'common.copied', tone: 'success' }]))
  expect(await navigator.clipboard.readText()).toBe('abc')
})

test('the message of a fault goes once the same has succeeded, and not before', async () => {
  const { host } = play([{ call: 'getArticle', with: { type: 1 }, money: false, say: false }], { answers: {} })
  await press()
  expect(host.faults()).toEqual(['error.network'])
  await press()
  expect(host.faults()).toEqual(['error.network'])
  host.answer('getArticle', { content: '' })
  await press()
  expect(host.faults()).toEqual([])
})

test('a button with an unknown action is off and reported', async () => {
  const { host } = play([{ back: true }, { teleport: true } as never])
  expect(screen.getByRole('button', { name: 'press' })).toBeDisabled()
  expect(host.problems).toEqual([{ code: 'unknown-action', screen: 'example', pointer: '/body/0' }])
})

test('makes no call when a param or a condition is unknown', async () => {
  const { host } = play([
    { call: 'getArticle', with: { type: expressionOf('=user.nothing') }, money: false, say: false },
  ])
  await press()
  expect(host.calls).toEqual([])
  expect(host.toasts).toEqual([{ text: 'error.unknown', tone: 'danger' }])
  cleanup()

  const skipped = play(
    [{ confirm: textOf('sure'), danger: false, when: expressionOf('=user.nothing == 1') }, ...withdraw],
    { answers: { withdraw: null } },
  )
  await press()
  expect(skipped.host.calls).toEqual([])
})

test('money moves once however often the button is pressed', async () => {
  let answer: (data: null) => void = () => undefined
  const { host } = play(withdraw, { answers: { withdraw: async () => new Promise((resolve) => (answer = resolve)) } })
  const button = screen.getByRole('button', { name: 'press' })
  await userEvent.dblClick(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  await act(async () => answer(null))
  expect(host.callsOf('withdraw')).toHaveLength(1)
  expect(host.toasts).toEqual([{ text: 'Success', tone: 'success' }])
  expect(host.went).toHaveLength(1)
  expect(host.log).toEqual(['refreshUser'])
})

test('two buttons with one intent make one call', async () => {
  const two = planOf([block, { ...block, id: 'other' }])
  function Press() {
    const { run } = useAction(withdraw)
    return (
      <button type="button" onClick={() => void run()}>
        press
      </button>
    )
  }
  const { host } = playScreen(two, {
    handwritten: { button: Press },
    answers: { withdraw: async () => new Promise(() => undefined) },
  })
  for (const button of screen.getAllByRole('button', { name: 'press' })) await userEvent.click(button)
  expect(host.callsOf('withdraw')).toHaveLength(1)
})

test('an unknown outcome is not a failure: it says so, and the same again is asked about', async () => {
  const { host } = play(withdraw, {
    answers: {
      withdraw: () => {
        throw failure('timeout', '', 'withdraw')
      },
    },
  })
  await press()
  expect(host.questions).toEqual([
    {
      title: 'money.unknownTitle',
      text: 'money.unknown',
      yes: 'common.ok',
      other: 'money.seeRecords',
      danger: false,
    },
  ])
  expect(host.toasts).toEqual([])
  expect(host.went).toEqual([])

  host.answer('withdraw', null)
  await press()
  expect(host.questions[1]).toMatchObject({
    title: 'money.repeatTitle',
    yes: 'money.repeatAgain',
    other: 'money.repeatAnew',
    no: 'money.repeatLeave',
  })
  expect(new Set(keys(host)).size).toBe(1)
  await press()
  expect(host.questions).toHaveLength(2)
  expect(new Set(keys(host)).size).toBe(2)
})

test('an unknown outcome leads to the records of that call', async () => {
  const { host } = play(withdraw, {
    answers: {
      withdraw: () => {
        throw failure('timeout', '', 'withdraw')
      },
    },
  })
  host.answerChoices('other')
  await press()
  expect(host.questions[0]).toMatchObject({ title: 'money.unknownTitle', other: 'money.seeRecords' })
  expect(host.went).toEqual([{ path: '/withdrawalRecord', query: {}, replace: false }])
})

test.each([
  ['nova', '/transRecord?type=4'],
  ['userbalance', '/transRecord?type=3'],
])('a transfer to %s is among those of its direction', async (targettype, route) => {
  const { host } = play(
    [{ call: 'transfer', money: true, say: false, with: { amount: '1', sourcetype: 'lotus', targettype } }],
    {
      answers: {
        transfer: () => {
          throw failure('timeout', '', 'transfer')
        },
      },
    },
  )
  host.answerChoices('other')
  await press()
  expect(host.went).toMatchObject([{ path: route }])
})

test('the records of a bet are on the screen of its board', async () => {
  const { host } = play([{ call: 'submitLotteryOrder', money: true, say: false }], {
    query: { name: 'k3speed' },
    answers: {
      submitLotteryOrder: () => {
        throw failure('timeout', '', 'submitLotteryOrder')
      },
    },
  })
  host.answerChoices('other')
  await press()
  expect(host.queries).toEqual([{ name: 'k3speed', tab: 'orders' }])
})

test('the same again is sent as another one, or not at all, as the member says', async () => {
  const { host } = play(withdraw, {
    answers: {
      withdraw: () => {
        throw failure('network', '', 'withdraw')
      },
    },
  })
  await press()
  host.answerChoices('no', 'other')
  await press()
  expect(keys(host)).toHaveLength(1)
  await press()
  expect(new Set(keys(host)).size).toBe(2)
})

test('a refusal of a repetition says nothing of what was sent before', async () => {
  const { host } = play(withdraw, {
    answers: {
      withdraw: () => {
        throw failure('network', '', 'withdraw')
      },
    },
  })
  await press()
  host.answer('withdraw', () => {
    throw failure('refused', 'Closed.', 'withdraw')
  })
  await press()
  expect(host.questions.at(-1)).toMatchObject({ title: 'money.unknownTitle', text: 'Closed.\nmoney.unknown' })
  expect(host.toasts).toEqual([])
})

test('an unknown outcome is reported in the words of the document when it has some', async () => {
  const { host } = play([{ call: 'claimRedPacket', money: true, say: false, unknown: { c: 'hongbao.serverError' } }], {
    answers: {
      claimRedPacket: () => {
        throw failure('network', '', 'claimRedPacket')
      },
    },
  })
  await press()
  expect(host.questions).toMatchObject([{ title: 'money.unknownTitle', text: 'hongbao.serverError' }])
  expect(host.toasts).toEqual([])
})

test('the key of an unknown outcome is kept over a reload', async () => {
  const answers = {
    withdraw: () => {
      throw failure('network', '', 'withdraw')
    },
  }
  const first = play(withdraw, { answers })
  await press()
  first.unmount()

  const second = play(withdraw, { answers, storage: first.host.device.storage as Storage })
  await press()
  expect(keys(second.host)).toEqual(keys(first.host))
})

test('a refusal settles the intent: the next one is another', async () => {
  const { host } = play(withdraw, {
    answers: {
      withdraw: () => {
        throw failure('refused', 'Not enough.', 'withdraw')
      },
    },
  })
  await press()
  await press()
  expect(host.toasts.map(({ text }) => text)).toEqual(['Not enough.', 'Not enough.'])
  expect(new Set(keys(host)).size).toBe(2)
})

test('money that was never sent is a plain failure and keeps its key', async () => {
  const { host } = play(withdraw, {
    answers: {
      withdraw: () => {
        throw new PlatformError('network', '', { operation: 'withdraw', sent: false, money: true })
      },
    },
  })
  await press()
  await press()
  expect(host.questions).toEqual([])
  expect(host.toasts.map(({ text }) => text)).toEqual(['error.network', 'error.network'])
  expect(new Set(keys(host)).size).toBe(1)
})

test('another amount is another intent', async () => {
  const { host } = play(
    [
      {
        call: 'withdraw',
        with: { amount: expressionOf('=user.balance'), bank: 'b1', password: 'x' },
        money: true,
        say: false,
      },
    ],
    {
      answers: {
        withdraw: () => {
          throw failure('timeout', '', 'withdraw')
        },
      },
    },
  )
  await press()
  act(() => host.user.set({ id: '1', balance: new Big('7') }))
  await press()
  expect(new Set(keys(host)).size).toBe(2)
  expect(host.callsOf('withdraw').at(-1)?.params['amount']).toEqual(new Big('7'))
})

test('no money moves without a connection', async () => {
  const { host } = play(withdraw, { answers: { withdraw: null } })
  act(() => host.online.set(false))
  expect(screen.getByRole('button', { name: 'press' })).toBeDisabled()
  act(() => host.online.set(true))
  await press()
  expect(host.callsOf('withdraw')).toHaveLength(1)
})

test('no money moves when the connection is lost while the member is asked', async () => {
  const { host } = play([{ confirm: textOf('sure'), danger: false }, ...withdraw], { answers: { withdraw: null } })
  vi.spyOn(host.feedback, 'confirm').mockImplementation(async () => {
    host.online.set(false)
    return Promise.resolve(true)
  })
  await press()
  expect(host.calls).toEqual([])
  expect(host.toasts).toEqual([{ text: 'offline.money', tone: 'danger' }])
})

test('reads sources again by name', async () => {
  const answer = vi.fn<() => object>(() => ({ balance: new Big(1) }))
  play(
    [{ reload: ['one', 'gone'] }],
    { answers: { getBalance: answer } },
    { sources: { one: { call: 'getBalance', keep: false } } },
  )
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
  await press()
  expect(answer).toHaveBeenCalledTimes(2)
})

test.each([
  { what: 'is refused', error: failure('refused', 'Already decided.', 'withdraw'), asks: 2 },
  { what: 'may have arrived', error: failure('timeout', '', 'withdraw'), asks: 2 },
  { what: 'was never sent', error: failure('notSent', '', 'withdraw'), asks: 1 },
])('reads what the actions behind would have read again when a call $what: $asks in all', async ({ error, asks }) => {
  const answer = vi.fn<() => object>(() => ({ balance: new Big(1) }))
  const { host } = play(
    [...withdraw.slice(0, 1), { reload: 'one' }, { back: true }],
    {
      answers: {
        getBalance: answer,
        withdraw: () => {
          throw error
        },
      },
    },
    { sources: { one: { call: 'getBalance', keep: false } } },
  )
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
  await press()
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(asks))
  expect(host.log).toEqual([])
})

test('an alert has one button, and what follows waits for it', async () => {
  const { host } = play([
    { alert: { c: 'won', with: { amount: 5 } }, title: textOf('Title') },
    { go: '/welfare', replace: false },
  ])
  host.answerQuestions(false)
  await press()
  expect(host.questions).toEqual([{ title: 'Title', text: 'won 5', yes: 'common.ok', danger: false }])
  expect(host.went.map(({ path }) => path)).toEqual(['/welfare'])
})

test('a toast that says why not ends the list', async () => {
  const { host } = play([
    { toast: textOf('none left'), tone: 'warning', stop: true, when: expressionOf('=user.balance > 0') },
    { call: 'claimRebates', money: true, say: false },
  ])
  await press()
  expect(host.toasts.map(({ text }) => text)).toEqual(['none left'])
  expect(host.calls).toEqual([])
})

describe('going somewhere later', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const later: Actions = [
    { go: '/withdrawalRecord', query: { from: expressionOf('=query.from') }, replace: false, after: 1.5 },
    { toast: textOf('done'), tone: 'gain' },
  ]
  const pressed = async () => {
    const playing = play(later, {}, { query: { from: { default: 'here' } } })
    await act(async () => screen.getByRole('button', { name: 'press' }).click())
    return playing
  }

  test('holds nothing up and happens in its time', async () => {
    const { host } = await pressed()
    expect(host.toasts.map(({ text }) => text)).toEqual(['done'])
    act(() => void vi.advanceTimersByTime(1499))
    expect(host.went).toEqual([])
    act(() => void vi.advanceTimersByTime(1))
    expect(host.went).toEqual([{ path: '/withdrawalRecord', query: { from: 'here' }, replace: false }])
  })

  test.each(['hidden', 'gone'])('does not happen once the screen is %s', async (how) => {
    const { host, show, unmount } = await pressed()
    if (how === 'gone') unmount()
    else show({ active: false })
    act(() => void vi.advanceTimersByTime(5000))
    expect(host.went).toEqual([])
  })
})

test('what cannot be done after money has moved is reported, and nobody is told to try again', async () => {
  const { host } = play(
    [
      ...withdraw.slice(0, 1),
      { go: '/payInfo', query: { deposit_no: expressionOf('=result.data.deposit_no') }, replace: false },
    ],
    { answers: { withdraw: {} } },
  )
  await press()
  expect(host.toasts).toEqual([{ text: 'Success', tone: 'success' }])
  expect(host.went).toEqual([])
  expect(host.problems.map(({ code }) => code)).toEqual(['action-absent'])
})

test('a success stays the last word when the balances cannot be read after it', async () => {
  const { host } = play([{ call: 'transferAll', money: true, say: true }, { refresh: 'money' }, { back: true }], {
    answers: { transferAll: null },
  })
  host.account.refreshMoney = async () => Promise.reject(failure('network'))
  await press()
  expect(host.toasts).toEqual([{ text: 'Success', tone: 'success' }])
  expect(host.log).toContain('back')
})

test('says which message was read; without one, all of them', async () => {
  const { host } = play([{ seen: 'messages', one: { id: '7', at: '2026-11-21 09:00:00' } }, { seen: 'messages' }])
  await press()
  expect(host.log).toEqual(['seeMessage 7 2026-11-21 09:00:00', 'seeMessages'])
})

test('reads the member again, and goes on when that fails', async () => {
  const { host } = play([{ refresh: 'user' }, { seen: 'messages' }, { toast: textOf('saved'), tone: 'gain' }])
  host.account.refreshUser = async () => Promise.reject(failure('network'))
  await press()
  expect(host.log).toEqual(['seeMessages'])
  expect(host.toasts.map(({ text }) => text)).toEqual(['saved'])
})

test.each([
  ['accepted', ['thanks']],
  ['dismissed', []],
  ['unavailable', ['install.byHand']],
] as const)('asks to install: %s', async (answer, said) => {
  const { host } = play([{ install: true }, { toast: textOf('thanks'), tone: 'gain' }], { install: async () => answer })
  await press()
  expect(host.toasts.map(({ text }) => text)).toEqual(said)
})

test('a call that is closed with its parameters is not made, and says why', async () => {
  const transfer = (targettype: string): Actions => [
    { call: 'transfer', with: { targettype }, money: false, say: false },
  ]
  for (const target of ['nova', 'userbalance']) {
    const { host } = play(transfer(target), { answers: { transfer: {} } })
    act(() => host.closed.set(() => (param) => (param('targettype') === 'userbalance' ? undefined : 'closed')))
    await press()
    expect(host.callsOf('transfer')).toHaveLength(target === 'userbalance' ? 1 : 0)
    expect(host.toasts).toEqual(target === 'userbalance' ? [] : [{ text: 'closed', tone: 'danger' }])
    cleanup()
  }
})

test('a phone number is handed to the device, without what no phone has keys for', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  play([{ open: { phone: ' 02-1336 javascript:#' } }])
  await press()
  expect(open.mock.calls).toEqual([['tel:021336#', '_self']])
  open.mockRestore()
})

test('reads the bounds of play again, and sets the time of the reality check', async () => {
  const { host } = play([{ refresh: 'play' }, { set: { checkEvery: expressionOf('=15 + 15') } }])
  await press()
  expect(host.log).toEqual(['refreshPlay', 'setCheckEvery:30'])
})
