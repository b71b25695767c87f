import { NavLink } from 'react-router-dom'
import { Button } from '../../../src/ui/Button.tsx'
import { useDraft, useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { isZoneMissing, ownZone } from '../kit/ownZone.ts'
import { useOperator, useSession } from '../session/SessionProvider.tsx'
import styles from './OwnFoot.module.css'
import { ThemeChoice } from '../kit/ThemeChoice.tsx'
import { LanguageChoice } from '../words/LanguageChoice.tsx'
import { useWords } from '../words/useWords.ts'

/** The live release, how the desk looks and speaks, the operator's name, and signing out. */
export function OwnFoot() {
  const { t } = useWords()
  const operator = useOperator()
  const session = useSession()
  const draft = useDraft()
  const { seq } = useDraftSnapshot()
  return (
    <div className={styles.foot}>
      {seq > 0 && <p className={styles.live}>{t('frame.releaseLive', { seq })}</p>}
      <p className={styles.quiet}>{isZoneMissing() ? t('frame.zoneMissing') : t('frame.zone', { zone: ownZone() })}</p>
      <div className={styles.choices}>
        <LanguageChoice />
        <ThemeChoice />
      </div>
      <div className={styles.own}>
        <p className={styles.who}>
          <NavLink to="/people" className={styles.account ?? ''}>
            {operator.name}
          </NavLink>{' '}
          <span className={styles.quiet}>{t(`roles.${operator.role}`)}</span>
        </p>
        <Button variant="quiet" size="small" icon="logout" onClick={() => void draft.flush().then(session.leave)}>
          {t('frame.signOut')}
        </Button>
      </div>
    </div>
  )
}
