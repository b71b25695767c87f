import type { AskedQuestion } from '../../../src/app/feedback/createQuestions.ts'
import type { Repeat } from '../steps/Step.ts'
import type { Tab } from './openTab.ts'

/** What a member is told about what they did. */
export interface Told {
  readonly good: readonly string[]
  readonly bad: readonly string[]
  readonly unknown: readonly string[]
  /** The answer to the question whether it is a repeat. */
  readonly repeat: Repeat | undefined
}

/** Much may happen while a member reads. */
const READING_MS = 6000

interface Options {
  readonly repeat: Repeat
  readonly onRepeat: (chosen: Repeat) => void
}

/** Answers every question as a member would, and records all messages, until it is stopped. */
export function watchTold({ app, renderer }: Tab, { repeat, onRepeat }: Options): { told(): Told; stop(): void } {
  const text = renderer.host.text.getSnapshot()
  const unknownTitle = text('money.unknownTitle')
  const good: string[] = []
  const bad: string[] = []
  const unknown: string[] = []
  let chosen: Repeat | undefined
  const heard = new Set(app.toasts.getSnapshot().map(({ id }) => id))

  function handleToasts(): void {
    for (const toast of app.toasts.getSnapshot()) {
      if (heard.has(toast.id)) continue
      heard.add(toast.id)
      if (toast.tone !== 'info') (toast.tone === 'success' ? good : bad).push(toast.text)
    }
  }

  function answer({ question, answer: reply }: AskedQuestion): void {
    const isUnknown = question.title === unknownTitle
    if (isUnknown) unknown.push(question.text)
    if (isUnknown || !('other' in question)) {
      setTimeout(reply, READING_MS, 'yes')
      return
    }
    chosen = repeat
    onRepeat(repeat)
    setTimeout(reply, READING_MS, ({ again: 'yes', anew: 'other', leave: 'no' } as const)[repeat])
  }

  const stops = [
    app.toasts.subscribe(handleToasts),
    app.questions.asked.subscribe(() => {
      const [first] = app.questions.asked.getSnapshot()
      if (first) answer(first)
    }),
  ]
  return {
    told: () => ({ good, bad, unknown, repeat: chosen }),
    stop: () => stops.forEach((stop) => stop()),
  }
}
