import { readWrittenOut } from '../../../src/format/readDocuments.ts'

interface ScreenDocument {
  readonly path: string
  readonly access: 'visitor' | 'member' | 'agent'
  readonly planned?: boolean
  readonly query?: Readonly<Record<string, { readonly enum?: readonly string[]; readonly example?: string }>>
}

/**
 * The addresses of every written screen, by who may open it, with the examples of its query. A screen that shows
 * something else by its `type` has one for each.
 */
export function screenAddresses(access: ScreenDocument['access']): readonly string[] {
  return readWrittenOut('schemas')
    .files.filter(({ path }) => path.startsWith('screens/'))
    .map(({ text }) => JSON.parse(text) as ScreenDocument)
    .filter((screen) => screen.planned !== true && screen.access === access)
    .flatMap(({ path, query = {} }) => {
      const examples = Object.entries(query).flatMap(([name, { example }]) =>
        example === undefined ? [] : [[name, example]],
      )
      const types = query['type']?.enum ?? []
      return types.length === 0
        ? [addressOf(path, examples)]
        : types.map((type) => addressOf(path, [...examples, ['type', type]]))
    })
}

function addressOf(path: string, query: readonly string[][]): string {
  return query.length === 0
    ? path
    : `${path}?${new URLSearchParams(query.map(([name = '', value = '']) => [name, value])).toString()}`
}
