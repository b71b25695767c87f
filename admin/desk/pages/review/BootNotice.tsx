import useSWR from 'swr'
import { useApi } from '../../api/ApiProvider.tsx'
import { Note } from '../../parts/Note.tsx'
import { FindingList } from './FindingList.tsx'
import type { Status } from '../../../api/documentApi.ts'

/** Says what does not work in the service, and whether its build's documents are not the live ones. */
export function BootNotice() {
  const api = useApi()
  const { data } = useSWR('status', () => api.status())
  if (data === undefined) return null
  return (
    <>
      {data.incidents.map((sentence) => (
        <Note key={sentence} tone="warning" title="Something does not work in the service">
          <p>{sentence}</p>
        </Note>
      ))}
      <OtherBuild boot={data.boot} />
    </>
  )
}

function OtherBuild({ boot }: Pick<Status, 'boot'>) {
  if (boot?.kind === 'refused')
    return (
      <Note tone="loss" title={`The documents of the new build were refused; release ${boot.seq} is still live`}>
        <p>Publishing a draft that settles these points puts the new build live.</p>
        <FindingList findings={boot.blockers} />
      </Note>
    )
  if (boot?.kind === 'newer-build')
    return (
      <Note tone="warning" title="A newer build has published">
        <p>This one only serves and cannot publish. Open the desk of the newer one.</p>
      </Note>
    )
  return null
}
