import { since } from '../chrome/Metrics.ts'
import type { ChromePage } from '../chrome/openPage.ts'
import type { Sample } from './Sample.ts'

/** Scrolls a list to its end, page by page, until it holds so many rows. */
export async function measureGrowth(page: ChromePage, rows: number): Promise<Sample> {
  const before = await page.metrics()
  const grown = await page.evaluate(growTo, rows)
  const { task, script } = since(before, await page.metrics())
  return { ...grown, growTask: task, growScript: script, growHeap: await page.heap() }
}

/** Runs in the page. */
async function growTo(rows: number): Promise<Sample> {
  const scroller = document.querySelector('main')
  const said = [...document.querySelectorAll('main output')].at(-1)
  if (!scroller || !said) throw new Error('There is no list to grow.')
  const count = () => Number(/\d+/.exec(said.textContent.replaceAll(',', ''))?.[0] ?? 20)
  const countShown = () => scroller.querySelectorAll('li').length
  let mostShown = countShown()
  window.bench.longFrames.length = 0
  const times: number[] = []
  const began = performance.now()
  while (count() < rows) {
    const from = performance.now()
    const before = count()
    scroller.scrollTop = scroller.scrollHeight
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        mostShown = Math.max(mostShown, countShown())
        if (count() === before) {
          // Where rows have left the page, or have been measured, its end is elsewhere.
          scroller.scrollTop = scroller.scrollHeight
          return
        }
        watch.disconnect()
        requestAnimationFrame(() => setTimeout(resolve))
      })
      watch.observe(scroller, { attributes: true, childList: true, subtree: true, characterData: true })
    })
    times.push(performance.now() - from)
  }
  const median = (of: readonly number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0
  const { longFrames } = window.bench
  return {
    growSeconds: (performance.now() - began) / 1000,
    firstPages: median(times.slice(0, 50)),
    lastPages: median(times.slice(-50)),
    rowsInPage: mostShown,
    longFrames: longFrames.length,
    longestFrame: Math.max(0, ...longFrames),
  }
}
