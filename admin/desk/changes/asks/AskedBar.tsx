import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { changeName } from '../../facts/names/changeName.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './asks.module.css'

/** On every page: what colleagues ask the operator to review. */
export function AskedBar() {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const { changes } = useDraftSnapshot()
  const { pathname } = useLocation()
  const isReviewed = (id: string) => pathname === `/changes/${id}`
  // Where it is reviewed the page says so itself.
  const asked = changes
    .filter(({ id }) => !isReviewed(id))
    .flatMap((change) => change.asked.filter(({ operator }) => operator === me).map((ask) => ({ change, ask })))
  return (
    <output>
      {asked.map(({ change, ask: { asker, note } }) => (
        <p key={change.id} className={styles.bar}>
          <Icon name="message" size={18} />
          <span className={styles.text}>
            {t('asks.forYou', { asker, change: changeName(change, me, words) })}
            {note !== '' && <span className={styles.quiet}> “{note}”</span>}
          </span>
          <Link to={`/changes/${change.id}`} className={styles.look ?? ''}>
            {t('asks.look')}
          </Link>
        </p>
      ))}
    </output>
  )
}
