import { memo } from 'react'
import { useDisplay, useTranslate } from '../../renderer/reading/language.ts'
import { canRetry, wordsOf } from '../../renderer/asking/failures.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MoneyText } from '../../ui/MoneyText.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { copyKeys } from './copyKeys.ts'
import type { TreeRow } from './createTreeRows.ts'
import styles from './TeamRow.module.css'

interface TeamRowProps {
  readonly row: TreeRow
  /** The one row that the Tab key comes to. */
  readonly isCurrent: boolean
  /** How far it is below the top of the tree, in px. */
  readonly offset: number
  readonly onPress: (row: TreeRow) => void
  readonly onFocus: (key: string) => void
}

/** One member: name, balance, and whether those below are shown, on their way, or could not be read. */
export const TeamRow = memo(function TeamRow({ row, isCurrent, offset, onPress, onFocus }: TeamRowProps) {
  const display = useDisplay()
  const translate = useTranslate()
  const { member, level, place, siblings, state, failure } = row
  const isOpen = state === 'open' || state === 'opening'
  return (
    // Keys are the tree's affair.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="treeitem"
      tabIndex={isCurrent ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={state === 'leaf' ? undefined : isOpen}
      aria-busy={state === 'opening' || undefined}
      aria-selected={isCurrent}
      className={styles.row}
      data-state={state}
      style={{ '--level': level, transform: `translateY(${offset}px)` }}
      onClick={() => onPress(row)}
      onFocus={() => onFocus(row.key)}
    >
      <span className={styles.mark}>
        {state === 'opening' ? (
          <Spinner size={16} />
        ) : state === 'leaf' ? (
          <Icon name="user" size={16} />
        ) : (
          <Icon name="chevronRight" size={16} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{member.username}</span>
        {state === 'failed' && (
          <span className={styles.failed}>
            {canRetry(failure) ? translate(copyKeys.rowFailed) : wordsOf(failure, translate)}
          </span>
        )}
      </span>
      <MoneyText text={display(member.balance, 'krw')} />
    </div>
  )
})
