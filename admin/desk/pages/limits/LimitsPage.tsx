import { SettingsForm } from '../../draft/SettingsForm.tsx'
import { PlatformUnknown } from '../../platform/PlatformUnknown.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { FollowFocus } from '../../preview/FollowFocus.tsx'
import { GroupLinks } from './GroupLinks.tsx'
import { SettingsSearch } from './SettingsSearch.tsx'

/** Amounts, hours, intervals and everything else that is the same for all members. */
export function LimitsPage() {
  return (
    <>
      <PageHeader
        title="Limits"
        text="Every change is saved to the draft at once. Members see it when the draft is published. Limits can only narrow what the platform allows."
      />
      <PlatformUnknown />
      <SettingsSearch>
        {(only) => (
          <>
            {only === undefined && <GroupLinks />}
            <FollowFocus>
              <SettingsForm name="limits" label="Limits" only={only} />
            </FollowFocus>
          </>
        )}
      </SettingsSearch>
    </>
  )
}
