import { useMemo, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHandlers } from '../../mocks/handlers.ts'
import { answerRequest } from '../../mocks/answerRequest.ts'
import type { Locale } from '../format/locales.ts'
import type { ScreenPlan } from '../format/screen.ts'
import { RendererProvider } from '../renderer/screen/RendererProvider.tsx'
import { Screen } from '../renderer/Screen.tsx'
import { screenParts } from '../start/screenParts.ts'
import { useText } from '../renderer/reading/useDerived.ts'
import { UiProvider } from '../ui/UiProvider.tsx'
import type { App } from '../app/App.ts'
import { useReadable } from '../ui/useReadable.ts'
import { AppContext } from '../app/AppContext.ts'
import { createParts } from '../app/createParts.ts'
import { createSimulation } from '../demo/createSimulation.ts'
import { exampleQuery } from '../demo/exampleQuery.ts'
import { inPageFetch } from '../demo/inPageFetch.ts'
import { simulatedStorage } from '../demo/simulatedStorage.ts'
import { ScreenHeader } from '../app/shell/ScreenHeader.tsx'
import { uiTextsOf } from '../app/text/uiTextsOf.ts'
import type { TracedRelease } from './traceRelease.ts'
import { usePlace } from '../renderer/screen/ScopeContext.tsx'

type Popups = ReturnType<typeof usePopups>

/** One situation of the simulated platform, in one language. */
export interface Stage {
  /** Mounts a screen, with a query that shows something, and gives what opens its popups. */
  mount(plan: ScreenPlan): Promise<Popups | undefined>
  /** Chooses another language, as a member does. */
  speak(locale: Locale): Promise<void>
  /** Waits until every call has been answered and shown. */
  settled(): Promise<void>
  close(): void
}

interface StageOptions {
  readonly situation: string
  readonly locale: Locale
  readonly release: Pick<TracedRelease, 'release' | 'simulated'>
  readonly onProblem: (message: string) => void
  /** Whether to pass on a problem that a part reports. */
  readonly isProblem: (code: string) => boolean
}

/** How often the stage looks whether all is quiet, and how long it waits for that. */
const QUIET_TURNS = 3
const MOST_TURNS = 400

/** A Wednesday, 14:00 in Korea. What is kept of a play must not depend on when it was. */
const clock = { now: () => Date.parse('2026-01-07T05:00:00Z') }

export async function createStage({
  situation,
  locale,
  release: { release, simulated },
  onProblem,
  isProblem,
}: StageOptions): Promise<Stage> {
  // A page that is quiet because its code has not come has not been played.
  await Promise.all(Object.values(screenParts.views).map(async (view) => 'load' in view && view.load()))
  const simulation = createSimulation(situation, simulated, { clock })
  const { platform, network, token } = simulation
  const handlers = createHandlers(platform, { network })
  let asked = 0
  const answer = inPageFetch(async (request) => {
    asked += 1
    try {
      return await answerRequest(handlers, request)
    } finally {
      asked -= 1
    }
  })
  const parts = createParts({
    ...screenParts,
    // Node's requests take no signal of a jsdom window; nothing is given up here anyway.
    fetch: async (input, init) => answer(input, { ...init, signal: null }),
    release,
    storage: simulatedStorage({ token, locale }),
    clock,
    report: ({ code, pointer }) => {
      if (isProblem(code)) onProblem(`${code} at ${pointer === '' ? 'the screen' : pointer}`)
    },
  })
  const { app } = parts
  parts.start()

  async function settled(): Promise<void> {
    let quiet = 0
    for (let turn = 0; quiet < QUIET_TURNS && turn < MOST_TURNS; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1))
      quiet = asked === 0 ? quiet + 1 : 0
    }
  }

  let root: ReturnType<typeof createRoot> | undefined
  let popups: Popups | undefined
  const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

  await settled()
  return {
    settled,
    speak: async (next) => app.host.device.setLocale(next),
    async mount(plan) {
      const query = exampleQuery(plan, simulation)
      const element = document.body.appendChild(document.createElement('div'))
      root = createRoot(element, {
        onCaughtError: (error) => onProblem(messageOf(error)),
        onUncaughtError: (error) => onProblem(messageOf(error)),
      })
      root.render(
        <Words app={app}>
          <RendererProvider host={app.host}>
            <AppContext value={app}>
              <Screen
                plan={plan}
                query={query}
                active
                frame={(body) => (
                  <Frame plan={plan} onPopups={(next) => (popups = next)}>
                    {body}
                  </Frame>
                )}
              />
            </AppContext>
          </RendererProvider>
        </Words>,
      )
      await settled()
      return popups
    },
    close() {
      root?.unmount()
      document.body.replaceChildren()
      parts.stop()
    },
  }
}

function Words({ app: { host, overlays }, children }: { readonly app: App; readonly children: ReactNode }) {
  const translate = useReadable(host.text)
  return (
    <UiProvider texts={uiTextsOf(translate)} overlays={overlays}>
      {children}
    </UiProvider>
  )
}

interface FrameProps {
  readonly plan: ScreenPlan
  readonly onPopups: (popups: Popups) => void
  readonly children: ReactNode
}

function Frame({ plan, onPopups, children }: FrameProps) {
  onPopups(usePopups())
  return (
    <>
      <ScreenHeader kind={plan.chrome.header} title={useText(plan.title)} siteName="" chrome={plan.chrome} />
      {children}
    </>
  )
}

/** The popups of this screen. */
function usePopups(): { readonly open: (id: string) => void; readonly close: (id?: string) => void } {
  const { store } = usePlace()
  return useMemo(() => ({ open: store.popups.show, close: store.popups.close }), [store])
}
