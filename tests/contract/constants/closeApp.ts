import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { openApp } from './openApp.ts'

/** Ends a visit. What is open first takes its step back in the history, or the next visit would. */
export async function closeApp(app: ReturnType<typeof openApp>): Promise<void> {
  app.app.overlays.closeAll()
  await waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty('overlay'))
  await app.stop()
}
