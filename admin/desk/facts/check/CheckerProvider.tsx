import { createContext, type ReactNode } from 'react'
import type { Checker } from './Checker.ts'
import { useAround } from '../../../../src/ui/useAround.ts'

const Context = createContext<Checker | undefined>(undefined)

export function CheckerProvider({ checker, children }: { checker: Checker; children: ReactNode }) {
  return <Context value={checker}>{children}</Context>
}

export function useChecker(): Checker {
  return useAround(Context, 'CheckerProvider')
}
