import { Link } from 'react-router-dom'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import type { ReportCount } from '../../../api/auditApi.ts'
import styles from './reports.module.css'
import { reportPlace } from './reportPlace.ts'
import { useWords } from '../../words/useWords.ts'

/** Which part of which screen a report is about, and its place as the app sent it. */
export function ReportPart({ report: { pointer, seq } }: { readonly report: Pick<ReportCount, 'pointer' | 'seq'> }) {
  const words = useWords()
  const { live, seq: liveSeq } = useDraftSnapshot()
  const place = reportPlace(pointer, seq === liveSeq, live, words)
  if (place === undefined) return <code>{pointer}</code>
  return (
    <span className={styles.part}>
      <Link to={place.path}>{place.text}</Link>
      <code>{pointer}</code>
    </span>
  )
}
