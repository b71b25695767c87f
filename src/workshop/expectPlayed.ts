import { expect } from 'storybook/test'
import type { ScreenSimulation } from './simulateScreen.ts'

export interface Played {
  readonly canvasElement: HTMLElement
  readonly loaded: Record<string, unknown>
}

/** Code and answers may take their time on a busy machine. */
const PATIENCE = 15_000
/** For so many turns in a row nothing may be on its way. */
const QUIET_TURNS = 3

/** The screen is there, nothing is on its way any more, nothing was reported, and nothing runs out of the page. */
export async function expectPlayed({ canvasElement, loaded }: Played): Promise<void> {
  const page = canvasElement.ownerDocument
  await settled(page)
  const { problems } = loaded['simulation'] as ScreenSimulation
  await expect(problems).toEqual([])
  // Named, so that a failure says what ran out of the page.
  const tooWide = [page.documentElement, ...page.querySelectorAll('main')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  )
  await expect(tooWide.map(({ outerHTML }) => outerHTML.slice(0, 160))).toEqual([])
}

/**
 * Something could not be read, the screen says so and offers to try again. Named by the stories of screens.
 * @public
 */
export async function expectRetry(played: Played): Promise<void> {
  const page = played.canvasElement.ownerDocument
  const retries = () => page.querySelectorAll('[role=alert] button').length
  const giveUp = Date.now() + PATIENCE
  // Between two failures a screen may be quiet for a moment.
  do await expectPlayed(played)
  while (retries() === 0 && Date.now() < giveUp)
  await expect(retries()).toBeGreaterThan(0)
}

/** Looks for itself: the test library's waiting would have React act, which it does not do in a browser. */
async function settled(page: Document): Promise<void> {
  const giveUp = Date.now() + PATIENCE
  for (let quiet = 0; quiet < QUIET_TURNS;) {
    await new Promise((resolve) => setTimeout(resolve, 16))
    const busy = page.querySelector('[data-loading], [aria-busy=true]')
    quiet = page.querySelector('main') && !busy ? quiet + 1 : 0
    if (Date.now() > giveUp)
      throw new Error(
        `After ${PATIENCE / 1000} s the screen still waits: ${(busy ?? page.body).outerHTML.slice(0, 400)}`,
      )
  }
}
