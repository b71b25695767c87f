import { createContext, use } from 'react'
import type { App } from './App.ts'

export const AppContext = createContext<App | undefined>(undefined)

export function useApp(): App {
  const app = use(AppContext)
  if (app === undefined) throw new Error('A view of the shell was rendered outside the app. Mount it with createApp.')
  return app
}
