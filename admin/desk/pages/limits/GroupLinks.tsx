import { formSchemas } from '../../facts/shapes/formSchemas.ts'
import { titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import styles from './GroupLinks.module.css'
import { useWords } from '../../words/useWords.ts'

const groups = Object.keys(formSchemas.limits.properties ?? {})

/** Jumps to a group of the form; the address belongs to the router, so these are buttons. */
export function GroupLinks() {
  const { t, locale } = useWords()
  return (
    <nav aria-label={t('limits.groups')} className={styles.links}>
      {groups.map((group) => (
        <button key={group} type="button" className={styles.link} onClick={() => jumpTo(group)}>
          {titleOfSetting(`/${group}`, locale)}
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
