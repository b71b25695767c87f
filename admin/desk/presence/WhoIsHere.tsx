import { useId } from 'react'
import { Avatar } from '../../../src/ui/Avatar.tsx'
import type { PersonHere } from '../../api/presenceApi.ts'
import { areas } from '../frame/areas.ts'
import { useOperator } from '../session/SessionProvider.tsx'
import { useWords, type Words } from '../words/useWords.ts'
import { usePresence } from './PresenceProvider.tsx'
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
      <div id={id} popover="auto" role="dialog" aria-label={t('presence.title')} className={styles.popover}>
        <ul className={styles.people}>
          {others.map((person) => (
            <Person key={person.name} person={person} />
          ))}
        </ul>
      </div>
    </>
  )
}

function Person({ person }: { readonly person: PersonHere }) {
  const words = useWords()
  const me = useOperator().name
  const { name, role, since } = person
  const says = [pageName(person, words), changing(person, me, words)].filter((text) => text !== undefined)
  return (
    <li className={styles.person}>
      <span aria-hidden="true">
        <Avatar name={name} size={32} />
      </span>
      <div className={styles.what}>
        <p>
          <strong>{name}</strong> <span className={styles.quiet}>{words.t(`roles.${role}`)}</span>
        </p>
        <p>{says.join(' · ')}</p>
        <p className={styles.quiet}>{words.t('presence.since', { time: words.clock(since) })}</p>
      </div>
    </li>
  )
}

function pageName({ page }: PersonHere, { t }: Words): string | undefined {
  const area = areas.find(({ path }) => page === path || page.startsWith(`${path}/`))
  if (area !== undefined) return t(`areas.${area.name}`)
  return page === '/account' ? t('account.title') : undefined
}

function changing({ name, change }: PersonHere, me: string, { t }: Words): string | undefined {
  if (change === undefined || change.edits === 0) return undefined
  const count = change.edits
  if (change.name !== '') return t('presence.changingIn', { count, change: change.name })
  if (change.owner === me) return t('presence.changingYours', { count })
  return change.owner === name
    ? t('presence.changing', { count })
    : t('presence.changingOf', { count, owner: change.owner })
}
