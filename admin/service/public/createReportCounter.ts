import type { Report } from '../../../src/format/wire/Report.ts'
import type { ReportStore } from '../store/rows/reportRows.ts'
import type { ReportCount } from '../../api/auditApi.ts'

export interface ReportCounter {
  count(report: Report): void
  /** Stores the sums; those that cannot be stored are kept for the next time. */
  flush(): Promise<void>
}

/**
 * The most troubles remembered between two flushes; more are summed under one name, so that nobody can fill the disk
 * with reports.
 */
const DIFFERENT = 500

export function createReportCounter(store: ReportStore, clock: { now(): number }): ReportCounter {
  let counts = new Map<string, ReportCount>()

  function add(report: Report, times: number, firstAt: string, lastAt: string): void {
    const kept =
      counts.size < DIFFERENT || counts.has(keyOf(report))
        ? report
        : { release: report.release, code: 'other', pointer: '', build: '' }
    const known = counts.get(keyOf(kept))
    const { release, code, pointer, build } = kept
    counts.set(keyOf(kept), {
      seq: release,
      code,
      pointer,
      build,
      count: (known?.count ?? 0) + times,
      firstAt: known?.firstAt ?? firstAt,
      lastAt,
    })
  }

  return {
    count(report) {
      const at = new Date(clock.now()).toISOString()
      add(report, 1, at, at)
    },

    async flush() {
      if (counts.size === 0) return
      const taken = [...counts.values()]
      counts = new Map()
      try {
        await store.addReports(taken)
      } catch (error) {
        for (const count of taken) add({ ...count, release: count.seq }, count.count, count.firstAt, count.lastAt)
        throw error
      }
    },
  }
}

function keyOf({ release, code, pointer, build }: Report): string {
  return JSON.stringify([release, code, pointer, build])
}
