import { createContext, type ReactNode } from 'react'
import type { Draft, DraftSnapshot } from './Draft.ts'
import { useReadable } from '../../../../src/ui/useReadable.ts'
import { useAround } from '../../../../src/ui/useAround.ts'

const Context = createContext<Draft | undefined>(undefined)

export function DraftProvider({ draft, children }: { draft: Draft; children: ReactNode }) {
  return <Context value={draft}>{children}</Context>
}

export function useDraft(): Draft {
  return useAround(Context, 'DraftProvider')
}

export function useDraftSnapshot(): DraftSnapshot {
  const draft = useDraft()
  return useReadable(draft)
}
