import type { SearchList } from './search.ts'

/** One list that is searched, with the row that it shares with those beside it. */
export interface SearchedList extends Pick<SearchList, 'source' | 'label'> {
  readonly of: SearchList
}

/** The lists of a search in the order in which they are read. */
export function searchedLists({ lists }: { readonly lists: readonly SearchList[] }): readonly SearchedList[] {
  return lists.flatMap((of) => [of, ...of.alike].map(({ source, label }) => ({ source, label, of })))
}
