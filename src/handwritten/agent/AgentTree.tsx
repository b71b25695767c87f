import { useEffect, useState } from 'react'
import type { PropsOf } from '../../format/handwrittenParts.ts'
import { plainName } from '../../format/text/typedText.ts'
import type { OperationId } from '../../platform/Operations.ts'
import { useTranslate, useDisplay } from '../../renderer/reading/language.ts'
import { useHost } from '../../renderer/screen/RendererProvider.tsx'
import { canRetry, wordsOf } from '../../renderer/asking/failures.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AgentTree.module.css'
import { copyKeys } from './copyKeys.ts'
import { createTeamTree, type FoundMember, type TeamTree } from './createTeamTree.ts'
import type { TeamMember } from './TeamMember.ts'
import { TeamRows } from './TeamRows.tsx'
import { useReadable } from '../../ui/useReadable.ts'
import { Button } from '../../ui/Button.tsx'
import { MenuCell } from '../../ui/MenuCell.tsx'
import { MenuList } from '../../ui/MenuList.tsx'
import { MoneyText } from '../../ui/MoneyText.tsx'

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

interface TeamSearchProps {
  readonly tree: TeamTree
  /** Text that is looked for, not empty. */
  readonly text: string
  /** Looks through the whole team for exactly this name; left out where the platform cannot. Never rejects. */
  readonly findInTeam: ((name: string) => Promise<{ readonly key: string } | { readonly words: string }>) | undefined
  readonly onChoose: (key: string) => void
}

/** Members of that name among those read so far, and their places; the rest of the team is asked for on a tap. */
function TeamSearch({ tree, text, findInTeam, onChoose }: TeamSearchProps) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<{ readonly text: string; readonly words: string }>()
  const found = tree.find(text)
  const searched = translate(copyKeys.searched, { count: tree.count() })

  async function handleFind(): Promise<void> {
    if (!findInTeam) return
    setAsking(true)
    const result = await findInTeam(text)
    setAsking(false)
    if ('key' in result) onChoose(result.key)
    else setAnswer({ text, words: result.words })
  }

  return (
    <div className={styles.search}>
      <p className={styles.note} aria-live="polite">
        {[...(found.length === 0 ? [translate(copyKeys.notFound)] : []), searched].join(' ')}
      </p>
      {found.length > 0 && (
        <MenuList label={translate(copyKeys.search)}>
          {found.map((each) => (
            <FoundLine key={each.key} found={each} tree={tree} onChoose={onChoose} />
          ))}
        </MenuList>
      )}
      {findInTeam && (
        <Button variant="secondary" icon="search" full busy={isAsking} onClick={() => void handleFind()}>
          {translate(copyKeys.findInTeam, { name: text })}
        </Button>
      )}
      {/* The message about another name no longer holds. */}
      <p role="status" className={styles.note}>
        {answer?.text === text ? answer.words : ''}
      </p>
    </div>
  )
}

function FoundLine({
  found: { key, member },
  tree,
  onChoose,
}: Pick<TeamSearchProps, 'tree' | 'onChoose'> & { readonly found: FoundMember }) {
  const display = useDisplay()
  const above = tree.pathTo(key).slice(0, -1)
  return (
    <MenuCell
      icon="user"
      label={member.username}
      note={above.length === 0 ? undefined : above.map((each) => each.member.username).join(' › ')}
      value={<MoneyText text={display(member.balance, 'krw')} />}
      onClick={() => onChoose(key)}
    />
  )
}
