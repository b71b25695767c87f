import { createAnswerOwner } from '../host/createAnswerOwner.ts'
import type { Host, Problem } from '../host/Host.ts'
import { createLastAnswers, type Kept } from '../asking/createLastAnswers.ts'
import { createRequests, type Requests } from '../asking/requests.ts'
import { createStore } from '../../store/createStore.ts'
import type { Readable } from '../../store/Store.ts'

/** The parts that all screens of the app share. */
export interface Renderer {
  readonly host: Host
  /** Key of the answers' owner; changes with every login and logoff. */
  readonly account: Readable<string>
  readonly ticker: Readable<number>
  readonly requests: Requests
  readonly kept: Kept
  /** Popups that have opened by themselves in this session. */
  readonly shownPopups: Set<string>
  /** Reports a problem to the host, which sends each once. */
  report(problem: Problem): void
}

export function createRenderer(host: Host): Renderer {
  const kept = createLastAnswers(host.device.storage)
  const shownPopups = new Set<string>()
  // A session that ended without a logoff left its answers behind.
  if (!host.session.getSnapshot().loggedIn) kept.forgetMembers()
  const account = createAnswerOwner(host, () => {
    kept.forgetMembers()
    shownPopups.clear()
  })
  return {
    host,
    account,
    ticker: createTicker(host),
    requests: createRequests(host),
    kept,
    shownPopups,
    report: (problem) => host.report(problem),
  }
}

const SECOND = 1000

/** Server time by the second for whatever reads `now`; its one timer runs only while read and the page is visible. */
function createTicker({ clock, visibility }: Host): Readable<number> {
  const time = createStore(clock.now())
  let listening = 0
  let timer: ReturnType<typeof setInterval> | undefined
  let unwatch = (): void => undefined

  const tick = () => time.set(clock.now())
  function run(): void {
    clearInterval(timer)
    timer = undefined
    if (visibility.getSnapshot() === 'hidden') return
    tick()
    timer = setInterval(tick, SECOND)
  }

  return {
    subscribe(onChange) {
      const unsubscribe = time.subscribe(onChange)
      listening += 1
      if (listening === 1) {
        unwatch = visibility.subscribe(run)
        run()
      }
      let isListening = true
      return () => {
        if (!isListening) return
        isListening = false
        unsubscribe()
        listening -= 1
        if (listening > 0) return
        unwatch()
        clearInterval(timer)
        timer = undefined
      }
    },
    getSnapshot() {
      // Nobody ticks it, so it catches up when it is read.
      if (listening === 0 && Math.abs(clock.now() - time.getSnapshot()) >= SECOND) tick()
      return time.getSnapshot()
    },
  }
}
