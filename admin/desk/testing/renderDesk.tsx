import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect } from 'vitest'
import { App } from '../app/App.tsx'
import { checkFiles, helpWithFile } from '../facts/check/checkFiles.ts'
import { createSession } from '../session/createSession.ts'
import type { Session } from '../session/Session.ts'
import type { FakeDesk } from './createFakeDesk.ts'
import type { i18n } from 'i18next'
import { createWords } from '../words/createWords.ts'
import { en } from '../words/en.ts'

const pages = import.meta.glob('../pages/*/*Page.tsx')

// The code of the pages beside a test has come before its first test, which on a busy machine would time out waiting for it.
beforeAll(async () => {
  const { testPath } = expect.getState()
  if (testPath === undefined) throw new Error('Which test runs is not known.')
  const isBeside = (page: string) => testPath.includes(page.slice(2, page.lastIndexOf('/') + 1))
  await Promise.all(Object.keys(pages).map(async (page) => isBeside(page) && pages[page]?.()))
}, 120_000)

// jsdom opens no popover, and closes none.
beforeAll(() => {
  HTMLElement.prototype.hidePopover = () => undefined
})

/** The whole desk on a fake service, opened at an address. */
export function renderDesk(
  api: FakeDesk,
  path: string,
): { readonly user: ReturnType<typeof userEvent.setup>; readonly session: Session; readonly words: i18n } {
  location.hash = path
  // What an earlier test typed and left behind.
  localStorage.clear()
  const session = createSession(api, location.search)
  const words = createWords('en', en)
  render(
    <App
      api={api}
      session={session}
      words={words}
      checker={{
        check: async (files) => checkFiles(files),
        help: async (files, place, offset) => helpWithFile(files, place, offset),
      }}
    />,
  )
  return { user: userEvent.setup(), session, words }
}

/** What the transport does when the service says that nobody is signed in. */
export function expire(session: Session, refusal?: unknown): void {
  act(() => session.expire(refusal))
}

/** What the transport does when the service wants a confirmation. */
export function ask(session: Session): Promise<boolean> {
  let asked = Promise.resolve(false)
  act(() => {
    asked = session.confirm()
  })
  return asked
}
