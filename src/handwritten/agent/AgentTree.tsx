import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../../renderer/hooks/useTranslate.ts'
import { useHost } from '../../renderer/RendererProvider.tsx'
import { canRetry, wordsOf } from '../../renderer/sources/failures.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { copyKeys } from './copyKeys.ts'
import { createTeamTree } from './createTeamTree.ts'
import type { TeamMember } from './TeamMember.ts'
import { TeamRows } from './TeamRows.tsx'

/** The members below an agent, opened level by level (specification, section 2: /agent). */
export function AgentTree() {
  const { platform } = useHost()
  const translate = useTranslate()
  const [tree] = useState(() => createTeamTree(async (pid) => (await platform.call('getAgentChildren', { pid })).data as readonly TeamMember[]))
  const { state, failure, rows } = useSyncExternalStore(tree.subscribe, tree.getSnapshot)
  useEffect(() => tree.start(), [tree])

  if (state === 'loading') return <Skeleton shape="cell" count={6} label={translate(copyKeys.loading)} />
  if (state === 'failed') {
    const words = wordsOf(failure, translate)
    const isRefused = !canRetry(failure)
    return <ErrorState title={isRefused && words !== undefined ? words : translate(copyKeys.failed)} text={isRefused ? undefined : words} onRetry={isRefused ? undefined : tree.start} />
  }
  if (rows.length === 0) return <EmptyState icon="users" title={translate(copyKeys.empty)} text={translate(copyKeys.emptyHint)} />
  return <TeamRows tree={tree} rows={rows} />
}
