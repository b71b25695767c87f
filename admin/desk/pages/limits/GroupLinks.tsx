import { formSchemas } from '../../form/formSchemas.ts'
import { titleOf } from '../../form/titleOf.ts'
import styles from './GroupLinks.module.css'
import { useWords } from '../../words/useWords.ts'

const groups = Object.keys(formSchemas.limits.properties ?? {})

/** Jumps to a group of the form; the address belongs to the router, so these are buttons. */
export function GroupLinks() {
  const words = useWords()
  const { t } = words
  return (
    <nav aria-label={t('limits.groups')} className={styles.links}>
      {groups.map((group) => (
        <button key={group} type="button" className={styles.link} onClick={() => jumpTo(group)}>
          {titleOf(`/${group}`, words.locale)}
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
