import type { OpenedSlot, SlotSymbol, SpunRound } from '../../platform/provider/ProviderMessage.ts'
import { make } from '../page/make.ts'
import { pictureUrl } from '../page/pictureUrl.ts'

const REELS = 5
const ROWS = 3
/** Milliseconds until the first reel stops, and from one to the next. */
const FIRST_STOP = 450
const BETWEEN = 260
const SVG = 'http://www.w3.org/2000/svg'

export interface Reels {
  readonly element: HTMLElement
  readonly start: () => void
  /** Stops one reel after the other on what was drawn; at once where motion is unwanted. */
  readonly stop: (reels: SpunRound['reels']) => Promise<void>
  /** Draws the lines that pay. */
  readonly mark: (wins: SpunRound['wins']) => void
  readonly clear: () => void
  /** Stops as before any round: nothing was drawn. */
  readonly rest: () => void
}

export function createReels({ symbols, lines }: OpenedSlot, hasMotion: () => boolean): Reels {
  const symbolOf = (place: number) => symbolAt(symbols, place)
  const columns = Array.from({ length: REELS }, (_, reel) =>
    make('div', { class: 'reel' }, make('div', { class: 'strip' }, ...atRest(reel).map(symbolOf))),
  )
  const drawn = document.createElementNS(SVG, 'svg')
  drawn.setAttribute('viewBox', `0 0 ${REELS} ${ROWS}`)
  drawn.setAttribute('class', 'lines')
  drawn.setAttribute('preserveAspectRatio', 'none')
  const element = make('div', { class: 'reels', 'aria-hidden': 'true' }, ...columns)
  element.append(drawn)

  function show(reel: number, drawnSymbols: readonly number[]): void {
    const [strip] = columns[reel]?.children ?? []
    strip?.replaceChildren(...drawnSymbols.map(symbolOf))
  }

  return {
    element,
    rest() {
      for (const [reel, column] of columns.entries()) {
        column.classList.remove('running')
        show(reel, atRest(reel))
      }
    },
    start() {
      if (!hasMotion()) return
      for (const [reel, column] of columns.entries()) {
        const [strip] = column.children
        // Twice the same, so that the strip can run without end.
        const run = Array.from({ length: 6 }, (_, place) => (place * 3 + reel * 5) % symbols.length)
        strip?.replaceChildren(...[...run, ...run].map(symbolOf))
        column.classList.add('running')
      }
    },
    async stop(reels) {
      const begun = performance.now()
      for (const [reel, drawnSymbols] of reels.entries()) {
        const column = columns[reel]
        if (hasMotion()) {
          const due = FIRST_STOP + reel * BETWEEN - (performance.now() - begun)
          await new Promise((resolve) => setTimeout(resolve, due))
          column?.classList.add('landed')
        }
        column?.classList.remove('running')
        show(reel, drawnSymbols)
      }
    },
    mark(wins) {
      for (const { line, count } of wins) {
        const rows = lines[line] ?? []
        for (const [reel, row] of rows.slice(0, count).entries())
          columns[reel]?.firstElementChild?.children[row]?.classList.add('paying')
        const path = document.createElementNS(SVG, 'polyline')
        path.setAttribute('points', rows.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' '))
        drawn.append(path)
      }
    },
    clear() {
      drawn.replaceChildren()
      for (const column of columns) column.classList.remove('landed')
      for (const paying of element.querySelectorAll('.paying')) paying.classList.remove('paying')
    },
  }
}

/** Something of everything, and nothing in a line. */
const atRest = (reel: number) => Array.from({ length: ROWS }, (_, row) => reel + row * 2 + 1)

function symbolAt(symbols: readonly SlotSymbol[], place: number): HTMLElement {
  const picture = symbols[place % symbols.length]?.picture ?? ''
  return make('div', { class: 'cell' }, make('img', { src: pictureUrl(picture), alt: '', draggable: 'false' }))
}
