// First: everything below looks for a page as soon as it is loaded.
import './installDom.ts'
import { defaultLocale, type Locale, locales } from '../format/locales.ts'
import type { ScreenPlan } from '../format/screen.ts'
import { readPlan } from '../renderer/readPlan.ts'
import { blocksIn } from '../format/blocks/innerBlocks.ts'
import { createPlainReleases } from '../app/release/createPlainReleases.ts'
import { createStage, type Stage } from './createStage.tsx'
import type { PlayFailure, PlayRequest } from './PlayFailure.ts'

/** Problems of a part that shows in some other way; the others are of the data. */
const fatal = /^(block-failed|unsupported|unknown)/

/** The personas who may open a screen of this access, each in a situation of the simulated platform. */
const situations = { visitor: ['visitor', 'member'], member: ['member'], agent: ['agent'] } as const

/**
 * Plays screens as a member would meet them: mounted, every source answered, every tab and popup opened, in every
 * language. What throws on the way is a failure; a screen that only looks wrong is not.
 */
export async function playScreens({
  files,
  manifest,
  screens,
  locales: wanted,
  judge,
}: PlayRequest): Promise<readonly PlayFailure[]> {
  const release = createPlainReleases({ manifest, sha: '', files }, readPlan)
  const failures = new Map<string, PlayFailure>()
  let now: { screen: string; locale: Locale } = { screen: '', locale: defaultLocale }
  const fail = (message: string): void => void failures.set(JSON.stringify([now, message]), { ...now, message })

  const handleRejection = (error: unknown): void => fail(error instanceof Error ? error.message : String(error))
  const handleError = (event: ErrorEvent): void => fail(event.message)
  process.on('unhandledRejection', handleRejection)
  window.addEventListener('error', handleError)

  const stages = new Map<string, Stage>()
  try {
    for (const screen of screens) {
      const plan = release.getSnapshot().release.screen(screen)
      if (!plan) continue
      for (const situation of situations[plan.access]) {
        const stage =
          stages.get(situation) ??
          (await createStage({
            situation,
            release,
            onProblem: fail,
            isProblem: (code) => fatal.test(code) || judge?.isProblem(code) === true,
          }))
        stages.set(situation, stage)
        const watched: Stage = {
          ...stage,
          async settled() {
            await stage.settled()
            for (const wrong of judge?.look(document.body) ?? []) fail(wrong)
          },
        }
        await playScreen(
          watched,
          plan,
          locales.filter((locale) => wanted.includes(locale)),
          (locale) => {
            now = { screen, locale }
          },
        )
      }
    }
  } finally {
    for (const stage of stages.values()) stage.close()
    process.off('unhandledRejection', handleRejection)
    window.removeEventListener('error', handleError)
  }
  return [...failures.values()]
}

async function playScreen(
  stage: Stage,
  plan: ScreenPlan,
  languages: readonly Locale[],
  say: (locale: Locale) => void,
): Promise<void> {
  const [first = defaultLocale, ...others] = languages
  say(first)
  stage.setLocale(first)
  const popups = await stage.mount(plan.id)
  const pressed = new Set<string>()
  await openTabs(stage, pressed)
  for (const block of blocksIn(plan.body)) {
    if (block.type !== 'popup') continue
    popups?.open(block.id)
    // The tabs of the screen beneath have been pressed.
    await openTabs(stage, pressed)
    for (const locale of others) await inLanguage(locale)
    popups?.close()
    await inLanguage(first)
  }
  for (const locale of others) {
    await inLanguage(locale)
    await openTabs(stage, new Set())
  }
  stage.unmount()

  async function inLanguage(locale: Locale): Promise<void> {
    say(locale)
    stage.setLocale(locale)
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
