import type { Page } from '@playwright/test'

/** Scrolls an endless list until its end is a number of pixels below the visible part, and lets the observers run. */
export async function bringEndWithin(page: Page, pixels: number): Promise<void> {
  await page.getByRole('button', { name: '더 보기' }).evaluate(async (button, gap) => {
    const end = button.parentElement
    const scroller = button.closest('main')
    if (!end || !scroller) throw new Error('The list is not in a screen.')
    scroller.scrollTop += end.getBoundingClientRect().top - scroller.getBoundingClientRect().bottom - gap
    // Observers run after a frame was drawn.
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, pixels)
}

/** Scrolls to the very end of an endless list. */
export async function readToTheEnd(page: Page, finished: string): Promise<void> {
  const end = page.getByText(finished)
  while (!(await end.isVisible())) {
    await page.locator('main').evaluate(async (main) => {
      main.scrollTop = main.scrollHeight
      await new Promise((resolve) => requestAnimationFrame(resolve))
    })
  }
}
