import { createContext, use, type ReactNode } from 'react'
import type { DeskApi } from './DeskApi.ts'

const Context = createContext<DeskApi | undefined>(undefined)

export function ApiProvider({ api, children }: { api: DeskApi; children: ReactNode }) {
  return <Context value={api}>{children}</Context>
}

export function useApi(): DeskApi {
  const api = use(Context)
  if (!api) throw new Error('There is no ApiProvider around this component.')
  return api
}
