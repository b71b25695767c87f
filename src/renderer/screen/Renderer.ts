import { createAnswerOwner } from '../host/createAnswerOwner.ts'
import { createTicker } from '../host/createTicker.ts'
import type { Host, Problem } from '../host/Host.ts'
import { createLastAnswers, type Kept } from '../asking/createLastAnswers.ts'
import { createRequests, type Requests } from '../asking/requests.ts'
import type { Readable } from '../../store/Store.ts'

/** What all screens of the app share. */
export interface Renderer {
  readonly host: Host
  /** Names whose answers these are: changes with every login and logoff. */
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
