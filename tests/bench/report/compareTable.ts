import type { Samples } from '../screens/interleave.ts'
import { median } from './median.ts'
import { toTable } from './toTable.ts'
import { writeFigure } from './writeFigure.ts'

export interface Measure {
  readonly key: string
  readonly label: string
  /** The aim for the ratio, or for the difference. */
  readonly aim?: { readonly ratio: number } | { readonly over: number }
}

/** The measurements at one speed of the processor. */
export interface Column {
  readonly cpu: number
  readonly samples: Samples
}

/** App, twin and their ratio, at each speed: medians, with half of what the middle half spreads over. */
export function compareTable(measures: readonly Measure[], columns: readonly Column[]): string {
  const head = ['', ...columns.flatMap(({ cpu }) => [`app ${cpu}×`, `twin ${cpu}×`, 'ratio']), 'aim']
  const rows = measures.map(({ key, label, aim }) => [
    label,
    ...columns.flatMap(({ samples }) => {
      const [app, twin] = [valuesOf(samples, 'app', key), valuesOf(samples, 'twin', key)]
      return [
        figure(app),
        figure(twin),
        twin.every((value) => value === 0) ? '–' : (median(app) / median(twin)).toFixed(2),
      ]
    }),
    aim === undefined ? '' : 'ratio' in aim ? `≤ ${aim.ratio.toFixed(2)}` : `≤ +${aim.over}`,
  ])
  return toTable(head, rows)
}

const valuesOf = (samples: Samples, name: 'app' | 'twin', key: string) =>
  samples[name].flatMap((sample) => sample[key] ?? [])

function figure(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = median(values)
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? middle
  const spread = (at(0.75) - at(0.25)) / 2
  return spread <= middle / 100 ? writeFigure(middle) : `${writeFigure(middle)} ± ${writeFigure(spread)}`
}
