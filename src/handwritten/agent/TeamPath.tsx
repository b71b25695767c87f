import { useTranslate } from '../../renderer/reading/language.ts'
import { Icon } from '../../ui/Icon.tsx'
import { copyKeys } from './copyKeys.ts'
import type { FoundMember } from './createTeamTree.ts'
import styles from './TeamPath.module.css'

interface TeamPathProps {
  /** From the top down to the row where the member is; empty at the start. */
  readonly path: readonly FoundMember[]
  /** Leads to a row, or to the top for the empty key. */
  readonly onGo: (key: string) => void
}

/** The members above the current row: where one is in a deep team, and the way back up. */
export function TeamPath({ path, onGo }: TeamPathProps) {
  const translate = useTranslate()
  const steps = [
    { key: '', name: translate(copyKeys.top) },
    ...path.map(({ key, member }) => ({ key, name: member.username })),
  ]
  return (
    <nav aria-label={translate(copyKeys.path)} className={styles.path}>
      <ol>
        {steps.map(({ key, name }, index) => (
          <li key={key}>
            {index > 0 && <Icon name="chevronRight" size={14} />}
            {index === steps.length - 1 ? (
              <span aria-current="location">{name}</span>
            ) : (
              <button type="button" onClick={() => onGo(key)}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
