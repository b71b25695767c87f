import { useState } from 'react'
import useSWR from 'swr'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { Note } from '../../kit/Note.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'

/** Says what went live while the page was open: by somebody else, or by this operator if the answer got lost. */
export function MovedNote() {
  const { t } = useWords()
  const api = useApi()
  const me = useOperator().name
  const { seq } = useDraftSnapshot()
  const [openedAt] = useState(seq)
  const hasMoved = seq > openedAt
  const { data } = useSWR(hasMoved ? ['moved', seq] : null, async () =>
    (await api.releases()).releases.find((release) => release.seq === seq),
  )
  if (!hasMoved || data === undefined) return null
  const isMine = data.actor === me
  return (
    <output>
      <Note tone={isMine ? 'gain' : 'info'} title={t('frame.releaseLive', { seq })}>
        <p>
          {isMine
            ? t('review.youPublished', { reason: data.reason })
            : t('review.somebodyPublished', { who: data.actor, reason: data.reason })}
        </p>
      </Note>
    </output>
  )
}
