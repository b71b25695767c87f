import type { Page } from '@playwright/test'

/** The smallest size of a tap target, in CSS pixels. */
const LEAST = 44

/** Controls of a page that are smaller than a finger; links within a sentence are as large as its words. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, summary, [role="switch"], [role="tab"]',
    )
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const isInSentence =
        getComputedStyle(control).display === 'inline' &&
        control.closest('p, li, td, th')?.textContent.trim() !== control.textContent.trim()
      // What only keys reach has no size: skip links, and inputs behind their drawn controls.
      const isSeen =
        control.checkVisibility({ visibilityProperty: true }) &&
        width > 2 &&
        height > 2 &&
        getComputedStyle(control).opacity !== '0' &&
        control.getBoundingClientRect().bottom > 0
      if (!isSeen || isInSentence) return []
      const labels =
        control instanceof HTMLInputElement
          ? [...(control.labels ?? [])]
          : [control.closest('label')].filter((label) => label !== null)
      const boxes = [control, ...labels].map((element) => element.getBoundingClientRect())
      const isLarge =
        Math.max(...boxes.map((box) => box.width)) >= least && Math.max(...boxes.map((box) => box.height)) >= least
      return isLarge
        ? []
        : [
            `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent} ${Math.round(width)} × ${Math.round(height)}`,
          ]
    })
  }, LEAST)
}
