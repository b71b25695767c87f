import { useEffect, type MouseEvent } from 'react'
import { HashRouter } from 'react-router-dom'
import { languages } from '../../format/locales.ts'
import { RendererProvider } from '../../renderer/screen/RendererProvider.tsx'
import { later } from '../../ui/later.tsx'
import { UiProvider } from '../../ui/UiProvider.tsx'
import { useLoaded } from '../../ui/useLoaded.ts'
import type { App } from '../App.ts'
import { AppContext, useApp } from '../AppContext.ts'
import { useReadable } from '../../renderer/reading/useReadable.ts'
import { uiTextsOf } from '../text/uiTextsOf.ts'
import { AppBoundary } from './AppBoundary.tsx'
import { RouterBridge } from './RouterBridge.tsx'
import { Shell } from './Shell.tsx'
import type { LinkParts } from '../../ui/renderLink.tsx'
import '../../ui/tokens.css'
import '../../ui/base.css'

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
        <LaterToasts app={app} />
      </UiProvider>
    </AppContext>
  )
}

/** As soon as their code is here: what suspends comes a quarter of a second late, in a frame of its own. */
function LaterToasts({ app }: { readonly app: App }) {
  return useLoaded(ToastHost) && <ToastHost toasts={app.toasts} />
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
