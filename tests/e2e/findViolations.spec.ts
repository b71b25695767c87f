import { expect, test } from '@playwright/test'
import { findViolations } from './support/findViolations.ts'

test('a popup that opens while its colours are judged is judged again once it has stopped moving', async ({ page }) => {
  await page.setContent(`<style>p { transition: opacity 100ms } p[data-starting-style] { opacity: 0 }</style>`)
  await page.evaluate(() => {
    /** Replaces the judge: the popup opens after its first look, and starts to move in a task between two frames. */
    const run = async () => {
      let popup = document.querySelector('p')
      if (popup === null) {
        popup = document.createElement('p')
        popup.dataset['startingStyle'] = ''
        document.body.append(popup)
        requestAnimationFrame(() => setTimeout(() => popup?.removeAttribute('data-starting-style')))
      }
      const isHalf = getComputedStyle(popup).opacity !== '1'
      return Promise.resolve({
        violations: isHalf ? [{ id: 'color-contrast', nodes: [{ html: '<p>', target: ['p'], any: [], all: [] }] }] : [],
      })
    }
    Object.assign(window, { axe: { run } })
  })
  expect(await findViolations(page)).toEqual([])
})

test('a barrier is reported with what was measured, and only if it is still there at a second look', async ({
  page,
}) => {
  await page.setContent('<p>kept</p><q>passing</q>')
  await page.evaluate(() => {
    let looks = 0
    const node = (target: string) => ({
      html: `<${target}>`,
      target: [target],
      any: [{ message: '3.1 of 4.5' }],
      all: [],
    })
    const run = async () => {
      looks += 1
      return Promise.resolve({
        violations: [{ id: 'color-contrast', nodes: looks === 1 ? [node('p'), node('q')] : [node('p')] }],
      })
    }
    Object.assign(window, { axe: { run } })
  })
  expect(await findViolations(page)).toEqual(['color-contrast: <p> (3.1 of 4.5)'])
})
