import type { Page } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Violation {
  readonly rule: string
  readonly html: string
  readonly target: string
  /** What axe measured, such as the two colours and their contrast. */
  readonly why: string
}

/** The rules of WCAG 2.2 AA that a page breaks, each with its element. */
export async function findViolations(page: Page): Promise<string[]> {
  // Once for each page, and only in the page: axe in every frame, and its report in a page of its own, took most of a
  // journey's time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(runAxe, tags)
  const found: string[] = []
  for (const { rule, html, target, why } of violations) {
    const isWrong = rule !== 'label-content-name-mismatch' || !(await saysWhatItShows(page, target))
    if (isWrong) found.push(`${rule}: ${html} (${why})`)
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
  /** A popup that opened and does not move yet has its first look, one that closes its last. */
  const isAboutToMove = () => document.querySelector('[data-starting-style], [data-ending-style]') !== null
  /**
   * Asking for them starts them: a style change that no frame has drawn yet is not known to the page. A finished one
   * that keeps its end stays in the list.
   */
  const passing = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  async function look(): Promise<axe.AxeResults> {
    while (isAboutToMove()) await nextFrame()
    // Half-way through a transition the colours are not final.
    await Promise.allSettled(passing().map(async ({ finished }) => finished))
    hasMoved = false
    // A framed page belongs to somebody else, and axe would read its styles again, which its sandbox forbids.
    const results = await inPage.run(
      { exclude: [['iframe']] },
      { iframes: false, resultTypes: ['violations'], runOnly: { type: 'tag', values } },
    )
    // The page learns of a transition in the frame after the one that starts it.
    await nextFrame()
    await nextFrame()
    // A popup that opened meanwhile was judged half-way.
    return hasMoved || isAboutToMove() || passing().length > 0 ? look() : results
  }
  const read = ({ violations }: axe.AxeResults): Violation[] =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target, any, all }) => ({
        rule: id,
        html,
        target: target.map(String).join(' '),
        why: [...any, ...all].map(({ message }) => message).join(' '),
      })),
    )
  const first = read(await look())
  // A barrier is still there at a second look; what a busy machine drew half-way is not.
  const second = first.length > 0 ? read(await look()) : []
  document.removeEventListener('transitionrun', note)
  return second.filter(({ rule, target }) => first.some((seen) => seen.rule === rule && seen.target === target))
}

/**
 * axe looks for whole words between blanks, which "11월 1일" does not have; what counts is that the visible text is
 * announced.
 */
async function saysWhatItShows(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .evaluate((element) => (element.getAttribute('aria-label') ?? '').includes(element.textContent.trim()))
}
