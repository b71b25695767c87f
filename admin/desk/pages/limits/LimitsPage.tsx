import { SettingsForm } from '../../fields/form/SettingsForm.tsx'
import { PlatformUnknown } from '../../fields/status/PlatformUnknown.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { GroupLinks } from './GroupLinks.tsx'
import { SettingsSearch } from './SettingsSearch.tsx'
import { useWords } from '../../words/useWords.ts'

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
