// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Big } from 'big.js'
import { afterEach, expect, test, vi } from 'vitest'
import type { Actions } from '../../format/actions.ts'
import type { Block } from '../../format/blocks/Block.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import { useAction } from '../hooks/useAction.ts'
import { failure, type TestHost, type TestHostOptions } from '../testing/createTestHost.ts'
import { expressionOf, planOf, textOf } from '../testing/planOf.ts'
import { playScreen } from '../testing/playScreen.tsx'

afterEach(cleanup)

const block: Block = { type: 'handwritten', id: 'button', off: false, name: 'button', props: {} }

/** A screen with one button that does this. */
function play(actions: Actions, options: TestHostOptions = {}, rest: Partial<ScreenPlan> = {}) {
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
  const { host } = play([{ go: '/a', replace: false, when: expressionOf('=!session.loggedIn') }, { go: '/b', replace: false, when: expressionOf('=session.loggedIn') }])
  await press()
  expect(host.went.map(({ path }) => path)).toEqual(['/b'])
})

test('stops at a refusal and shows the words of the platform', async () => {
  const { host } = play([{ call: 'applyActivity', with: { activityid: '1' }, money: false, say: true }, { back: true }], {
    answers: {
      applyActivity: () => {
        throw failure('refused', 'You have already applied.')
      },
    },
  })
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
  expect(host.toasts.map(({ text }) => text)).toEqual(['error.network', 'error.timeout', 'error.server', 'error.malformed'])
})

test('shows its own success text, else the words of the platform when asked to', async () => {
  const call = { call: 'saveInviteCode', with: { code: 'x' }, money: false } as const
  const { host } = play([{ ...call, say: true, succeed: textOf('saved') }, { ...call, say: true }, { ...call, say: false }], { answers: { saveInviteCode: null } })
  await press()
  expect(host.toasts).toEqual([
    { text: 'saved', tone: 'success' },
    { text: 'Success', tone: 'success' },
  ])
})

test('a "no" stops', async () => {
  const { host } = play([{ confirm: textOf('sure'), title: textOf('title'), no: textOf('keep'), danger: true }, { back: true }])
  host.answerQuestions(false)
  await press()
  expect(host.questions).toEqual([{ title: 'title', text: 'sure', yes: 'common.confirm', no: 'keep', danger: true }])
  expect(host.log).toEqual([])
  await press()
  expect(host.log).toEqual(['back'])
})

test('a dialog asks, and one that is switched off is agreed to', async () => {
  const dialog = { title: 'warning', body: 'text', confirm: 'understood', cancel: 'stop', tone: 'warning', on: true } as const
  const { host } = play([{ open: { dialog: 'warn' } }, { back: true }], { lists: { choices: {}, dialogs: { warn: dialog } } })
  host.answerQuestions(false)
  await press()
  expect(host.questions).toEqual([{ title: 'warning', text: 'text', yes: 'understood', no: 'stop', danger: false }])
  expect(host.log).toEqual([])

  act(() => host.lists.set({ choices: {}, dialogs: { warn: { ...dialog, on: false } } }))
  await press()
  expect(host.questions).toHaveLength(1)
  expect(host.log).toEqual(['back'])
})

test('opens https addresses only', async () => {
  const { host } = play([{ open: { url: expressionOf('=data.links.url') } }], { answers: { getServicerUrl: { url: 'javascript:alert(1)' } } }, { sources: { links: { call: 'getServicerUrl', keep: false } } })
  await waitFor(() => expect(host.calls).toHaveLength(1))
  await press()
  expect(host.opened).toEqual([])
  expect(host.toasts).toEqual([{ text: 'error.blockedUrl', tone: 'danger' }])
  expect(host.problems).toEqual([{ code: 'blocked-url', screen: 'example', pointer: '/body/0' }])
})

test('opens pages of our own by their relative address', async () => {
  const { host } = play([{ open: { url: expressionOf('=data.links.url') } }], { answers: { getServicerUrl: { url: 'demo/pages/service.html' } } }, { sources: { links: { call: 'getServicerUrl', keep: false } } })
  await waitFor(() => expect(host.calls).toHaveLength(1))
  await press()
  expect(host.opened).toEqual([new URL('demo/pages/service.html', document.baseURI).href])
})

test('works what belongs to the device and the account', async () => {
  const { host } = play([
    { set: { locale: 'en', theme: 'light' } },
    { login: 'token1', remember: { when: expressionOf('=true'), account: 'demo01', password: 'demo1234' } },
    { login: 'token2', remember: { when: expressionOf('=false'), account: 'demo01', password: 'demo1234' } },
    { logout: true },
  ])
  await press()
  expect(host.log).toEqual(['setLocale:en', 'setTheme:light', 'logout'])
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

test('a button with an unknown action is off and reported', async () => {
  const { host } = play([{ back: true }, { teleport: true } as never])
  expect(screen.getByRole('button', { name: 'press' })).toBeDisabled()
  expect(host.problems).toEqual([{ code: 'unknown-action', screen: 'example', pointer: '/body/0' }])
})

test('makes no call when a param or a condition cannot be told', async () => {
  const { host } = play([{ call: 'getArticle', with: { type: expressionOf('=user.nothing') }, money: false, say: false }])
  await press()
  expect(host.calls).toEqual([])
  expect(host.toasts).toEqual([{ text: 'error.unknown', tone: 'danger' }])
  cleanup()

  const skipped = play([{ confirm: textOf('sure'), danger: false, when: expressionOf('=user.nothing == 1') }, ...withdraw], { answers: { withdraw: null } })
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

test('two buttons with one intent make one flight', async () => {
  const two = planOf([block, { ...block, id: 'other' }])
  function Press() {
    const { run } = useAction(withdraw)
    return <button type="button" onClick={() => void run()}>press</button>
  }
  const { host } = playScreen(two, { handwritten: { button: Press }, answers: { withdraw: async () => new Promise(() => undefined) } })
  for (const button of screen.getAllByRole('button', { name: 'press' })) await userEvent.click(button)
  expect(host.callsOf('withdraw')).toHaveLength(1)
})

test('an unknown outcome is no failure: it says so, and the same again has the same key', async () => {
  const { host } = play(withdraw, {
    answers: {
      withdraw: () => {
        throw failure('timeout', '', 'withdraw')
      },
    },
  })
  await press()
  expect(host.questions).toEqual([{ title: 'money.unknownTitle', text: 'money.unknown', yes: 'common.ok', danger: false }])
  expect(host.toasts).toEqual([])
  expect(host.went).toEqual([])

  host.answer('withdraw', null)
  await press()
  expect(new Set(keys(host)).size).toBe(1)
  await press()
  expect(new Set(keys(host)).size).toBe(2)
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
    [{ call: 'withdraw', with: { amount: expressionOf('=user.balance'), bank: 'b1', password: 'x' }, money: true, say: false }],
    { answers: { withdraw: () => { throw failure('timeout', '', 'withdraw') } } },
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
  await press()
  expect(host.calls).toEqual([])
  expect(host.toasts).toEqual([{ text: 'offline.money', tone: 'danger' }])
})

test('reads sources again by name', async () => {
  const answer = vi.fn<() => object>(() => ({ balance: new Big(1) }))
  play([{ reload: ['one', 'gone'] }], { answers: { getBalance: answer } }, { sources: { one: { call: 'getBalance', keep: false } } })
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
  await press()
  expect(answer).toHaveBeenCalledTimes(2)
})
