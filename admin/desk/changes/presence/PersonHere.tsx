import { Avatar } from '../../../../src/ui/Avatar.tsx'
import type { PersonHere as Person } from '../../../api/presenceApi.ts'
import { pageAt } from '../../kit/areas.ts'
import { currentAddress } from '../../kit/currentAddress.ts'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import styles from './WhoIsHere.module.css'

/** A colleague who has the desk open: on which page, and what they are changing. */
export function PersonHere({ person }: { readonly person: Person }) {
  const words = useWords()
  const placeText = usePlaceText()
  const { name, role, since } = person
  return (
    <li className={styles.person}>
      <span aria-hidden="true">
        <Avatar name={name} size={32} />
      </span>
      <div className={styles.what}>
        <p>
          <strong>{name}</strong> <span className={styles.quiet}>{words.t(`roles.${role}`)}</span>
        </p>
        <p>{placeText(person).join(' · ')}</p>
        <p className={styles.quiet}>{words.t('presence.since', { time: words.clock(since) })}</p>
      </div>
    </li>
  )
}

/** Tells where a colleague is: the page, and the change that they edit. */
export function usePlaceText(): (person: Person) => readonly string[] {
  const words = useWords()
  const me = useOperator().name
  return (person) => [pageName(person, words), changing(person, me, words)].filter((text) => text !== undefined)
}

function pageName({ page }: Person, { t }: Words): string | undefined {
  // A desk of an earlier build still says the addresses of its own.
  const here = pageAt(currentAddress(page, '') ?? page)
  return here && t(`areas.${here.name}`)
}

function changing({ name, change }: Person, me: string, { t }: Words): string | undefined {
  if (change === undefined || change.edits === 0) return undefined
  const count = change.edits
  if (change.name !== '') return t('presence.changingIn', { count, change: change.name })
  if (change.owner === me) return t('presence.changingYours', { count })
  return change.owner === name
    ? t('presence.changing', { count })
    : t('presence.changingOf', { count, owner: change.owner })
}
