import {
  Activity,
  memo,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  type RefObject,
  createContext,
} from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import { Screen } from '../../renderer/Screen.tsx'
import { useApp, useTexts } from '../AppContext.ts'
import type { Admission, Gatekeeper } from '../navigation/createGatekeeper.ts'
import { keepScreens, type KeptScreen } from '../navigation/keepScreens.ts'
import { useReadable } from '../../ui/useReadable.ts'
import { later } from '../../ui/later.tsx'
import type { ScreenPlan } from '../../format/screen.ts'
import { useText } from '../../renderer/reading/useDerived.ts'
import { Page } from '../../ui/Page.tsx'
import { ScreenHeader } from './ScreenHeader.tsx'
import { TabBar } from '../../ui/TabBar.tsx'
import { parsePlace, screenAt } from '../navigation/Place.ts'
import type { Settings } from '../../format/settings.ts'
import { useAround } from '../../ui/useAround.ts'

const Refused = later(async () => (await import('./rareViews.ts')).Refused)

const none: readonly KeptScreen<Location>[] = []

/**
 * The screen at the address, and the cached ones behind it. Each plays at its own location, so that a hidden screen
 * does not render with another's query.
 */
export function ScreenStack() {
  const { overlays, questions, release } = useApp()
  const location = useLocation()
  const isReplacing = useNavigationType() === NavigationType.Replace
  const manifest = useReadable(release, (snapshot) => snapshot.release.manifest)
  const admission = useAdmission(location)
  const [kept, setKept] = useState(none)

  const isOpen = admission.kind === 'open'
  const cachedIds = manifest.screens
  const isCached = (id: string) => cachedIds[id]?.cached === true
  const visit =
    isOpen && keepScreens(kept, { id: admission.route.id, location, entry: location.key, isReplacing }, isCached)
  if (visit && visit.kept !== kept) setKept(visit.kept)
  const currentKey = visit ? visit.current.key : undefined

  // Before the new screen's own effects: a popup that opens with it stays. So does the question of a navigation rule,
  // which is asked while no screen shows: the one to be shown behind it may still be on its way.
  useLayoutEffect(() => {
    if (currentKey === undefined) return undefined
    return () => {
      overlays.closeAll()
      // Asked a moment ago, they may not be open yet.
      questions.leave()
    }
  }, [currentKey, overlays, questions])

  return (
    <>
      {(visit ? visit.kept : kept)
        .filter(({ id }) => cachedIds[id] !== undefined)
        .map((screen) => (
          <Activity key={screen.key} mode={screen.key === currentKey ? 'visible' : 'hidden'}>
            <ScreenLocation value={screen.location}>
              <ScreenFrame
                id={screen.id}
                instance={isCached(screen.id) ? screen.id : `${screen.location.key} ${screen.id}`}
                active={screen.key === currentKey}
              />
            </ScreenLocation>
          </Activity>
        ))}
      {!isOpen && <Refused admission={admission} location={location} />}
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
  const { release, announced } = useApp()
  const plan = useReadable(release, (snapshot) => snapshot.release.screen(id))
  // A tap is answered with the frame of a new screen, or with a kept screen as it was. The body of a new one, and all
  // reading, follow in pieces, between which the page can be used.
  const isFirst = announced.getSnapshot() === ''
  const isDrawn = useDeferredValue(true, isFirst)
  const reads = useDeferredValue(active, isFirst)
  const { search } = useScreenLocation()
  const query = useMemo(() => parsePlace(search).query, [search])
  if (!plan) return null
  const frame = (body: ReactNode) => (
    <ScreenPage plan={plan} instance={instance}>
      {isDrawn && body}
    </ScreenPage>
  )
  return <Screen plan={plan} query={query} active={active} reads={reads} frame={frame} />
})

/** Whether the location may be open now; asked again when the session, the member, the site or the release changes. */
function useAdmission({ pathname, search }: Location): Admission {
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
  const place = parsePlace(path + search)
  let last: Admission | undefined
  return () => (last = reuseEqual(last, admit(place)))
}

/** Content that comes late is waited for so long. */
const PATIENCE_MS = 3000

/** Where unread messages are found: the messages themselves, or else the member's own page. */
const messagePaths = ['/message', '/mine']

interface ScreenPageProps {
  readonly plan: ScreenPlan
  readonly instance: string
  readonly children: ReactNode
}

/** The page of a screen: header, its own scroller, tab bar. */
function ScreenPage({ plan, instance, children }: ScreenPageProps) {
  const { announced, host, onNavigated } = useApp()
  const { pathname, search } = useScreenLocation()
  const general = useText(plan.title)
  const own = useText(plan.chrome.title)
  const title = own === '' ? general : own
  const t = useTexts()
  const siteTitle = useReadable(host.site, (site) =>
    site && 'title' in site && typeof site.title === 'string' ? site.title : '',
  )
  const scroller = useRef<HTMLElement>(null)
  const siteName = siteTitle === '' ? t('app.name') : siteTitle
  useKeptScroll(scroller, instance)

  // Runs on the first show and on every return: a hidden screen has no effects.
  const handleShown = useEffectEvent(() => {
    focusHeading(scroller.current?.parentElement, announced.getSnapshot() === '')
  })
  useEffect(() => handleShown(), [])
  useEffect(() => {
    document.title = title === '' || title === siteName ? siteName : `${title} · ${siteName}`
    announced.set(title === '' ? siteName : title)
  }, [title, siteName, announced])
  useEffect(() => {
    onNavigated(`${pathname}${search}`)
  }, [onNavigated, pathname, search])

  const { header, tabBar } = plan.chrome
  return (
    <Page
      scroller={scroller}
      header={<ScreenHeader kind={header} title={title} siteName={siteName} chrome={plan.chrome} />}
      footer={tabBar && <AppTabBar />}
    >
      {children}
    </Page>
  )
}

/**
 * Moves the focus to the heading of a screen that has opened, so that the next Tab and a screen reader begin there. The
 * first screen of a page is left to the browser.
 */
function focusHeading(page: Element | null | undefined, isFirst: boolean): void {
  // A field of the screen may have taken it already.
  if (isFirst || page?.contains(document.activeElement)) return
  const heading = page?.querySelector<HTMLElement>('h1') ?? page?.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The main places of the app, as the settings list them. */
function AppTabBar() {
  const { host, release, session, decided } = useApp()
  const t = useTexts()
  const { tabBar } = useReadable(host.settings) as Settings
  const manifest = useReadable(release, (snapshot) => snapshot.release.manifest)
  const messageNum = useReadable(session, (snapshot) => snapshot.messageNum)
  const { pathname } = useScreenLocation()

  const places = tabBar.filter(({ path }) => screenAt(manifest, path) !== undefined)
  const messages = messagePaths.find((path) => places.some((place) => place.path === path))
  const decidedOrders = useReadable(
    decided,
    (orders) => orders.deposits + orders.withdrawals + orders.transfers + orders.activities,
  )
  // Both may be found on the member's own page, which says of each how many: money goes before messages.
  function badgeAt(path: string) {
    const orders = path === '/mine' && decidedOrders
    const count = orders || (path === messages && messageNum)
    return count
      ? { text: count > 99 ? '99+' : `${count}`, label: t(orders ? 'app.decided' : 'app.unread', { count }) }
      : undefined
  }
  return (
    <TabBar
      label={t('app.tabBar')}
      items={places.map(({ path, label, icon }) => ({
        to: path,
        label: t(label),
        icon,
        current: path === pathname,
        badge: badgeAt(path),
      }))}
    />
  )
}

/** Keeps a scroller's place under a name, and goes back to it when the screen is shown again. */
function useKeptScroll(scroller: RefObject<HTMLElement | null>, name: string): void {
  const { scrolls } = useApp()
  const last = useRef<string>(undefined)

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const wanted = scrolls.get(name)
    // As it was heard of: to ask what has just been made would lay the page out twice.
    const now = last.current === undefined ? undefined : scrolls.get(last.current)
    last.current = name
    const left = new AbortController()
    const { signal } = left
    if (wanted) returnTo(element, wanted, signal)
    // The screen stays where it is while its address changes, as with a filter.
    else scrolls.set(name, now ?? 0)
    element.addEventListener('scroll', () => scrolls.set(name, element.scrollTop), { signal })
    return () => left.abort()
  }, [scroller, name, scrolls])
}

/** Scrolls there, again and again while the content grows, until it is reached or the member scrolls. */
function returnTo(element: HTMLElement, wanted: number, signal: AbortSignal): void {
  // It tells of the first size too, once the page has been laid out: to scroll now would lay it out twice.
  const observer = new ResizeObserver(() => {
    element.scrollTop = wanted
    if (Math.abs(element.scrollTop - wanted) < 2) stop()
  })
  const stop = (): void => observer.disconnect()
  for (const child of element.children) observer.observe(child)
  setTimeout(stop, PATIENCE_MS)
  for (const end of ['pointerdown', 'wheel']) element.addEventListener(end, stop, { signal, passive: true })
  signal.addEventListener('abort', stop)
}

/**
 * The location that the screen around plays at. The router's own would change under the cached screens that are hidden,
 * and render them with another's query.
 */
const ScreenLocation = createContext<Location | undefined>(undefined)

function useScreenLocation(): Location {
  return useAround(ScreenLocation, 'ScreenLocation')
}
