import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawMark } from '../../../mocks/drawing/drawMark.ts'
import { drawTile } from '../../../mocks/drawing/drawTile.ts'
import { type CatalogueGame, games } from '../../../mocks/platform/content/games.ts'
import { venuePicture, venues } from '../../../mocks/platform/content/venues.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

const pictures = 'mocks/pictures'

/** The tiles of the demonstration's games and the marks of its platforms. */
export async function demonstrationPictures(): Promise<readonly GeneratedFile[]> {
  const marks = venues.map((venue) => ({
    path: fileOf(venuePicture(venue)),
    text: drawMark(venue.platname, venue.tone),
  }))
  return [...marks, ...(await Promise.all(games.map(tileOf)))]
}

async function tileOf({ picture, platname, tone, symbol, play }: CatalogueGame): Promise<GeneratedFile> {
  const drawn = await readFile(join(repositoryRoot, pictures, `symbols/${symbol}.svg`), 'utf8')
  return { path: fileOf(picture), text: drawTile({ platname, tone, symbol: drawn, isTable: play.kind === 'table' }) }
}

/** Where a picture is that the simulated platform refers to. */
const fileOf = (address: string) => address.replace(/^demo\//, `${pictures}/`)
