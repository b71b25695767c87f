import { createContext, use, type ReactNode } from 'react'
import type { Draft, DraftSnapshot } from './Draft.ts'
import { useReadable } from '../../../../src/ui/useReadable.ts'

const Context = createContext<Draft | undefined>(undefined)

export function DraftProvider({ draft, children }: { draft: Draft; children: ReactNode }) {
  return <Context value={draft}>{children}</Context>
}

export function useDraft(): Draft {
  const draft = use(Context)
  if (!draft) throw new Error('There is no DraftProvider around this component.')
  return draft
}

export function useDraftSnapshot(): DraftSnapshot {
  const draft = useDraft()
  return useReadable(draft)
}
