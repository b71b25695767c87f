import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { type PageFigure, pageFigures } from '../../../src/format/wire/pageFigures.ts'
import { Refusal } from './Refusal.ts'
import { StorageFull, StorageUnavailable } from './refusals.ts'

export type Figures = ReturnType<typeof createFigures>

/** From one millisecond, as a head takes, to the half minute that an app waits. */
const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5, 10, 30]
/** A first play test of every screen takes a minute on a busy machine. */
const LONG_SECONDS = [0.01, 0.05, 0.2, 1, 5, 15, 60, 180]

/**
 * Counts of the service about itself while it works. Labels are names of ours only, so that nobody outside can make
 * more of them; no figure holds anything about a member or a device.
 */
export function createFigures() {
  const registry = new Registry()
  const registers = [registry]
  const figures = {
    registry,
    requests: new Counter({
      name: 'playbill_requests_total',
      help: 'Requests answered, by door, pattern of the route and status. Heads that are unchanged are counted apart.',
      labelNames: ['door', 'route', 'status'],
      registers,
    }),
    unchangedHeads: new Counter({
      name: 'playbill_heads_unchanged_total',
      help: 'Heads asked for that were still the live ones (304).',
      registers,
    }),
    platform: new Histogram({
      name: 'playbill_platform_seconds',
      help: 'Time until the platform began to answer: answered, failed (500 or more), unreachable or left.',
      labelNames: ['outcome'],
      buckets: SECONDS,
      registers,
    }),
    platformRefused: new Counter({
      name: 'playbill_platform_refused_total',
      help: 'Calls of which nothing was sent, because no place at the platform was free in time.',
      registers,
    }),
    platformWaiting: new Gauge({
      name: 'playbill_platform_waiting',
      help: 'Calls that wait for a place at the platform.',
      registers,
    }),
    streamsRefused: new Counter({
      name: 'playbill_streams_refused_total',
      help: 'Event streams that were refused: too many, or too many of one network.',
      registers,
    }),
    publish: new Histogram({
      name: 'playbill_publish_seconds',
      help: 'Steps of a publish: propose (compile and gates), store, show; done, refused with a sentence, or failed.',
      labelNames: ['step', 'outcome'],
      buckets: LONG_SECONDS,
      registers,
    }),
    gates: new Histogram({
      name: 'playbill_gate_seconds',
      help: 'Gates that judged a release; play is the play test.',
      labelNames: ['gate', 'outcome'],
      buckets: LONG_SECONDS,
      registers,
    }),
    store: new Histogram({
      name: 'playbill_store_seconds',
      help: 'Calls of the store.',
      labelNames: ['outcome'],
      buckets: SECONDS,
      registers,
    }),
    storeUp: new Gauge({
      name: 'playbill_store_up',
      help: 'Whether the last call of the store was answered; each second brings one.',
      registers,
    }),
    reports: new Counter({
      name: 'playbill_reports_total',
      help: 'Troubles that open apps reported about the live release, the one before it, or a trial.',
      labelNames: ['release'],
      registers,
    }),
  }
  const page = (name: string, help: string, edges: readonly number[], unit: number) =>
    new Histogram({ name, help, labelNames: ['release'], buckets: edges.map((edge) => edge / unit), registers })
  const pages = {
    lcp: page('playbill_page_largest_paint_seconds', 'Open apps until the largest paint.', pageFigures.lcp, 1000),
    inp: page('playbill_page_interaction_seconds', 'The slowest taps and keys of open apps.', pageFigures.inp, 1000),
    cls: page('playbill_page_layout_shift', 'Layout shift of open apps.', pageFigures.cls, 1000),
    answer: page(
      'playbill_page_first_answer_seconds',
      'Open apps until the first answer of the platform.',
      pageFigures.answer,
      1000,
    ),
    errors: page('playbill_page_errors', 'Errors of open apps that nobody caught.', pageFigures.errors, 1),
  } satisfies Record<PageFigure, unknown>
  // A rate begins with the second value: what alerts watch is there, as none, before its first event.
  for (const step of ['propose', 'store', 'show']) figures.publish.zero({ step, outcome: 'failed' })
  for (const outcome of ['answered', 'failed', 'unreachable']) figures.platform.zero({ outcome })
  for (const release of ['live', 'previous', 'trial']) figures.reports.labels(release).inc(0)
  return { ...figures, pages }
}

/** Times a task and how it ended: `refused` is a refusal of ours for people to read, and not a fault. */
export async function timeTask<Label extends string, T>(
  histogram: Histogram<Label | 'outcome'>,
  labels: Readonly<Record<Label, string>>,
  task: () => Promise<T>,
): Promise<T> {
  const started = performance.now()
  const end = (outcome: string): void =>
    histogram.labels({ ...labels, outcome }).observe((performance.now() - started) / 1000)
  try {
    const made = await task()
    end('done')
    return made
  } catch (error) {
    end(isRefused(error) ? 'refused' : 'failed')
    throw error
  }
}

const isRefused = (error: unknown): boolean =>
  error instanceof Refusal && !(error instanceof StorageFull) && !(error instanceof StorageUnavailable)

/** The same store, with each of its calls timed. */
export function timeStore<S extends object>(store: S, { store: histogram, storeUp }: Figures): S {
  return new Proxy(store, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name)
      if (typeof found !== 'function' || name === 'watch' || name === 'close') return found
      return async (...given: readonly unknown[]): Promise<unknown> => {
        try {
          const made = await timeTask<never, unknown>(histogram, {}, async () => Reflect.apply(found, target, given))
          storeUp.set(1)
          return made
        } catch (error) {
          if (!isRefused(error)) storeUp.set(0)
          throw error
        }
      }
    },
  })
}
