import type { OpenedSlot } from '../../platform/provider/ProviderMessage.ts'
import { make } from '../page/make.ts'
import { pictureUrl } from '../page/pictureUrl.ts'
import type { Words } from '../page/words.ts'

/** Table of what every symbol pays, of the lines, and of the return in the long run. */
export function createPaytable(words: Words, { symbols, lines, returns }: OpenedSlot): Node[] {
  const head = make('tr', {}, make('td'), ...[3, 4, 5].map((count) => make('th', { scope: 'col' }, words.times(count))))
  const rows = symbols
    .filter(({ pays }) => pays.some((times) => times > 0))
    .map(({ name, picture, pays }) =>
      make(
        'tr',
        {},
        make('th', { scope: 'row' }, make('img', { src: pictureUrl(picture), alt: '' }), name),
        ...pays.map((times) => make('td', {}, `×${times}`)),
      ),
    )
  const [wild] = symbols
  const drawn = lines.map((rowsOfLine) =>
    make(
      'div',
      { class: 'line' },
      ...[0, 1, 2].flatMap((row) => rowsOfLine.map((through) => make('i', through === row ? { class: 'on' } : {}))),
    ),
  )
  return [
    make('p', {}, words.paytable),
    make('p', { class: 'wild' }, make('img', { src: pictureUrl(wild?.picture ?? ''), alt: '' }), words.wild),
    make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows)),
    make('h3', {}, words.lines),
    make('div', { class: 'all-lines', 'aria-hidden': 'true' }, ...drawn),
    make('p', {}, words.returns(returns)),
  ]
}
