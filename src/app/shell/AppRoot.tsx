import {
  Component,
  useEffect,
  useLayoutEffect,
  type MouseEvent,
  type ReactNode,
  Activity,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { HashRouter, useNavigate } from 'react-router-dom'
import { languages } from '../../format/locales.ts'
import { runLater } from '../../renderer/actions/runLater.ts'
import { createScreenStore } from '../../renderer/screen/createScreenStore.ts'
import { RendererProvider, useRenderer } from '../../renderer/screen/RendererProvider.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { later } from '../../ui/later.tsx'
import { UiProvider } from '../../ui/UiProvider.tsx'
import type { App } from '../App.ts'
import { AppContext, useApp, useTexts } from '../AppContext.ts'
import { useReadable } from '../../ui/useReadable.ts'
import { uiTextsOf } from '../text/uiTextsOf.ts'
import type { LinkParts } from '../../ui/renderLink.tsx'
import '../../ui/tokens.css'
import '../../ui/base.css'
import { ScreenStack } from './ScreenStack.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { OfflineBanner } from '../../ui/OfflineBanner.tsx'
import styles from './Shell.module.css'

const ToastHost = later(async () => (await import('../../ui/ToastHost.tsx')).ToastHost)

/** Everything on the page. */
export function AppRoot({ app }: { readonly app: App }) {
  const t = useReadable(app.host.text)
  const locale = useReadable(app.host.locale)
  useEffect(() => {
    document.documentElement.lang = languages[locale].tag
  }, [locale])

  return (
    <AppContext value={app}>
      <UiProvider texts={uiTextsOf(t)} renderLink={renderRouterLink} overlays={app.overlays}>
        <AppBoundary title={t('app.failedTitle')} text={t('app.failed')}>
          <RendererProvider host={app.host}>
            {/* At once: a step back that closes a sheet would overtake a transition and open the screen again. */}
            <HashRouter future={{ v7_startTransition: false, v7_relativeSplatPath: true }}>
              <RouterBridge />
              <Shell />
            </HashRouter>
          </RendererProvider>
        </AppBoundary>
        <ToastHost toasts={app.toasts} />
      </UiProvider>
    </AppContext>
  )
}

/** The last resort: a mistake outside every block leaves a page that says so, and a way on. */
class AppBoundary extends Component<
  { readonly title: string; readonly text: string; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { title, text, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <main>
        <ErrorState title={title} text={text} onRetry={() => window.location.reload()} />
      </main>
    )
  }
}

/** Gives the navigator the router, and navigation rules the renderer that runs their actions. */
function RouterBridge() {
  const { navigator } = useApp()
  const renderer = useRenderer()
  const navigate = useNavigate()

  useLayoutEffect(
    () =>
      navigator.connect({
        navigate,
        async refuse(plan, { query }, guard) {
          const store = createScreenStore(renderer, plan, query)
          const report = (code: string) => renderer.report({ code, screen: plan.id, pointer: '/guards' })
          return runLater(guard.do, { store, extras: {}, report })
        },
      }),
    [navigator, navigate, renderer],
  )
  return null
}

/** A link inside the app: it goes by the same rules as an action, and opens elsewhere when the member asks for that. */
function RouterLink({ to, children, ...rest }: LinkParts) {
  const { navigator } = useApp()
  function handleClick(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigator.navigate.go(to, {})
  }
  return (
    <a href={`#${to}`} onClick={handleClick} {...rest}>
      {children}
    </a>
  )
}

const renderRouterLink = (parts: LinkParts) => <RouterLink {...parts} />

const loadRare = async () => import('./rareViews.ts')
const ShellDialogs = later(async () => (await loadRare()).ShellDialogs)
const Maintenance = later(async () => (await loadRare()).Maintenance)
const Ahead = later(async () => (await loadRare()).Ahead)
const UpdateOffer = later(async () => (await loadRare()).UpdateOffer)

/** The frame around every screen. */
function Shell() {
  const { site, account, play, questions, isDemonstration, update, switched } = useApp()
  const repairTips = useReadable(site.repairTips)
  const member = useReadable(account.member)
  const t = useTexts()
  const isAsking = useReadable(questions.asked).length > 0
  const isExpired = useReadable(account.expired)
  const change = useReadable(switched)
  const demonstration = useReadable(isDemonstration)
  const offered = useReadable(update)
  const isDue = useReadable(play).isDue

  // Ahead of need: a tap must not wait for the network, and may come without one.
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void Ahead.load().then(
          () => setStarted(true),
          () => undefined,
        ),
      1500,
    )
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.shell}>
      <Announcer />
      <OfflineNotice />
      {demonstration && <p className={styles.demonstration}>{t('app.demonstration')}</p>}
      <div className={styles.stack}>
        {/* Behind the notice, and while it is not known whose they are, the screens keep what was typed. */}
        <Activity mode={(repairTips ?? change) === undefined ? 'visible' : 'hidden'}>
          <ScreenStack key={member} />
        </Activity>
        {repairTips !== undefined && <Maintenance tips={repairTips} />}
      </div>
      {offered && <UpdateOffer update={offered} />}
      {(isAsking || isExpired || isDue || change) && <ShellDialogs />}
      {isStarted && <Ahead />}
    </div>
  )
}

/** Tells screen readers which screen has opened. */
function Announcer() {
  const { announced } = useApp()
  const t = useTexts()
  const title = useReadable(announced)
  return (
    <output>
      <VisuallyHidden>{title === '' ? '' : t('app.opened', { title })}</VisuallyHidden>
    </output>
  )
}

/** Shown while the service cannot be reached. */
function OfflineNotice() {
  const { host, toasts } = useApp()
  const t = useTexts()
  const isOnline = useReadable(host.online)
  const wasOnline = useRef(isOnline)
  const sayBack = useEffectEvent(() => toasts.success(t('app.backOnline')))

  useEffect(() => {
    if (isOnline && !wasOnline.current) sayBack()
    wasOnline.current = isOnline
  }, [isOnline])

  return <OfflineBanner offline={!isOnline} text={t('app.offline')} />
}
