import { useEffect, useEffectEvent, useRef, type ReactNode, useLayoutEffect, type RefObject } from 'react'
import type { ScreenPlan } from '../../format/screen.ts'
import { useText } from '../../renderer/reading/useDerived.ts'
import { Page } from '../../ui/Page.tsx'
import { useApp, useTexts } from '../AppContext.ts'
import { useSelected } from '../stores/useSelected.ts'
import { ScreenHeader } from './ScreenHeader.tsx'
import { useScreenLocation } from './ScreenLocation.ts'
import { TabBar } from '../../ui/TabBar.tsx'
import { screenAt } from '../navigation/Place.ts'
import { useReadable } from '../../renderer/reading/useReadable.ts'
import type { Settings } from '../../format/settings.ts'

/** Content that comes late is waited for so long. */
const PATIENCE_MS = 3000

/** Where unread messages are found: the messages themselves, or else the member's own page. */
const messagePaths = ['/message', '/mine']

export interface ScreenPageProps {
  readonly plan: ScreenPlan
  readonly instance: string
  readonly children: ReactNode
}

/** The page of a screen: header, its own scroller, tab bar. */
export function ScreenPage({ plan, instance, children }: ScreenPageProps) {
  const { announced, host, onNavigated } = useApp()
  const { pathname, search } = useScreenLocation()
  const general = useText(plan.title)
  const own = useText(plan.chrome.title)
  const title = own === '' ? general : own
  const t = useTexts()
  const siteTitle = useSelected(host.site, (site) =>
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
  const { host, release, session } = useApp()
  const t = useTexts()
  const { tabBar } = useReadable(host.settings) as Settings
  const manifest = useSelected(release, (snapshot) => snapshot.release.manifest)
  const messageNum = useSelected(session, (snapshot) => snapshot.messageNum)
  const { pathname } = useScreenLocation()

  const places = tabBar.filter(({ path }) => screenAt(manifest, path) !== undefined)
  const messages = messagePaths.find((path) => places.some((place) => place.path === path))
  const badge =
    messageNum > 0
      ? { text: messageNum > 99 ? '99+' : String(messageNum), label: t('app.unread', { count: messageNum }) }
      : undefined
  return (
    <TabBar
      label={t('app.tabBar')}
      items={places.map(({ path, label, icon }) => ({
        to: path,
        label: t(label),
        icon,
        current: path === pathname,
        badge: path === messages ? badge : undefined,
      }))}
    />
  )
}

/** Keeps a scroller's place under a name, and goes back to it when the screen is shown again. */
function useKeptScroll(scroller: RefObject<HTMLElement | null>, name: string): void {
  const { scrolls } = useApp()

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const wanted = scrolls.get(name)
    let stopWaiting = (): void => undefined
    if (wanted) stopWaiting = returnTo(element, wanted)
    // The screen stays where it is while its address changes, as with a filter.
    else scrolls.set(name, element.scrollTop)

    const handleScroll = (): void => void scrolls.set(name, element.scrollTop)
    const handleTouch = (): void => stopWaiting()
    element.addEventListener('scroll', handleScroll, { passive: true })
    element.addEventListener('pointerdown', handleTouch, { passive: true })
    element.addEventListener('wheel', handleTouch, { passive: true })
    return () => {
      stopWaiting()
      element.removeEventListener('scroll', handleScroll)
      element.removeEventListener('pointerdown', handleTouch)
      element.removeEventListener('wheel', handleTouch)
    }
  }, [scroller, name, scrolls])
}

/** Scrolls there, again and again while the content grows, until it is reached or the member scrolls. */
function returnTo(element: HTMLElement, wanted: number): () => void {
  const go = (): boolean => {
    element.scrollTop = wanted
    return Math.abs(element.scrollTop - wanted) < 2
  }
  const [content] = element.children
  if (go() || !content || typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(() => {
    if (go()) stop()
  })
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  const stop = (): void => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(content)
  return stop
}
