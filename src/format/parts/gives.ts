/** Kinds that a part may give: `is` is what its `part` has to be, and `words` is what it is called in a sentence. */
export const kinds = {
  screen: { is: 'object', words: 'a screen' },
  block: { is: 'object', words: 'a block' },
  blocks: { is: 'list', words: 'a list of blocks' },
  tab: { is: 'object', words: 'a tab' },
  row: { is: 'object', words: 'a row' },
  field: { is: 'object', words: 'a field' },
  property: { is: 'object', words: 'the schema of a field' },
  source: { is: 'object', words: 'a source' },
  params: { is: 'object', words: 'named values' },
  list: { is: 'list', words: 'a list of entries' },
} as const

export type Kind = keyof typeof kinds

export const isKind = (word: unknown): word is Kind => typeof word === 'string' && Object.hasOwn(kinds, word)

/** A place in a document by what may stand there; undefined where no part may. */
export interface Need {
  readonly takes: readonly Kind[]
  /** Kind that each entry of the list there may be. */
  readonly entries?: Need
  /** Kind that each member of the object there may be. */
  readonly members?: Need
  /** Kind that may be put in among the members of the object there. */
  readonly among?: Need
}

const nothing: Need = { takes: [] }
const params: Need = { takes: ['params'], among: { takes: ['params'] } }
const named = (kind: Kind): Need => ({ takes: [], members: { takes: [kind] }, among: params })
const entries: Need = { takes: ['list'], entries: { takes: ['list'] } }

const byKey: Readonly<Record<string, Need>> = {
  body: { takes: ['blocks'], entries: { takes: ['block', 'blocks'] } },
  fields: { ...named('field'), entries: { takes: ['field'] } },
  row: { takes: ['row'] },
  properties: named('property'),
  sources: named('source'),
  values: { takes: [], among: params },
  with: params,
  query: params,
  props: params,
  messages: params,
  actions: entries,
  rules: entries,
  rows: entries,
  cells: entries,
  items: entries,
  do: entries,
  columns: entries,
  lists: entries,
}

const tabs: Need = { takes: ['list'], entries: { takes: ['tab', 'list'] } }

/** The root of a screen. */
export const root: Need = { takes: ['screen'] }

/** Kind that may stand at a member of an object. */
export function needOf(key: string, around: Need, type: unknown): Need {
  if (around.members) return around.members
  if (key === 'items' && type === 'tabs') return tabs
  return (Object.hasOwn(byKey, key) ? byKey[key] : undefined) ?? nothing
}

export const needOfEntry = ({ entries: inside }: Need): Need => inside ?? nothing

/** Whether an object is a form or a row, which may give names to values of its own. */
export const mayNameValues = (ownKey: unknown, keys: readonly string[]): boolean =>
  ownKey === 'row' || keys.includes('fields')

/** Name of the kind that is to be there, in a sentence. */
export const wordsOf = ({ takes }: Need): string | undefined => {
  const words = takes.map((kind) => kinds[kind].words)
  return words.length === 0 ? undefined : words.join(' or ')
}
