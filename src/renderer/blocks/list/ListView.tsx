import { useState } from 'react'
import type { ListBlock } from '../../../format/blocks/list.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PullToRefresh } from '../../../ui/PullToRefresh.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { listKeys } from './listKeys.ts'
import { FilterBar } from '../filter/FilterBar.tsx'
import { useAsk } from '../../sources/askAgain.ts'
import { useRows } from '../../reading/useRows.ts'
import { useText } from '../../reading/useDerived.ts'
import { useTranslate } from '../../reading/language.ts'
import { ListContent } from './ListContent.tsx'
import styles from './ListView.module.css'

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
    const isAnswered = await ask([block.source])
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
