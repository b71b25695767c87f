import type { Report } from '../../format/wire/Report.ts'
import type { PostJson } from './postJson.ts'

/** Something a member could not be shown; where and what, never a value. */
interface Problem {
  readonly code: string
  /** The screen, or another part of the release. */
  readonly screen: string
  readonly pointer: string
}

export interface Reports {
  add(problem: Problem): void
}

interface ReportsOptions {
  readonly post: PostJson
  /** The number of the release that plays. */
  readonly seq: () => number
  readonly build: string
  /** Something could not be shown, whether or not it is reported once more. */
  readonly onFault?: (problem: Problem) => void
}

const WAIT_MS = 5000
/** The service takes so many at once. */
const AT_ONCE = 20
/** A broken release repeats itself; a page need not report more than this. */
const MOST = 60

/** Reports to the service what could not be shown: in batches, each problem once, without retries. */
export function createReports({ post, seq, build, onFault }: ReportsOptions): Reports {
  const seen = new Set<string>()
  const waiting: Report[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function send(): void {
    timer = undefined
    const reports = waiting.splice(0, AT_ONCE)
    if (waiting.length > 0) timer = setTimeout(send, WAIT_MS)
    void post('reports', { reports }).catch(() => undefined)
  }

  return {
    add(problem) {
      onFault?.(problem)
      const { code, screen, pointer } = problem
      const report: Report = {
        release: seq(),
        code: slug(code),
        pointer: `${screen}:${pointer}`.replace(/[^A-Za-z0-9_.:~/-]+/g, '-').slice(0, 200),
        build,
      }
      const key = JSON.stringify(report)
      if (seen.has(key) || seen.size >= MOST) return
      seen.add(key)
      waiting.push(report)
      timer ??= setTimeout(send, WAIT_MS)
    },
  }
}

const slug = (code: string): string =>
  code
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 64) || 'unknown'
