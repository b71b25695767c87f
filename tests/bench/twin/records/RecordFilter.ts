/** What the list shows, as the address has it. */
export interface RecordFilter {
  readonly type: '1' | '2' | '3' | '4'
  readonly date: '1' | '2' | '3' | '4'
  readonly api_type: string
  /** Part of the numbers of records that show. */
  readonly number: string
}

const codes = ['1', '2', '3', '4'] as const
const codeOf = (text: string | null, fallback: (typeof codes)[number]) =>
  codes.find((code) => code === text) ?? fallback

/** Whether it is another than it was at first. */
export const isNarrowed = ({ type, date, api_type, number }: RecordFilter): boolean =>
  type !== '1' || date !== '4' || api_type !== '' || number !== ''

export const readFilter = (query: URLSearchParams): RecordFilter => ({
  type: codeOf(query.get('type'), '1'),
  date: codeOf(query.get('date'), '4'),
  api_type: query.get('api_type') ?? '',
  number: query.get('number') ?? '',
})
