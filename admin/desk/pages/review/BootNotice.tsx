import useSWR from 'swr'
import { useApi } from '../../api/ApiProvider.tsx'
import { Note } from '../../kit/Note.tsx'
import { FindingList } from '../../changes/publish/FindingList.tsx'
import type { Status } from '../../../api/documentApi.ts'
import { useWords } from '../../words/useWords.ts'

/** Says what does not work in the service, and whether its build's documents are not the live ones. */
export function BootNotice() {
  const words = useWords()
  const api = useApi()
  const { data } = useSWR('status', () => api.status())
  if (data === undefined) return null
  return (
    <>
      {data.incidents.map((sentence) => (
        <Note key={sentence} tone="warning" title={words.t('review.incident')}>
          <p>{sentence}</p>
        </Note>
      ))}
      <OtherBuild boot={data.boot} />
    </>
  )
}

function OtherBuild({ boot }: Pick<Status, 'boot'>) {
  const { t } = useWords()
  if (boot?.kind === 'refused')
    return (
      <Note tone="loss" title={t('review.buildRefused', { seq: boot.seq })}>
        <p>{t('review.buildRefusedWhy')}</p>
        <FindingList findings={boot.blockers} />
      </Note>
    )
  if (boot?.kind === 'newer-build')
    return (
      <Note tone="warning" title={t('review.newerBuild')}>
        <p>{t('review.newerBuildWhy')}</p>
      </Note>
    )
  return null
}
