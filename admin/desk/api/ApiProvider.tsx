import { createContext, use, type ReactNode } from 'react'
import type { ServiceClient } from './serviceClient.ts'

const Context = createContext<ServiceClient | undefined>(undefined)

export function ApiProvider({ api, children }: { api: ServiceClient; children: ReactNode }) {
  return <Context value={api}>{children}</Context>
}

export function useApi(): ServiceClient {
  const api = use(Context)
  if (!api) throw new Error('There is no ApiProvider around this component.')
  return api
}
