import { useMemo } from 'react'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { glossary } from './glossary.ts'
import { createTextJudge, type TextJudge } from './createTextJudge.ts'

/** The judge of texts beside the documents that are shipped and live now. */
export function useTextJudge(): TextJudge {
  const { shipped, live } = useDraftSnapshot()
  return useMemo(() => createTextJudge({ shipped, live, glossary }), [shipped, live])
}
