import { createContext, use } from 'react'
import type { Translate } from '../renderer/host/Host.ts'
import type { App } from './App.ts'
import { useReadable } from '../ui/useReadable.ts'

export const AppContext = createContext<App | undefined>(undefined)

export function useApp(): App {
  const app = use(AppContext)
  if (app === undefined) throw new Error('A view of the shell was rendered outside the app. Mount it with createApp.')
  return app
}

/** The copy in the member's language, for the views of the shell. */
export function useTexts(): Translate {
  return useReadable(useApp().host.text)
}
