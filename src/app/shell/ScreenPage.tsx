import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { ScreenPlan } from '../../format/screen.ts'
import { useText } from '../../renderer/reading/useDerived.ts'
import { Page } from '../../ui/Page.tsx'
import { useApp, useTexts } from '../AppContext.ts'
import { useSelected } from '../stores/useSelected.ts'
import { AppTabBar } from './AppTabBar.tsx'
import { ScreenHeader } from './ScreenHeader.tsx'
import { useKeptScroll } from './useKeptScroll.ts'
import { useScreenLocation } from './ScreenLocation.ts'

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
