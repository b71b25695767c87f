import { createAnswerOwner } from '../host/createAnswerOwner.ts'
import { createTicker } from '../host/createTicker.ts'
import type { Host, Problem } from '../host/Host.ts'
import { createLastAnswers, type Kept } from '../asking/createLastAnswers.ts'
import { createPolling, type Polling } from '../asking/createPolling.ts'
import { createRequests, type Requests } from '../asking/createRequests.ts'
import { createTogether, type Together } from '../asking/createTogether.ts'
import type { Readable } from '../../store/Store.ts'

/** What all screens of the app share. */
export interface Renderer {
  readonly host: Host
  /** Names whose answers these are: changes with every login and logoff. */
  readonly account: Readable<string>
  readonly ticker: Readable<number>
  readonly requests: Requests
  readonly together: Together
  readonly polling: Polling
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
    requests: createRequests(),
    together: createTogether(),
    polling: createPolling(host),
    kept,
    shownPopups,
    report: (problem) => host.report(problem),
  }
}
