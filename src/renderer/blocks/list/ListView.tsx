import { useState } from 'react'
import type { ListBlock } from '../../../format/blocks/list.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { PullToRefresh } from '../../../ui/PullToRefresh.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { listKeys } from './listKeys.ts'
import { FilterBar } from '../filter/FilterBar.tsx'
import { useAsk } from '../../sources/askAgain.ts'
import { useRows, type UsedRows } from '../../reading/useRows.ts'
import { useText } from '../../reading/useDerived.ts'
import { useTranslate } from '../../reading/language.ts'
import { useLoaded } from '../../../ui/useLoaded.ts'
import styles from './ListView.module.css'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { SourcesFailed } from '../../parts/SourcesFailed.tsx'
import { AllRows } from './RecordRows.tsx'

const DayRows = later(async () => (await import('./DayRows.tsx')).DayRows)
const NoRows = later(async () => (await import('./NoRows.tsx')).NoRows)
const ArrangedRows = later(async () => (await import('./ArrangedRows.tsx')).ArrangedRows)

/** Rows from a source with their filter: endless where the source has pages, refreshed by a pull or a button. */
export function ListView({ block }: { readonly block: ListBlock }) {
  const translate = useTranslate()
  const title = useText(block.title)
  const rows = useRows(block)
  const ask = useAsk()
  const [refreshing, setRefreshing] = useState(false)
  const [said, setSaid] = useState('')

  // The first rows come with the screen, and a list without pages says nothing of its polls. A page that was asked for
  // is said, and so is what another filter leaves; what was said of other rows goes with them.
  const count = rows.status === 'ready' && rows.paging ? rows.rows.length : undefined
  const [known, setKnown] = useState({ count, isFirst: count === undefined })
  if (count !== known.count) {
    setKnown({ count, isFirst: known.isFirst && count === undefined })
    setSaid(count === undefined || known.isFirst ? '' : translate(listKeys.loaded, { count }))
  }

  async function handleRefresh() {
    setRefreshing(true)
    const isAnswered = await ask(block.rows?.needs ?? [block.source ?? ''])
    setRefreshing(false)
    if (isAnswered) setSaid(translate(listKeys.refreshed))
  }

  return (
    <section className={styles.list} aria-label={title === '' ? undefined : title}>
      <PullToRefresh label={translate(listKeys.refreshing)} onRefresh={handleRefresh}>
        <div className={styles.head}>
          {title !== '' && <h2 className={styles.title}>{title}</h2>}
          {block.filter && <FilterBar id={block.id} fields={block.filter.fields} />}
          <IconButton
            icon="refresh"
            label={translate(listKeys.refresh)}
            busy={refreshing}
            onClick={() => void handleRefresh()}
          />
        </div>
        <ListContent block={block} rows={rows} label={title === '' ? undefined : title} />
      </PullToRefresh>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </section>
  )
}

interface ListContentProps {
  readonly block: ListBlock
  readonly rows: UsedRows
  readonly label: string | undefined
}

/** Content of a list: its skeleton, its failure, its emptiness, or its rows. */
function ListContent({ block, rows, label }: ListContentProps) {
  const translate = useTranslate()
  const { status, keyed, paging, failed } = rows
  const isArranged = block.collapseTo || block.sort || block.limit || block.mark
  const isEmpty = status === 'ready' && keyed.length === 0 && !paging?.hasMore
  const Rows = isEmpty ? NoRows : block.days ? DayRows : isArranged ? ArrangedRows : AllRows
  const isLoaded = useLoaded(Rows)

  if (status === 'failed') return <SourcesFailed names={failed} />
  if (status === 'loading' || !isLoaded)
    return (
      <Skeleton
        shape="record"
        count={block.skeletonRows}
        lines={block.row.cells.length}
        label={translate(listKeys.loading)}
      />
    )
  return (
    <div>
      <Rows block={block} keyed={keyed} paging={paging} label={label} />
    </div>
  )
}
