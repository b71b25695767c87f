import type { Page } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Violation {
  readonly rule: string
  readonly html: string
  readonly target: string
}

/** What of WCAG 2.2 AA a page breaks, with the element that does. */
export async function findViolations(page: Page): Promise<string[]> {
  // Once for each page, and in the page alone: axe in every frame, and its report in a page of its own, took most of a journey's time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(runAxe, tags)
  const found: string[] = []
  for (const { rule, html, target } of violations) {
    const isWrong = rule !== 'label-content-name-mismatch' || !(await saysWhatItShows(page, target))
    if (isWrong) found.push(`${rule}: ${html}`)
  }
  return found
}

/** Runs in the page. */
async function runAxe(values: string[]): Promise<Violation[]> {
  const { axe: inPage } = window as unknown as { readonly axe: typeof axe }
  let hasMoved = false
  const note = () => void (hasMoved = true)
  document.addEventListener('transitionrun', note)
  const nextFrame = async () => new Promise(requestAnimationFrame)
  /** A popup that has come and does not move yet has the looks it begins with, one that goes those it ends with. */
  const isAboutToMove = () => document.querySelector('[data-starting-style], [data-ending-style]') !== null
  /** Asked for, they begin: of a change of style that no frame has drawn yet, the page has heard nothing. One that is over and keeps its end stays in the list. */
  const passing = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  async function look(): Promise<axe.AxeResults> {
    while (isAboutToMove()) await nextFrame()
    // Half a transition has colours that nobody is left with.
    await Promise.allSettled(passing().map(async ({ finished }) => finished))
    hasMoved = false
    // A framed page is another's, and axe would read its styles again from where its sandbox may not.
    const results = await inPage.run(
      { exclude: [['iframe']] },
      { iframes: false, resultTypes: ['violations'], runOnly: { type: 'tag', values } },
    )
    // The page hears of a transition in the frame after the one that begins it.
    await nextFrame()
    await nextFrame()
    // A popup that opened meanwhile was seen half.
    return hasMoved || isAboutToMove() || passing().length > 0 ? look() : results
  }
  const { violations } = await look()
  document.removeEventListener('transitionrun', note)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => ({ rule: id, html, target: target.map(String).join(' ') })),
  )
}

/** axe looks for whole words between blanks, which "11월 1일" does not have; what counts is that what is seen is said. */
async function saysWhatItShows(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .evaluate((element) => (element.getAttribute('aria-label') ?? '').includes(element.textContent.trim()))
}
