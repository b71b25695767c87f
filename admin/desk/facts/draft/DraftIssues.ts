import { createContext, use } from 'react'
import type { Issue } from '../../../../src/format/Issue.ts'

/** What the service's check says about the saved draft. */
export const DraftIssues = createContext<readonly Issue[]>([])

export function useDraftIssues(): readonly Issue[] {
  return use(DraftIssues)
}
