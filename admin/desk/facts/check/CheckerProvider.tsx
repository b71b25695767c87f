import { createContext, use, type ReactNode } from 'react'
import type { Checker } from './Checker.ts'

const Context = createContext<Checker | undefined>(undefined)

export function CheckerProvider({ checker, children }: { checker: Checker; children: ReactNode }) {
  return <Context value={checker}>{children}</Context>
}

export function useChecker(): Checker {
  const checker = use(Context)
  if (!checker) throw new Error('There is no CheckerProvider around this component.')
  return checker
}
