import { useId } from 'react'
import { Avatar } from '../../../../src/ui/Avatar.tsx'
import { useWords } from '../../words/useWords.ts'
import { PersonHere } from './PersonHere.tsx'
import { usePresence } from './PresenceProvider.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import popover from '../../kit/popover.module.css'
import styles from './WhoIsHere.module.css'

/** As many faces as leave room for the number of people in one line. */
const FACES = 2

/** On every page: who else is here and, on a tap, where they are and what they are changing. */
export function WhoIsHere() {
  const { t } = useWords()
  const others = usePresence()
  const id = useId()
  if (others.length === 0) return null
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id} aria-haspopup="dialog">
        <span className={styles.faces} aria-hidden="true">
          {others.slice(0, FACES).map(({ name }) => (
            <Avatar key={name} name={name} size={32} />
          ))}
        </span>
        {t('presence.others', { count: others.length })}
      </button>
      {/* The browser's own popover: it also shows above the menu of a phone, which is a dialog. */}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('presence.title')}
        className={joinNames(popover.popover, styles.popover)}
      >
        <ul className={styles.people}>
          {others.map((person) => (
            <PersonHere key={person.name} person={person} />
          ))}
        </ul>
      </div>
    </>
  )
}
