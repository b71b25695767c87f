import type { OpenedTable } from '../../platform/provider/ProviderMessage.ts'
import { make } from '../page/make.ts'
import { won, type Words } from '../page/words.ts'

/** How a round is decided, what every spot pays, and what comes back in the long run. */
export function createRules(words: Words, { spots }: OpenedTable): Node[] {
  const head = make(
    'tr',
    {},
    make('td'),
    ...[words.odds, words.returned].map((text) => make('th', { scope: 'col' }, text)),
  )
  const rows = spots.map(({ id, pays, returns, max }) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, words[id], ' ', make('small', {}, words.spotMax(won(max)))),
      make('td', {}, pays),
      make('td', {}, `${returns}%`),
    ),
  )
  return [make('p', {}, words.tableRules), make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows))]
}
