import { Link } from 'react-router-dom'
import { formatFact } from '../../../../src/format/fact.ts'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { inOperatorsWords } from '../../draft/inOperatorsWords.ts'
import { documentPlace, factPlace } from './factPlace.ts'
import { findingText } from './findingText.ts'
import styles from './review.module.css'
import type { Blocker } from '../../../api/findings.ts'

/** What keeps a draft from being published, each with its place. */
export function FindingList({ findings }: { findings: readonly Blocker[] }) {
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li
          key={`${finding.gate} ${finding.code} ${finding.document ?? ''} ${finding.path ?? ''} ${finding.screen ?? ''} ${finding.locale ?? ''} ${finding.message}`}
        >
          <Finding finding={finding} />
        </li>
      ))}
    </ul>
  )
}

/** One finding in words. */
export function Finding({ finding }: { finding: Blocker }) {
  const snapshot = useDraftSnapshot()
  const { hint, fact, document, line, screen, locale } = finding
  const place =
    (fact === undefined ? undefined : factPlace(fact)) ??
    (document === undefined ? undefined : documentPlace(document, finding.path ?? '', snapshot)) ??
    (screen === undefined ? undefined : factPlace(formatFact({ kind: 'screen', id: screen })))
  const where = [
    document !== undefined && `${document}${line === undefined ? '' : `, line ${line}`}`,
    screen !== undefined && `screen ${screen}`,
    locale,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <span>{inOperatorsWords(findingText(finding), snapshot)}</span>
      {hint !== undefined && <span> {inOperatorsWords(hint, snapshot)}</span>}
      {where !== '' && <span className={styles.where}> ({where})</span>}
      {place && (
        <>
          {' '}
          <Link to={place.path}>Go to {place.label}</Link>
        </>
      )}
    </>
  )
}
