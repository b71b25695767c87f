import {
  Activity,
  memo,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import { useReadable } from '../../renderer/reading/useReadable.ts'
import { Screen } from '../../renderer/Screen.tsx'
import { useApp } from '../AppContext.ts'
import type { Admission, Gatekeeper } from '../navigation/createGatekeeper.ts'
import { keepScreens, type KeptScreen } from '../navigation/keepScreens.ts'
import { useSelected } from '../stores/useSelected.ts'
import { later } from '../../ui/later.tsx'
import { ScreenLocation, useScreenLocation } from './ScreenLocation.ts'
import { ScreenPage } from './ScreenPage.tsx'

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

/** One screen with its header and bars, at the location of the stack around. */
const ScreenFrame = memo(function ScreenFrame({
  id,
  instance,
  active,
}: {
  readonly id: string
  /** Names this visit, for its scroll position. */
  readonly instance: string
  readonly active: boolean
}) {
  const { release } = useApp()
  const plan = useSelected(release, (snapshot) => snapshot.release.screen(id))
  const { search } = useScreenLocation()
  const query = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search])
  if (!plan) return null
  const frame = (body: ReactNode) => (
    <ScreenPage plan={plan} instance={instance}>
      {body}
    </ScreenPage>
  )
  return <Screen plan={plan} query={query} active={active} frame={frame} />
})

/** Whether the location may be open now; asked again when the session, the member, the site or the release changes. */
function useAdmission({ pathname, search }: Location): Admission | { readonly kind: 'waiting' } {
  const { admit, host, release, account } = useApp()
  const isReady = useReadable(account.ready)
  const { session, user, site } = host
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = [release, session, user, site].map((store) => store.subscribe(onChange))
      return () => {
        for (const end of ends) end()
      }
    },
    [release, session, user, site],
  )
  const ask = useMemo(() => askingFor(pathname, search, admit), [pathname, search, admit])
  const admission = useSyncExternalStore(subscribe, ask, ask)
  // Another tab may be about to hand over its login.
  return admission.kind === 'open' || isReady ? admission : { kind: 'waiting' }
}

/** Asks each time; an answer that is the same stays the same object, so that it renders nothing. */
function askingFor(path: string, search: string, admit: Gatekeeper): () => Admission {
  const place = { path, query: Object.fromEntries(new URLSearchParams(search)) }
  let last: Admission | undefined
  return () => (last = reuseEqual(last, admit(place)))
}
