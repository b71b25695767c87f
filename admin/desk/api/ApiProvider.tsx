import { createContext, type ReactNode } from 'react'
import type { ServiceClient } from './serviceClient.ts'
import { useAround } from '../../../src/ui/useAround.ts'

const Context = createContext<ServiceClient | undefined>(undefined)

export function ApiProvider({ api, children }: { api: ServiceClient; children: ReactNode }) {
  return <Context value={api}>{children}</Context>
}

export function useApi(): ServiceClient {
  return useAround(Context, 'ApiProvider')
}
