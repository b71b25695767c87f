import { Activity, Suspense, useLayoutEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'
import { useApp } from '../AppContext.ts'
import { keepScreens, type KeptScreen } from '../navigation/keepScreens.ts'
import { useSelected } from '../stores/useSelected.ts'
import { later } from '../../ui/later.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import { ScreenLocation } from './ScreenLocation.ts'
import { useAdmission } from './useAdmission.ts'

const Refused = later(async () => (await import('./rareViews.ts')).Refused)

const none: readonly KeptScreen<Location>[] = []

/**
 * The screen at the address, and the cached ones behind it. Each plays at its own location, so that a hidden screen
 * does not render with another's query.
 */
export function ScreenStack() {
  const { overlays, release } = useApp()
  const location = useLocation()
  const isReplacing = useNavigationType() === NavigationType.Replace
  const manifest = useSelected(release, (snapshot) => snapshot.release.manifest)
  const admission = useAdmission(location)
  const [kept, setKept] = useState(none)

  const isOpen = admission.kind === 'open'
  const cachedIds = manifest.screens
  const isCached = (id: string) => cachedIds[id]?.cached === true
  const visit =
    isOpen && keepScreens(kept, { id: admission.route.id, location, entry: location.key, isReplacing }, isCached)
  if (visit && visit.kept !== kept) setKept(visit.kept)
  const currentKey = visit ? visit.current.key : undefined

  // Before the new screen's own effects: a popup that opens with it stays.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another screen is what it waits for
  useLayoutEffect(() => () => overlays.closeAll(), [currentKey, overlays])

  return (
    <>
      {(visit ? visit.kept : kept)
        .filter(({ id }) => cachedIds[id] !== undefined)
        .map((screen) => (
          <Activity key={screen.key} mode={screen.key === currentKey ? 'visible' : 'hidden'}>
            <ScreenLocation value={screen.location}>
              <ScreenFrame
                id={screen.id}
                instance={isCached(screen.id) ? screen.id : screen.location.key}
                active={screen.key === currentKey}
              />
            </ScreenLocation>
          </Activity>
        ))}
      {!isOpen && (
        <Suspense>
          <Refused admission={admission} location={location} />
        </Suspense>
      )}
    </>
  )
}
