import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { App } from '../app/App.tsx'
import { checkFiles, helpWithFile } from '../check/checkFiles.ts'
import { createSession } from '../session/createSession.ts'
import type { Session } from '../session/Session.ts'
import type { FakeDesk } from './createFakeDesk.ts'

/** The whole desk on a fake service, opened at an address. */
export function renderDesk(
  api: FakeDesk,
  path: string,
): { readonly user: ReturnType<typeof userEvent.setup>; readonly session: Session } {
  location.hash = path
  // What an earlier test typed and left behind.
  localStorage.clear()
  const session = createSession(api)
  render(
    <App
      api={api}
      session={session}
      checker={{
        check: async (files) => checkFiles(files),
        help: async (files, place, offset) => helpWithFile(files, place, offset),
      }}
    />,
  )
  return { user: userEvent.setup(), session }
}

/** What the transport does when the service says that nobody is signed in. */
export function expire(session: Session): void {
  act(() => session.expire())
}
