import type { NamedTest, Row } from './Row.ts'

const NAMED_TEST = /`([^`]+)` › (.+?)(?=; `|$)/g
const PLACE = /^`([^`#]+)#([^`]*)`(?:, )?/

/** The lines of the coverage table. */
export function readCoverage(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => readRow(cellsOf(line)))
}

/** A bar inside a cell is written `\|`. */
const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

function readRow([id = '', , , documents = '', shownBy = '']: readonly string[]): Row {
  const [place = '', document, pointer] = PLACE.exec(documents) ?? []
  return {
    id: id.replaceAll('`', ''),
    screens: documents
      .slice(place.length)
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    place: document === undefined || pointer === undefined ? undefined : { document, pointer },
    tests: [...shownBy.matchAll(NAMED_TEST)].map(([, file = '', title = '']): NamedTest => ({
      file,
      title: title.trim(),
    })),
  }
}
