import { useState } from 'react'
import type { ListBlock } from '../../../format/blocks/list.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { SourcesFailed } from '../../parts/SourcesFailed.tsx'
import { listKeys } from './listKeys.ts'
import { useCondition, useText } from '../../reading/useDerived.ts'
import { useTranslate } from '../../reading/language.ts'
import type { UsedRows } from '../../reading/useRows.ts'
import { MoreFooter } from './MoreFooter.tsx'
import { RecordRows } from './RecordRows.tsx'
import { RowActionButton } from './RowActionButton.tsx'
import styles from './ListContent.module.css'

interface ListContentProps {
  readonly block: ListBlock
  readonly rows: UsedRows
  readonly label: string | undefined
}

/** Content of a list: its skeleton, its failure, its emptiness, or its rows and what follows them. */
export function ListContent({ block, rows, label }: ListContentProps) {
  const translate = useTranslate()
  const { status, keyed, paging, failed } = rows
  const [isExpanded, setExpanded] = useState(false)
  const { collapseTo } = block

  if (status === 'failed') return <SourcesFailed names={failed} />
  const skeleton = (
    <Skeleton
      shape="record"
      count={block.skeletonRows}
      lines={block.row.cells.length}
      label={translate(listKeys.loading)}
    />
  )
  if (status === 'loading') return skeleton
  if (keyed.length === 0 && !paging?.hasMore) return <NoRows block={block} />

  const canCollapse = collapseTo !== undefined && keyed.length > collapseTo
  const isCollapsed = canCollapse && !isExpanded
  return (
    <div>
      <RecordRows
        rows={isCollapsed ? keyed.slice(0, collapseTo) : keyed}
        template={block.row}
        label={label}
        isOpenEnded={paging?.hasMore ?? false}
      />
      {canCollapse && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            size="small"
            icon="chevronDown"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? translate(listKeys.showLess) : translate(listKeys.showAll, { count: keyed.length })}
          </Button>
        </div>
      )}
      {paging && !isCollapsed && <MoreFooter paging={paging} />}
    </div>
  )
}

function NoRows({ block: { empty, emptyAction } }: { readonly block: ListBlock }) {
  const title = useText(empty)
  const hasAction = useCondition(emptyAction?.when) && emptyAction !== undefined
  return <EmptyState title={title} action={hasAction && <RowActionButton action={emptyAction} />} />
}
