import { Link } from 'react-router-dom'
import { formatFact } from '../../../../src/format/fact.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { documentPlace, factPlace } from '../../facts/names/factPlace.ts'
import styles from './review.module.css'
import type { Blocker } from '../../../api/findings.ts'
import { useWords } from '../../words/useWords.ts'
import { foundText } from '../../facts/names/foundText.ts'
import { isLocale } from '../../../../src/format/locales.ts'

/** Findings that keep a draft from being published, each with its place. */
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
  const words = useWords()
  const { t } = words
  const snapshot = useDraftSnapshot()
  const nameOf = useFactName()
  const { fact, document, line, screen, locale } = finding
  const place =
    (fact === undefined ? undefined : factPlace(fact)) ??
    (document === undefined ? undefined : documentPlace(document, finding.path ?? '', snapshot)) ??
    (screen === undefined ? undefined : factPlace(formatFact({ kind: 'screen', id: screen })))
  const where = [
    document !== undefined && (line === undefined ? document : t('review.documentLine', { document, line })),
    screen !== undefined && nameOf(formatFact({ kind: 'screen', id: screen })),
    isLocale(locale) && words.language(locale),
  ].filter((part) => part !== false)
  return (
    <>
      <span>{foundText(finding, words, snapshot)}</span>
      {where.length > 0 && <span className={styles.where}> ({where.join(', ')})</span>}
      {place && (
        <>
          {' '}
          <Link to={place.path}>{t('parts.goTo', { page: t(place.name) })}</Link>
        </>
      )}
    </>
  )
}
