import { useState } from 'react'
import useSWR from 'swr'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import type { ReleaseDifference } from '../../../api/releaseApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { FactTable } from '../../changes/publish/FactTable.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import wide from '../../kit/wideDialog.module.css'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import styles from './history.module.css'

/** How a release differs from another, at first from the one before it. */
export function CompareDialog({ seq, onClose }: { readonly seq: number; readonly onClose: () => void }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const { seq: newest } = useDraftSnapshot()
  const [other, setOther] = useState(seq > 1 ? seq - 1 : 2)
  const [from, to] = seq < other ? [seq, other] : [other, seq]
  const { data, error, mutate } = useSWR(['difference', from, to], () => api.difference({ querystring: { from, to } }))
  const others = Array.from({ length: newest }, (_, index) => newest - index).filter((each) => each !== seq)
  return (
    <Dialog open title={t('releases.compareTitle', { from, to })} onClose={onClose}>
      <div className={wide.wide}>
        <ChoiceField
          label={t('stream.compareWith')}
          value={String(other)}
          options={others.map((each) => ({ value: String(each), label: t('overview.release', { seq: each }) }))}
          onChange={(value) => setOther(Number(value))}
        />
        {error !== undefined && (
          <ErrorState
            title={t('releases.compareFailed')}
            text={sentenceOf(error, words)}
            onRetry={() => void mutate()}
          />
        )}
        {data === undefined && error === undefined && (
          <Skeleton shape="record" count={2} label={t('releases.comparing')} />
        )}
        {data && <Difference difference={data} />}
      </div>
    </Dialog>
  )
}

const MOST = 12

function Difference({ difference: { from, to, edits, parts, baseline } }: { readonly difference: ReleaseDifference }) {
  const words = useWords()
  const { t } = words
  const named = parts.slice(0, MOST)
  const others = parts.length - named.length
  return (
    <>
      {edits.length === 0 ? (
        <p>{t('releases.sameEdits')}</p>
      ) : (
        <FactTable
          caption={t('releases.compareCaption', { from, to })}
          before={t('releases.in', { seq: from })}
          after={t('releases.in', { seq: to })}
          missing={t('releases.asShipped')}
          edits={edits}
        />
      )}
      {baseline && <p>{t('releases.otherBuild')}</p>}
      {named.length > 0 && (
        <p className={styles.quiet}>
          {t('releases.receive', {
            parts: words.list(others > 0 ? [...named, t('releases.more', { count: others })] : named),
          })}
        </p>
      )}
    </>
  )
}
