import { PersonHere } from '../../changes/presence/PersonHere.tsx'
import { usePresence } from '../../changes/presence/PresenceProvider.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { OverviewCard } from './OverviewCard.tsx'
import styles from './overview.module.css'

/** Others with the desk open, and the pages they are on. */
export function PeopleCard() {
  const { t } = useWords()
  const others = usePresence()
  const isOwner = useMay('owner')
  return (
    <OverviewCard title={t('presence.title')} {...(isOwner && { to: { path: '/team', area: 'team' } })}>
      {others.length === 0 && (
        <>
          <p>{t('overview.alone')}</p>
          <p className={styles.quiet}>{t('overview.aloneWhy')}</p>
        </>
      )}
      <ul className={styles.people}>
        {others.map((person) => (
          <PersonHere key={person.name} person={person} />
        ))}
      </ul>
    </OverviewCard>
  )
}
