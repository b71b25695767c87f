import { useState } from 'react'
import { useDisplay, useTranslate } from '../../renderer/reading/language.ts'
import { Button } from '../../ui/Button.tsx'
import { MenuCell } from '../../ui/MenuCell.tsx'
import { MenuList } from '../../ui/MenuList.tsx'
import { MoneyText } from '../../ui/MoneyText.tsx'
import { copyKeys } from './copyKeys.ts'
import type { FoundMember, TeamTree } from './createTeamTree.ts'
import styles from './TeamSearch.module.css'

interface TeamSearchProps {
  readonly tree: TeamTree
  /** Text that is looked for, not empty. */
  readonly text: string
  /** Looks through the whole team for exactly this name; left out where the platform cannot. Never rejects. */
  readonly findInTeam: ((name: string) => Promise<{ readonly key: string } | { readonly words: string }>) | undefined
  readonly onChoose: (key: string) => void
}

/** Members of that name among those read so far, and their places; the rest of the team is asked for on a tap. */
export function TeamSearch({ tree, text, findInTeam, onChoose }: TeamSearchProps) {
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
