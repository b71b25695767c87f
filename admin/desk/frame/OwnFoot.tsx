import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { useDraft, useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { isZoneMissing, ownZone } from '../kit/ownZone.ts'
import { useOperator, useSession } from '../session/SessionProvider.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import popover from '../kit/popover.module.css'
import styles from './OwnFoot.module.css'
import { ThemeChoice } from '../kit/ThemeChoice.tsx'
import { LanguageChoice } from '../words/LanguageChoice.tsx'
import { useWords } from '../words/useWords.ts'

/** The live release and, behind the operator's name, how the desk looks and speaks, the account, and signing out. */
export function OwnFoot() {
  const { t } = useWords()
  const operator = useOperator()
  const session = useSession()
  const draft = useDraft()
  const { seq } = useDraftSnapshot()
  const id = useId()
  return (
    <div className={styles.foot}>
      {seq > 0 && <p className={styles.live}>{t('frame.releaseLive', { seq })}</p>}
      <button type="button" className={styles.name} popoverTarget={id} aria-haspopup="dialog">
        <span className={styles.who}>
          {operator.name} <span className={styles.quiet}>{t(`roles.${operator.role}`)}</span>
        </span>
        <Icon name="chevronDown" size={16} />
      </button>
      {/* The browser's own popover: it also shows above the menu of a phone, which is a dialog. */}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={operator.name}
        className={joinNames(popover.popover, styles.popover)}
      >
        <div className={styles.choices}>
          <LanguageChoice />
          <ThemeChoice />
        </div>
        <p className={styles.quiet}>
          {isZoneMissing() ? t('frame.zoneMissing') : t('frame.zone', { zone: ownZone() })}
        </p>
        <Link to="/people" className={styles.account ?? ''}>
          {t('areas.account')}
        </Link>
        <Button variant="quiet" size="small" icon="logout" onClick={() => void draft.flush().then(session.leave)}>
          {t('frame.signOut')}
        </Button>
      </div>
    </div>
  )
}
