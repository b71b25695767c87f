import { createContext, use } from 'react'
import type { Twin } from './Twin.ts'

export const TwinContext = createContext<Twin | undefined>(undefined)

export function useTwin(): Twin {
  const twin = use(TwinContext)
  if (twin === undefined) throw new Error('A screen of the twin was rendered outside its App.')
  return twin
}
