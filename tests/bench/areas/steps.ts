/** What the steps on an area took, in ms. */
export interface Steps {
  /** From each step until it was painted. */
  readonly times: readonly number[]
  /** Frames of more than 50 ms during the steps. */
  readonly longFrames: readonly number[]
  /** How many parts there are to step on. */
  readonly size: number
  /** How many of them are in the page. */
  readonly inPage: number
}

/** Runs in the page: chooses a number of cells of a board, one after the other. */
export async function tapCells(count: number): Promise<Steps> {
  const cells = [...document.querySelectorAll<HTMLElement>('main button[aria-pressed]')]
  window.bench.longFrames.length = 0
  const times: number[] = []
  for (const cell of cells.slice(0, count)) {
    const from = performance.now()
    cell.click()
    times.push((await window.bench.painted(() => cell.getAttribute('aria-pressed') === 'true')) - from)
  }
  return { times, longFrames: [...window.bench.longFrames], size: cells.length, inPage: cells.length }
}

/** Runs in the page: opens and closes the first members who have somebody below, a number of times each. */
export async function openLevel(rounds: number): Promise<Steps> {
  const parents = () => [...document.querySelectorAll<HTMLElement>('[role=treeitem][aria-level="1"][aria-expanded]')]
  window.bench.longFrames.length = 0
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const name of parents().map((row) => row.textContent)) {
      for (const isOpen of ['true', 'false']) {
        const row = () => parents().find((each) => each.textContent === name)
        const from = performance.now()
        row()?.click()
        times.push(
          (await window.bench.painted(
            () => row()?.getAttribute('aria-expanded') === isOpen && row()?.hasAttribute('aria-busy') === false,
          )) - from,
        )
      }
    }
  }
  const rows = document.querySelectorAll('[role=treeitem]')
  return {
    times,
    longFrames: [...window.bench.longFrames],
    size: Number(rows[0]?.getAttribute('aria-setsize')),
    inPage: rows.length,
  }
}

/** Runs in the page: types texts into the search, each of which finds another number of games than the one before. */
export async function typeTexts(texts: readonly string[]): Promise<Steps> {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const found = () => document.querySelector('main output')?.textContent
  window.bench.longFrames.length = 0
  const times: number[] = []
  for (const text of texts) {
    const before = found()
    const from = performance.now()
    value?.set?.call(field, text)
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    times.push((await window.bench.painted(() => found() !== before)) - from)
    // Until the address has followed, which is a render of its own.
    await window.bench.quiet(600)
  }
  return {
    times,
    longFrames: [...window.bench.longFrames],
    size: texts.length,
    inPage: document.querySelectorAll('main li').length,
  }
}
