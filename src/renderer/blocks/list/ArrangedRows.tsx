import { useState, type ReactNode } from 'react'
import type { ListBlock } from '../../../format/blocks/list.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../reading/language.ts'
import { useArranged } from '../../reading/useArranged.ts'
import { useCondition } from '../../reading/useDerived.ts'
import { RowScope } from '../../screen/ScopeContext.tsx'
import styles from './ArrangedRows.module.css'
import { listKeys } from './listKeys.ts'
import { MoreFooter } from './MoreFooter.tsx'
import { RecordLine } from './RecordLine.tsx'
import plain from './RecordRows.module.css'
import { RecordRows, type ListRowsProps, type RecordRowsProps } from './RecordRows.tsx'

type Mark = NonNullable<ListBlock['mark']>

/**
 * The rows of a list that has an order of its own, a most or a marked row, or shows some before a button shows the rest.
 */
export function ArrangedRows({ block, keyed, paging, label }: ListRowsProps) {
  const translate = useTranslate()
  const [isExpanded, setExpanded] = useState(false)
  const arranged = useArranged(block, keyed)
  const { collapseTo, mark } = block
  const canCollapse = collapseTo !== undefined && arranged.length > collapseTo
  const isCollapsed = canCollapse && !isExpanded
  const shown = {
    rows: isCollapsed ? arranged.slice(0, collapseTo) : arranged,
    template: block.row,
    label,
    isOpenEnded: paging?.hasMore ?? false,
  }
  return (
    <>
      {mark ? <MarkedRows {...shown} mark={mark} /> : <RecordRows {...shown} />}
      {canCollapse && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            size="small"
            icon="chevronDown"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? translate(listKeys.showLess) : translate(listKeys.showAll, { count: arranged.length })}
          </Button>
        </div>
      )}
      {paging && !isCollapsed && <MoreFooter paging={paging} />}
    </>
  )
}

/** All rows are in the page: one that is not cannot stay in sight. */
function MarkedRows({ rows, template, label, mark }: RecordRowsProps & { readonly mark: Mark }) {
  return (
    <ul aria-label={label} className={plain.rows}>
      {rows.map(({ key, row }) => (
        <RowScope key={key} row={row}>
          <MarkedRow mark={mark}>
            <RecordLine name={key} row={row} template={template} />
          </MarkedRow>
        </RowScope>
      ))}
    </ul>
  )
}

function MarkedRow({ mark, children }: { mark: Mark; children: ReactNode }) {
  const isMarked = useCondition(mark.when)
  return (
    <li
      className={styles.row}
      data-mark={isMarked ? (mark.stick ? 'sticky' : 'plain') : undefined}
      aria-current={isMarked || undefined}
    >
      {children}
    </li>
  )
}
