import { drawPicture } from './drawPicture.ts'
import { readSymbol } from './readSymbol.ts'
import type { ToneName } from './tones.ts'

interface Tile {
  readonly platname: string
  readonly tone: ToneName
  /** The file of the symbol that the tile shows. */
  readonly symbol: string
  /** A table has cards in front of its symbol. */
  readonly isTable: boolean
}

/** The picture of a game: its symbol on the ground of its platform. */
export function drawTile({ platname, tone, symbol, isTable }: Tile): string {
  const { box, definitions, shapes } = readSymbol(symbol)
  const place = isTable ? 'translate(47 14) scale(.69)' : `translate(24 22) scale(${Number((252 / box).toFixed(3))})`
  return drawPicture({
    platname,
    tone,
    definitions,
    shapes: `<g transform="${place}">${shapes}</g>${isTable ? cards : ''}`,
  })
}

/** Two cards, face up. */
const cards =
  '<g transform="translate(118 240) rotate(-12)"><path d="M-36-52H36V52H-36Z" fill="#FFFEF8" stroke="#CFD3DB" stroke-width="3" stroke-linejoin="round"/>' +
  '<path d="M0 18C-20 2-19-16-9-16C-4-16 0-12 0-8C0-12 4-16 9-16C19-16 20 2 0 18Z" fill="#C9364A"/></g>' +
  '<g transform="translate(184 238) rotate(10)"><path d="M-36-52H36V52H-36Z" fill="#FFFEF8" stroke="#CFD3DB" stroke-width="3" stroke-linejoin="round"/>' +
  '<path d="M0-20C-4-10-18-4-18 7C-18 16-6 17-2 10C-2 16-4 19-7 20H7C4 19 2 16 2 10C6 17 18 16 18 7C18-4 4-10 0-20Z" fill="#1C2230"/></g>'
