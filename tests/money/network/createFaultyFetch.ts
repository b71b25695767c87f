import type { Platform } from '../../../mocks/platform/createPlatform.ts'
import { inPageFetch } from '../../../src/demo/inPageFetch.ts'
import type { Fault } from './Fault.ts'
import { objectOf } from '../../../src/format/value/isObject.ts'

/** Longer than the app waits for anything. */
const LATE_MS = 40_000
const SLOW_MS = 8000
const CUT_MS = 800

interface Options {
  readonly answer: (request: Request) => Promise<Response>
  readonly platform: Pick<Platform, 'sessions'>
  readonly isOnline: () => boolean
  /** What happens to this request; called once for each. */
  readonly faultOf: (request: Request) => Fault | undefined
}

/** A fetch with faults on the way to the platform. What was sent arrives, whatever happens to the page. */
export function createFaultyFetch({ answer, platform, isOnline, faultOf }: Options): typeof fetch {
  const fetchInPage = inPageFetch(async (request) => {
    if (!isOnline()) throw lost()
    const token = request.headers.get('Authorization')?.slice('Bearer '.length)
    return carry(faultOf(request), {
      arrive: async () => answer(request.clone()),
      expire: () => token !== undefined && platform.sessions.end(token),
    })
  })
  // Node's requests take no signal of a jsdom window; the client gives up by itself.
  return async (input, init) => fetchInPage(input, { ...init, signal: null })
}

interface Way {
  readonly arrive: () => Promise<Response>
  readonly expire: () => void
}

async function carry(fault: Fault | undefined, { arrive, expire }: Way): Promise<Response> {
  switch (fault) {
    case undefined:
      return arrive()
    case 'request dropped':
      await pass(CUT_MS)
      throw lost()
    case 'answer dropped':
      await arrive()
      await pass(CUT_MS)
      throw lost()
    case 'never answered':
      return new Promise<never>(() => undefined)
    case 'answered too late': {
      const answer = await arrive()
      await pass(LATE_MS)
      return answer
    }
    case 'arrives too late':
      await pass(LATE_MS)
      return arrive()
    case 'slow': {
      await pass(SLOW_MS)
      const answer = await arrive()
      await pass(SLOW_MS)
      return answer
    }
    case 'sent twice':
      await arrive()
      return arrive()
    case 'sent twice, far apart': {
      const answer = await arrive()
      void pass(LATE_MS).then(arrive)
      return answer
    }
    case 'error before':
      return new Response('<html>Bad gateway</html>', { status: 502 })
    case 'error after':
      await arrive()
      return new Response(null, { status: 500 })
    case 'malformed': {
      const text = await (await arrive()).text()
      return new Response(text.slice(0, text.length / 2))
    }
    case 'wrong shape':
      await arrive()
      return Response.json([{ ok: true }])
    case 'wrong data': {
      const envelope: unknown = await (await arrive()).json()
      return Response.json({ ...objectOf(envelope), data: 'not what it should be' })
    }
    case 'expired':
      expire()
      return arrive()
    case 'expired after':
      await arrive()
      expire()
      throw lost()
    case 'maintenance':
      // Answered before the platform looks at anything else, including the key.
      return Response.json({ code: 503, message: 'The site is under maintenance.', data: null })
    default:
      return fault satisfies never
  }
}

const pass = async (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const lost = () => new TypeError('The network is gone.')
