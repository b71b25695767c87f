import { formSchemas } from '../../form/formSchemas.ts'
import { titleOf } from '../../form/titleOf.ts'
import styles from './GroupLinks.module.css'

const groups = Object.keys(formSchemas.limits.properties ?? {})

/** Jumps to a group of the form; the address belongs to the router, so these are buttons. */
export function GroupLinks() {
  return (
    <nav aria-label="Groups of limits" className={styles.links}>
      {groups.map((group) => (
        <button key={group} type="button" className={styles.link} onClick={() => jumpTo(group)}>
          {titleOf(`/${group}`)}
        </button>
      ))}
    </nav>
  )
}

function jumpTo(group: string): void {
  const place = document.getElementById(`group-${group}`)
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}
