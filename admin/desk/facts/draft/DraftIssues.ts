import { createContext, use } from 'react'
import type { Issue } from '../../../../src/format/Issue.ts'

/** Issues that the service's check finds in the saved draft. */
export const DraftIssues = createContext<readonly Issue[]>([])

export function useDraftIssues(): readonly Issue[] {
  return use(DraftIssues)
}
