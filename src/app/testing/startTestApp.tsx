import { configure } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { answerRequest } from '../../../mocks/answerRequest.ts'
import { createHandlers } from '../../../mocks/handlers.ts'
import type { OperationId } from '../../../mocks/platform/Operations.ts'
import type { Problem } from '../../renderer/host/Host.ts'
import type { AppOptions } from '../AppOptions.ts'
import { createParts } from '../createParts.ts'
import { createSimulation } from '../../demo/createSimulation.ts'
import { inPageFetch } from '../../demo/inPageFetch.ts'
import { simulatedStorage } from '../../demo/simulatedStorage.ts'
import { screenParts } from '../../start/screenParts.ts'
import { createPlainReleases } from '../release/createPlainReleases.ts'
import { AppRoot } from '../shell/AppRoot.tsx'
import { compileTestRelease } from './compileTestRelease.ts'

export interface TestAppOptions extends Partial<
  Pick<AppOptions, 'release' | 'channel' | 'update' | 'onNavigated' | 'storage' | 'subtle'>
> {
  /** The situation of the simulated platform: visitor, member, agent … */
  readonly situation?: string
  /** Where the app is opened. */
  readonly at?: string
  /** Nothing can be reached from the first moment on. */
  readonly isCut?: boolean
  /** What another platform answers in place of the simulated one; the body as it would be. */
  readonly answered?: (address: string, body: unknown) => unknown
}

// Before a test fakes it.
const { setTimeout } = globalThis

// The app runs as it does in a browser: inside `act`, React turns for ever over a hidden screen that waits for a chunk.
configure({ eventWrapper: (run) => run(), asyncWrapper: async (run) => run() })

/** The whole app in jsdom, against the simulated platform; every call it makes is noted. */
export function startTestApp({
  situation = 'visitor',
  at = '/',
  isCut: isCutAtFirst = false,
  answered,
  ...given
}: TestAppOptions = {}) {
  const release = given.release ?? createPlainReleases(compileTestRelease())
  const { platform, network, token } = createSimulation(situation, release, {
    clock: { now: () => Date.parse('2026-11-20T14:00:00+09:00') },
  })
  const storage = given.storage ?? simulatedStorage({ token, locale: 'en' })
  const calls: { readonly address: string; readonly body: unknown }[] = []
  const problems: Problem[] = []
  const handlers = createHandlers(platform, { network })
  const answer = inPageFetch(async (request) => answerRequest(handlers, request))
  let isCut = isCutAtFirst

  window.history.replaceState(null, '', `#${at}`)
  const parts = createParts({
    ...screenParts,
    ...given,
    release,
    storage,
    clock: { now: platform.now },
    async fetch(input, init) {
      const address = input instanceof Request ? input.url : input.toString()
      calls.push({ address, body: init?.body })
      if (isCut) throw new TypeError('offline')
      // Node's requests take no signal of a jsdom window.
      const response = await answer(input, { ...init, signal: null })
      return answered === undefined ? response : Response.json(answered(address, await response.json()), response)
    },
    report: (problem) => problems.push(problem),
  })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  parts.start()
  root.render(<AppRoot app={parts.app} />)

  return {
    app: parts.app,
    release,
    platform,
    network,
    storage,
    problems,
    user: userEvent.setup(),
    calls: (operation: string) => calls.filter(({ address }) => address.startsWith(operation)).length,
    /** What was sent with each call to exactly this address: its JSON body, or its query. */
    sent: (operation: string) =>
      calls
        .filter(({ address }) => address.split('?')[0] === operation)
        .map(({ address, body }): Readonly<Record<string, unknown>> =>
          typeof body === 'string'
            ? (JSON.parse(body) as Record<string, unknown>)
            : Object.fromEntries(new URLSearchParams(address.split('?')[1])),
        ),
    at: () => window.location.hash.slice(1),
    /** Fails these operations from now on. */
    fail: (...failing: OperationId[]) => Object.assign(network, { failing }),
    /** Nothing can be reached. */
    cut: (next: boolean) => {
      isCut = next
    },
    go: (path: string) => parts.app.navigator.navigate.go(path, {}),
    setQuery: (query: Readonly<Record<string, string>>) => parts.app.navigator.navigate.setQuery(query),
    async stop() {
      // What is on the page ends before what it is built on.
      root.unmount()
      parts.stop()
      document.body.replaceChildren()
      // What closed with it steps back a moment later, for which jsdom takes two timers: it would move the next app.
      await Promise.resolve()
      await new Promise((done) => setTimeout(() => setTimeout(done)))
    },
  }
}
