import { act, cleanup, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ScreenPlan } from '../../format/screen.ts'
import type { OperationId } from '../../platform/Operations.ts'
import { failure, type TestAnswer, type TestHostOptions } from './createTestHost.ts'
import { expressionOf } from './planOf.ts'
import { playScreen, type Playing } from './playScreen.tsx'

type Answers = NonNullable<TestHostOptions['answers']>

export interface LawfulScreen {
  readonly plan: ScreenPlan
  readonly options: TestHostOptions
  /** Lets what is lazy come and answers arrive. */
  readonly settle: () => Promise<void>
}

const WORDS = 'There is no such order.'

const awaited: TestAnswer = async () => new Promise(() => undefined)
const failing =
  (kind: 'network' | 'refused'): TestAnswer =>
  () => {
    throw failure(kind, kind === 'refused' ? WORDS : '')
  }

/**
 * The law of answers: a block shows an answer only under the question that it answers, and stays with it where asking
 * that again fails, which is said with the time of the answer. While another one is awaited it
 * looks as it did before the first answer; when that fails it says so, with a way to try again; and when the platform
 * says no it says so in the platform's words, with no way to try what cannot help.
 */
export function keepsTheLawOfAnswers({ plan, options, settle }: LawfulScreen): void {
  const asking = withQuestion(plan)
  const answers = options.answers ?? {}

  /** As it is on a screen that never had another answer. */
  async function fresh(other: TestAnswer): Promise<readonly string[]> {
    playScreen(asking, { ...options, answers: every(answers, other) })
    await settle()
    const look = lookOfPage()
    cleanup()
    return look
  }

  async function ask(other: (answer: TestAnswer) => TestAnswer): Promise<Playing> {
    const changing = Object.fromEntries(
      Object.entries(answers).map(([id, answer]) => [id, changed(answer, other(answer))]),
    )
    const playing = playScreen(asking, { ...options, answers: changing })
    await settle()
    act(() => playing.show({ query: { question: 'other' } }))
    await settle()
    return playing
  }

  it('shows nothing of an answer while it asks another question', async () => {
    const before = await fresh(awaited)
    await ask(() => awaited)
    expect(lookOfPage()).toEqual(before)
  })

  it('says that another question could not be answered, and shows the answer when it is tried again', async () => {
    const before = await fresh(failing('network'))
    const { host } = await ask(() => failing('network'))
    expect(lookOfPage()).toEqual(before)
    const [alert] = screen.getAllByRole('alert')
    for (const [id, answer] of Object.entries(answers)) host.answer(id as OperationId, answer)
    await act(async () => alert && within(alert).getByRole('button').click())
    await settle()
    await vi.waitFor(() => expect(document.body.contains(alert ?? null)).toBe(false))
  })

  it('says in the words of the platform that it refuses another question, and offers nothing that cannot help', async () => {
    await ask(() => failing('refused'))
    const alerts = screen.getAllByRole('alert')
    expect(alerts.map(({ textContent }) => textContent).join(' ')).toContain(WORDS)
    expect(alerts.flatMap((alert) => within(alert).queryAllByRole('button'))).toEqual([])
  })

  /** Back at the first question, which is answered otherwise now. */
  async function askAgain(other: TestAnswer) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'Date', 'performance'] })
    const playing = playScreen(asking, options)
    await settle()
    const before = textShown()
    act(() => playing.show({ query: { question: 'other' } }))
    await settle()
    for (const id of Object.keys(answers)) playing.host.answer(id as OperationId, other)
    // Asked sooner, the last answer would count as this one.
    await act(async () => vi.advanceTimersByTimeAsync(100))
    act(() => playing.show({ query: { question: 'first' } }))
    await act(async () => vi.advanceTimersByTimeAsync(100))
    await settle()
    return { playing, before }
  }

  // A search asks for each of its lists once.
  const asksAgain = Object.values(plan.sources).some(({ onDemand }) => onDemand !== true)

  it.runIf(asksAgain)(
    'keeps an answer that cannot be read again, says so and as of when it is, until it can',
    async () => {
      const { playing, before } = await askAgain(failing('network'))
      const alert = screen.getByRole('alert')
      expect(textShown()).toEqual(before)
      expect(alert.textContent).toContain(playing.host.text.getSnapshot()('error.stale'))
      expect(alert.textContent).toMatch(/\d\d:\d\d/)
      for (const [id, answer] of Object.entries(answers)) playing.host.answer(id as OperationId, answer)
      await act(async () => within(alert).getByRole('button').click())
      await act(async () => vi.advanceTimersByTimeAsync(100))
      await settle()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(textShown()).toEqual(before)
    },
  )

  it.runIf(asksAgain)('keeps an answer that the platform refuses to give again, and says so in its words', async () => {
    const { before } = await askAgain(failing('refused'))
    const alert = screen.getByRole('alert')
    expect(textShown()).toEqual(before)
    expect(alert.textContent).toContain(WORDS)
    expect(within(alert).queryAllByRole('button')).toEqual([])
  })
}

/** The same screen with something of its address in the question of every source. */
function withQuestion(plan: ScreenPlan): ScreenPlan {
  const question = expressionOf('=query.question')
  return {
    ...plan,
    query: { ...plan.query, question: { default: 'first' } },
    sources: Object.fromEntries(
      Object.entries(plan.sources).map(([name, source]) => [name, { ...source, with: { ...source.with, question } }]),
    ),
  }
}

const every = (answers: Answers, answer: TestAnswer): Answers =>
  Object.fromEntries(Object.keys(answers).map((id) => [id, answer]))

const changed =
  (first: TestAnswer, other: TestAnswer): TestAnswer =>
  (params, options) => {
    const answer = params['question'] === 'other' ? other : first
    return typeof answer === 'function' ? answer(params, options) : answer
  }

/** The text of the page without its alerts, one of which may be in front of it, and what is only told in passing. */
function textShown(): string {
  const body = document.body.cloneNode(true) as HTMLElement
  for (const told of body.querySelectorAll('[role=alert], output')) told.remove()
  return body.textContent
}

/** What the page says, and what can be pressed in it. */
function lookOfPage(): readonly string[] {
  return [document.body.textContent, ...screen.queryAllByRole('button').map((button) => `[${button.textContent}]`)]
}
