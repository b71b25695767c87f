import { NavLink } from 'react-router-dom'
import { Icon } from '../../../src/ui/Icon.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { ChangePill } from '../changes/ChangePill.tsx'
import { WhoIsHere } from '../changes/presence/WhoIsHere.tsx'
import { StopButton } from '../changes/stops/StopBar.tsx'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { OWN_CHANGE } from '../kit/currentAddress.ts'
import { useNarrow } from '../kit/useNarrow.ts'
import { useMay } from '../session/SessionProvider.tsx'
import { useWords } from '../words/useWords.ts'
import { FindButton } from './find/FindButton.tsx'
import { Menu } from './Menu.tsx'
import entry from './entry.module.css'
import styles from './TopBar.module.css'

/** The one row above every page: the change that edits go to, its review, who else is here, and the stops. */
export function TopBar() {
  const isNarrow = useNarrow()
  return (
    <div className={styles.bar}>
      {isNarrow && (
        <>
          <Menu />
          <FindButton isSmall />
        </>
      )}
      <div className={styles.change}>
        <ChangePill />
        <ReviewLink />
      </div>
      {!isNarrow && <WhoIsHere />}
      <StopButton />
    </div>
  )
}

/** Leads to the page of the change that edits go to. */
function ReviewLink() {
  const { t } = useWords()
  const { status, current } = useDraftSnapshot()
  const mayEdit = useMay('editor')
  if (status !== 'ready' || !mayEdit) return null
  return (
    <NavLink
      to={current === undefined ? OWN_CHANGE : `/changes/${current.id}`}
      className={({ isActive }) => joinNames(entry.entry, styles.review, isActive && entry.active) ?? ''}
    >
      <Icon name="check" size={16} />
      <span className={styles.word}>{t('areas.reviewShort')}</span>
    </NavLink>
  )
}
