import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawBanner } from '../../../mocks/drawing/drawBanner.ts'
import { drawMark } from '../../../mocks/drawing/drawMark.ts'
import { drawTile } from '../../../mocks/drawing/drawTile.ts'
import { activities, type ActivityEntry } from '../../../mocks/platform/content/activities.ts'
import { type CatalogueGame, games } from '../../../mocks/platform/content/games.ts'
import type { SymbolName } from '../../../mocks/platform/content/symbols.ts'
import { venuePicture, venues } from '../../../mocks/platform/content/venues.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

const pictures = 'mocks/pictures'

/** The tiles of the demonstration's games, the marks of its platforms, and pictures of its events. */
export async function demonstrationPictures(): Promise<readonly GeneratedFile[]> {
  const marks = venues.map((venue) => ({
    path: fileOf(venuePicture(venue)),
    text: drawMark(venue.platname, venue.tone),
  }))
  return [
    ...marks,
    ...(await Promise.all(games.map(tileOf))),
    ...(await Promise.all(activities.flatMap(({ banner, drawn }) => (drawn ? [bannerOf(banner, drawn)] : [])))),
  ]
}

async function tileOf({ picture, platname, tone, symbol, play }: CatalogueGame): Promise<GeneratedFile> {
  const drawn = await readSymbolFile(symbol)
  return { path: fileOf(picture), text: drawTile({ platname, tone, symbol: drawn, isTable: play.kind === 'table' }) }
}

async function bannerOf(banner: string, drawn: NonNullable<ActivityEntry['drawn']>): Promise<GeneratedFile> {
  const [middle, side] = await Promise.all([readSymbolFile(drawn.middle), readSymbolFile(drawn.side)])
  return { path: fileOf(banner), text: drawBanner({ tone: drawn.tone, middle, side }) }
}

async function readSymbolFile(symbol: SymbolName): Promise<string> {
  return readFile(join(repositoryRoot, pictures, `symbols/${symbol}.svg`), 'utf8')
}

/** Where a picture is that the simulated platform refers to. */
const fileOf = (address: string) => address.replace(/^demo\//, `${pictures}/`)
