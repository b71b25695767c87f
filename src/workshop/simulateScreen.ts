import type { StoryContext } from '@storybook/react-vite'
import { createHandlers } from '../../mocks/handlers.ts'
import { demoAccounts } from '../../mocks/platform/demoAccounts.ts'
import { signIn } from '../../mocks/scenarios/signIn.ts'
import type { Locale } from '../format/locales.ts'
import type { Theme } from '../format/themes.ts'
import type { Problem } from '../renderer/host/Host.ts'
import type { AppOptions } from '../app/AppOptions.ts'
import { createSimulation } from '../demo/createSimulation.ts'
import { exampleQuery } from '../demo/exampleQuery.ts'
import { hearPages } from '../demo/hearPages.ts'
import { simulatedStorage } from '../demo/simulatedStorage.ts'
import { createPlainReleases, type PlainReleases } from '../app/release/createPlainReleases.ts'
import { screenParts } from '../start/screenParts.ts'
import { devEvents } from '../build/DevMessages.ts'
import type { CompiledRelease } from '../format/release.ts'
import { fetchBaseline } from '../start/fetchBaseline.ts'
import { type ReleaseFile, unpackRelease } from '../start/releaseFile.ts'
import type { ScenarioId } from '../../mocks/scenarios/scenarios.ts'

export interface ScreenArgs {
  /** The id of the screen's document. */
  readonly screen: string
  /** The situation of the simulated platform. */
  readonly situation: ScenarioId
}

let documents: Promise<CompiledRelease> | undefined

/** A Friday afternoon in Seoul: deposits are open, and every story shows the same day whenever it is looked at. */
const OPENED_AT = Date.parse('2026-11-20T14:00:00+09:00')

/** Inputs of a screen's story. */
export interface ScreenSimulation {
  /** The address of the screen: the part from the `#` on. */
  readonly address: string
  readonly options: AppOptions
  /** Problems that the app has reported. */
  readonly problems: readonly Problem[]
}

/** Makes a simulated platform for one story, and lets MSW answer from it. */
export async function simulateScreen({
  args,
  globals,
  msw,
}: StoryContext<ScreenArgs>): Promise<{ readonly simulation: ScreenSimulation }> {
  return { simulation: simulateRelease(createPlainReleases(await documentsOfWorkshop()), { ...args, globals, msw }) }
}

interface SimulationOptions extends ScreenArgs, Pick<StoryContext, 'globals' | 'msw'> {}

/** A screen of a release, with a platform of its own. */
export function simulateRelease(
  release: PlainReleases,
  { screen, situation, globals, msw }: SimulationOptions,
): ScreenSimulation {
  const plan = release.getSnapshot().release.screen(screen)
  if (!plan) throw new Error(`There is no screen ${screen}.`)

  const startedAt = Date.now()
  const clock = { now: () => OPENED_AT + Date.now() - startedAt }
  const { platform, network, token: given } = createSimulation(situation, release, { clock })
  const token = given !== undefined && plan.access === 'agent' ? signIn(platform, demoAccounts.agent.name).token : given
  msw.use(...createHandlers(platform, { strict: true, network }))
  hearPages(window, { platform, network })

  const query = new URLSearchParams(exampleQuery(plan, { platform, token })).toString()
  const problems: Problem[] = []
  return {
    address: `#${plan.path}${query === '' ? '' : `?${query}`}`,
    problems,
    options: {
      ...screenParts,
      fetch: async (input, init) => window.fetch(input, init),
      release,
      storage: simulatedStorage({ token, locale: globals['locale'] as Locale, theme: globals['theme'] as Theme }),
      clock,
      report: (problem) => void problems.push(problem),
    },
  }
}

/** The documents of this repository, compiled; a saved one plays as soon as a story is drawn again. */
async function documentsOfWorkshop(): Promise<CompiledRelease> {
  documents ??= fetchBaseline(window.fetch)
  return documents
}

import.meta.hot?.on(devEvents.documents, (file: ReleaseFile) => {
  documents = Promise.resolve(unpackRelease(file))
})

// Any update takes Vite's overlay away, whatever it was about.
import.meta.hot?.on('vite:afterUpdate', () => import.meta.hot?.send(devEvents.updated))
