import { useEffect, useState } from 'react'
import type { PropsOf } from '../../format/handwrittenParts.ts'
import { plainName } from '../../format/typedText.ts'
import type { OperationId } from '../../platform/Operations.ts'
import { useTranslate } from '../../renderer/reading/language.ts'
import { useHost } from '../../renderer/screen/RendererProvider.tsx'
import { canRetry, wordsOf } from '../../renderer/asking/failures.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AgentTree.module.css'
import { copyKeys } from './copyKeys.ts'
import { createTeamTree } from './createTeamTree.ts'
import type { TeamMember } from './TeamMember.ts'
import { TeamRows } from './TeamRows.tsx'
import { TeamSearch } from './TeamSearch.tsx'
import { useReadable } from '../../renderer/reading/useReadable.ts'

/** The members below an agent, opened level by level (specification, section 2: /agent). */
export function AgentTree({ props: { find } }: { readonly props: PropsOf<'agentTree'> }) {
  const { platform } = useHost()
  const translate = useTranslate()
  const [tree] = useState(() =>
    createTeamTree(async (pid) => (await platform.call('getAgentChildren', { pid })).data as readonly TeamMember[]),
  )
  const { state, failure, rows } = useReadable(tree)
  const [search, setSearch] = useState('')
  const [start, setStart] = useState<string>()
  useEffect(() => tree.start(), [tree])

  if (state === 'loading') return <Skeleton shape="cell" count={6} label={translate(copyKeys.loading)} />
  if (state === 'failed') {
    const words = wordsOf(failure, translate)
    const isRefused = !canRetry(failure)
    return (
      <ErrorState
        title={isRefused && words !== undefined ? words : translate(copyKeys.failed)}
        text={isRefused ? undefined : words}
        onRetry={isRefused ? undefined : tree.start}
      />
    )
  }
  if (rows.length === 0)
    return <EmptyState icon="users" title={translate(copyKeys.empty)} text={translate(copyKeys.emptyHint)} />

  /** Opens the tree at the place the platform gives for a member. */
  async function findInTeam(username: string): Promise<{ readonly key: string } | { readonly words: string }> {
    try {
      const { data } = await platform.call(find as OperationId, { username })
      const key = (data as { readonly path: readonly TeamMember[] }).path.map(({ id }) => `/${id}`).join('')
      return key !== '' && (await tree.reveal(key)) ? { key } : { words: translate(copyKeys.notInTeam) }
    } catch (error) {
      return { words: wordsOf(error, translate) ?? '' }
    }
  }

  async function handleChoose(key: string): Promise<void> {
    await tree.reveal(key)
    setStart(key)
    setSearch('')
  }

  return (
    <div className={styles.team}>
      <TextField
        label={translate(copyKeys.search)}
        hideLabel
        type="search"
        enterKeyHint="search"
        placeholder={translate(copyKeys.search)}
        value={search}
        onChange={setSearch}
      />
      {plainName(search) === '' ? (
        <TeamRows tree={tree} rows={rows} start={start} />
      ) : (
        <TeamSearch
          tree={tree}
          text={plainName(search)}
          findInTeam={find === '' ? undefined : findInTeam}
          onChoose={(key) => void handleChoose(key)}
        />
      )}
    </div>
  )
}
