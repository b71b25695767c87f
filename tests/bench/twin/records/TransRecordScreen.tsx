import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import useSWR from 'swr'
import { IconButton } from '../../../../src/ui/IconButton.tsx'
import { PullToRefresh } from '../../../../src/ui/PullToRefresh.tsx'
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx'
import { TwinScreen } from '../shell/TwinScreen.tsx'
import { useTwin } from '../TwinContext.ts'
import { readFilter } from './RecordFilter.ts'
import { RecordFilterBar } from './RecordFilterBar.tsx'
import { RecordList } from './RecordList.tsx'
import styles from './records.module.css'
import { useCancel } from './useCancel.tsx'
import { useRecords } from './useRecords.ts'

/** The member's transactions; read again at an interval if one is given. */
export function TransRecordScreen({ pollSeconds = 0 }: { readonly pollSeconds?: number }) {
  const { t, platform } = useTwin()
  const [query, setQuery] = useSearchParams()
  const filter = readFilter(query)
  const wallets = useSWR('getBalanceList', async () => (await platform.call('getBalanceList', {})).data)
  const records = useRecords(filter)
  const { refresh } = records
  const { ask, dialog } = useCancel(filter.type, refresh)
  const [refreshing, setRefreshing] = useState(false)
  usePoll(pollSeconds, refresh)

  const count = records.pages?.reduce((sum, { data }) => sum + data.length, 0)
  const [known, setKnown] = useState({ count, isFirst: count === undefined })
  const [said, setSaid] = useState('')
  if (count !== known.count) {
    setKnown({ count, isFirst: known.isFirst && count === undefined })
    setSaid(count === undefined || known.isFirst ? '' : t('list.loaded', { count }))
  }

  async function handleRefresh() {
    setRefreshing(true)
    await refresh()
    setRefreshing(false)
    setSaid(t('list.refreshed'))
  }

  return (
    <TwinScreen title={t('transRecord.title')}>
      <section>
        <PullToRefresh label={t('list.refreshing')} onRefresh={handleRefresh}>
          <div className={styles.head}>
            <RecordFilterBar
              filter={filter}
              wallets={wallets.data}
              onChange={(change) =>
                setQuery((before) => ({ ...Object.fromEntries(before), ...change }), { replace: true })
              }
            />
            <IconButton
              icon="refresh"
              label={t('list.refresh')}
              busy={refreshing}
              onClick={() => void handleRefresh()}
            />
          </div>
          <RecordList
            records={records}
            filter={filter}
            onClear={() => setQuery({}, { replace: true })}
            onCancel={ask}
          />
        </PullToRefresh>
        <output>
          <VisuallyHidden>{said}</VisuallyHidden>
        </output>
      </section>
      {dialog}
    </TwinScreen>
  )
}

function usePoll(seconds: number, read: () => Promise<unknown>): void {
  const handleTurn = useEffectEvent(read)
  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setInterval(() => void handleTurn(), seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds])
}
