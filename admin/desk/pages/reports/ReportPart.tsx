import { Link } from 'react-router-dom'
import type { Facts } from '../../../../src/format/facts/parseFacts.ts'
import styles from './reports.module.css'
import { reportPlace } from './reportPlace.ts'
import { useWords } from '../../words/useWords.ts'

/** Which part of which screen a report is about, and its place as the app sent it. */
export function ReportPart({ pointer, facts }: { readonly pointer: string; readonly facts: Facts }) {
  const words = useWords()
  const place = reportPlace(pointer, facts, words)
  if (place === undefined) return <code>{pointer}</code>
  return (
    <span className={styles.part}>
      <Link to={place.path}>{place.text}</Link>
      <code>{pointer}</code>
    </span>
  )
}
