import type { Measure } from '../report/compareTable.ts'

const bytes: readonly Measure[] = [
  { key: 'scripts', label: 'scripts until it shows' },
  { key: 'scriptsGzip', label: '… KB gzip' },
  { key: 'scriptsBrotli', label: '… KB brotli' },
  { key: 'dataGzip', label: 'documents or texts, KB gzip' },
  { key: 'allScriptsGzip', label: 'all scripts once settled, KB gzip' },
]

const visit: readonly Measure[] = [
  { key: 'shownAt', label: 'navigation until it shows, ms' },
  { key: 'taskShown', label: 'main thread until it shows, ms' },
  { key: 'taskSettled', label: 'main thread until it has settled, ms' },
  { key: 'scriptSettled', label: '… of it in scripts, ms' },
  { key: 'layoutSettled', label: '… of it in style and layout, ms' },
  { key: 'heap', label: 'heap, MB' },
]

const typing = (what: string): readonly Measure[] => [
  { key: 'taskPerKey', label: `main thread for a key${what}, ms`, aim: { ratio: 1.5 } },
  { key: 'scriptPerKey', label: '… of it in scripts, ms' },
  { key: 'handledPerKey', label: '… from the key to the value in the page, ms' },
]

const withAims = (measures: readonly Measure[], aims: Readonly<Record<string, Measure['aim']>>): readonly Measure[] =>
  measures.map((measure) => {
    const aim = aims[measure.key]
    return aim === undefined ? measure : { ...measure, aim }
  })

/** The measures of each part, in the order of the report. */
export const measures = {
  list: [
    ...withAims(visit, { taskShown: { ratio: 1.1 }, taskSettled: { ratio: 1.1 } }),
    ...withAims(bytes, { scriptsGzip: { over: 20 } }),
    { key: 'filterRows', label: 'from the choice of a filter to its rows, ms' },
    { key: 'filterTask', label: 'main thread for a filter, its sheet included, ms', aim: { ratio: 1.1 } },
    { key: 'filterScript', label: '… of it in scripts, ms' },
  ],
  form: [
    ...withAims(visit, { taskShown: { ratio: 1.25 }, taskSettled: { ratio: 1.25 } }),
    ...bytes,
    ...typing(' in the amount'),
  ],
  longForm: [
    { key: 'openedAfter', label: 'from the tap until it shows, ms' },
    { key: 'openTask', label: 'main thread to open it, ms', aim: { ratio: 1.25 } },
    { key: 'openScript', label: '… of it in scripts, ms' },
    ...typing(''),
  ],
  poll: [
    { key: 'taskPerPoll', label: 'main thread for an equal poll, ms', aim: { ratio: 1.1 } },
    { key: 'scriptPerPoll', label: '… of it in scripts, ms' },
  ],
  growth: [
    { key: 'growSeconds', label: 'until the list holds 10,000 rows, s' },
    { key: 'growTask', label: 'main thread meanwhile, ms', aim: { ratio: 1.1 } },
    { key: 'growScript', label: '… of it in scripts, ms' },
    { key: 'firstPages', label: 'a page more at the beginning, ms' },
    { key: 'lastPages', label: 'a page more at the end, ms' },
    { key: 'rowsInPage', label: 'most rows in the page' },
    { key: 'longFrames', label: 'frames over 50 ms' },
    { key: 'longestFrame', label: 'the longest frame, ms' },
    { key: 'growHeap', label: 'heap at the end, MB' },
  ],
} as const satisfies Readonly<Record<string, readonly Measure[]>>

export type PartName = keyof typeof measures
