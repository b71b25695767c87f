import { SettingsForm } from '../../fields/form/SettingsForm.tsx'
import { PlatformUnknown } from '../../fields/status/PlatformUnknown.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { SettingsSearch } from './SettingsSearch.tsx'
import { useWords } from '../../words/useWords.ts'
import { formSchemas } from '../../facts/shapes/formSchemas.ts'
import { titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import styles from './GroupLinks.module.css'

/** Amounts, hours, intervals and everything else that is the same for all members. */
export function LimitsPage() {
  const { t } = useWords()
  return (
    <>
      <PageHeader title={t('areas.limits')} text={t('limits.text')} />
      <PlatformUnknown />
      <SettingsSearch>
        {(only) => (
          <>
            {only === undefined && <GroupLinks />}
            <SettingsForm name="limits" label={t('areas.limits')} only={only} />
          </>
        )}
      </SettingsSearch>
    </>
  )
}

const groups = Object.keys(formSchemas.limits.properties ?? {})

/** Jumps to a group of the form; the address belongs to the router, so these are buttons. */
function GroupLinks() {
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
