// First: everything below looks for a page as soon as it is loaded.
import './installDom.ts'
import { defaultLocale, type Locale, locales } from '../format/locales.ts'
import type { ScreenPlan } from '../format/screen.ts'
import { readPlan } from '../renderer/readPlan.ts'
import { blocksIn } from '../format/blocks/innerBlocks.ts'
import { createPlainReleases } from '../app/release/createPlainReleases.ts'
import { createStage, type Stage } from './createStage.tsx'
import { type TracedRelease, traceRelease } from './traceRelease.ts'
import type { Read } from '../format/lookIntoRelease.ts'
import type { Manifest } from '../format/release.ts'

/** Problems of a part that shows in some other way; the others are of the data. */
const fatal = /^(block-failed|unsupported|unknown)/

/** The personas who may open a screen of this access, each in a situation of the simulated platform. */
const situations = { visitor: ['visitor', 'member'], member: ['member'], agent: ['agent'] } as const

/**
 * Plays screens as a member would meet them: mounted, every source answered, every tab and popup opened, in every
 * language. What throws on the way is a failure; a screen that only looks wrong is not. Each has a stage of its own in
 * each language, so that how it ends depends on what it reads itself.
 */
export async function playScreens({ files, manifest, screens, locales: wanted, judge }: PlayRequest): Promise<Played> {
  const releases = createPlainReleases({ manifest, sha: '', files }, readPlan)
  const failures = new Map<string, PlayFailure>()
  const noted: Played['noted'][number][] = []
  let now: { screen: string; locale: Locale } = { screen: '', locale: defaultLocale }
  const fail = (message: string): void => void failures.set(JSON.stringify([now, message]), { ...now, message })

  const handleRejection = (error: unknown): void => fail(error instanceof Error ? error.message : String(error))
  const handleError = (event: ErrorEvent): void => fail(event.message)
  process.on('unhandledRejection', handleRejection)
  window.addEventListener('error', handleError)

  async function playIn(situation: string, plan: ScreenPlan, release: TracedRelease): Promise<void> {
    const stage = await createStage({
      situation,
      locale: now.locale,
      release,
      onProblem: fail,
      isProblem: (code) => fatal.test(code) || judge?.isProblem(code) === true,
    })
    try {
      await playScreen(plan, {
        ...stage,
        async settled() {
          await stage.settled()
          for (const wrong of judge?.look(document.body) ?? []) fail(wrong)
        },
      })
    } finally {
      stage.close()
    }
  }

  try {
    for (const screen of screens) {
      const plan = releases.getSnapshot().release.screen(screen)
      if (!plan) continue
      for (const locale of locales) {
        if (!wanted.includes(locale)) continue
        now = { screen, locale }
        const release = traceRelease(releases, screen)
        for (const situation of situations[plan.access]) await playIn(situation, plan, release)
        noted.push({ ...now, reads: [...release.noted] })
      }
    }
  } finally {
    process.off('unhandledRejection', handleRejection)
    window.removeEventListener('error', handleError)
  }
  return { failures: [...failures.values()], noted }
}

async function playScreen(plan: ScreenPlan, stage: Stage): Promise<void> {
  const popups = await stage.mount(plan)
  const pressed = new Set<string>()
  await openTabs(stage, pressed)
  for (const block of blocksIn(plan.body)) {
    if (block.type !== 'popup') continue
    popups?.open(block.id)
    // The tabs of the screen beneath have been pressed.
    await openTabs(stage, pressed)
    popups?.close()
    await stage.settled()
  }
}

/** Presses every tab that was not pressed before, those that appear under other tabs too. */
async function openTabs(stage: Stage, pressed: Set<string>): Promise<void> {
  await stage.settled()
  for (let tab = nextTab(pressed); tab; tab = nextTab(pressed)) {
    pressed.add(nameOf(tab))
    tab.click()
    await stage.settled()
  }
}

const nextTab = (pressed: ReadonlySet<string>) =>
  [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find((tab) => !pressed.has(nameOf(tab)))

const nameOf = (tab: HTMLElement) => `${tab.id} ${tab.textContent}`

/** Screens to be played, by their ids, and the languages. */
interface PlayRequest {
  readonly files: ReadonlyMap<string, string>
  readonly manifest: Manifest
  readonly screens: readonly string[]
  readonly locales: readonly string[]
  /** Left out by the gate, which refuses only what throws. */
  readonly judge?: PlayJudge
}

/** Judge of further failures. */
interface PlayJudge {
  /** Problems that parts report and bear, by their codes. */
  isProblem(code: string): boolean
  /** Faults on the page, each in a sentence; asked after every step. */
  look(page: HTMLElement): readonly string[]
}

/** Result of a request. */
interface Played {
  readonly failures: readonly PlayFailure[]
  /** Reads of the release by each screen in each language: nothing else of it decided how the play ended. */
  readonly noted: readonly { readonly screen: string; readonly locale: string; readonly reads: readonly Read[] }[]
}

/** One screen that could not be played in one language. */
interface PlayFailure {
  readonly screen: string
  readonly locale: string
  readonly message: string
}
