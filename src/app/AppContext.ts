import { createContext } from 'react'
import type { Translate } from '../renderer/host/Host.ts'
import type { App } from './App.ts'
import { useReadable } from '../ui/useReadable.ts'
import { useAround } from '../ui/useAround.ts'

export const AppContext = createContext<App | undefined>(undefined)

export function useApp(): App {
  return useAround(AppContext, 'AppContext')
}

/** The copy in the member's language, for the views of the shell. */
export function useTexts(): Translate {
  return useReadable(useApp().host.text)
}
