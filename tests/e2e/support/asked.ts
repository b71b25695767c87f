import { expect, type Page, type Request } from '@playwright/test'
import { objectOf } from '../../../src/format/value/isObject.ts'

type Params = Readonly<Record<string, unknown>>

/** The calls of a page to the platform; start it before the page opens. */
export interface Asked {
  /** The params of every request to the path so far, oldest first. */
  of(path: string): readonly Params[]
  /** Waits until the last request to the path had these params. */
  last(path: string, params: Params): Promise<void>
  /** Waits until every request so far is answered or has failed. */
  answered(): Promise<void>
}

export function followRequests(page: Page): Asked {
  const requests: Request[] = []
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) {
      requests.push(request)
      open.add(request)
    }
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const of = (path: string) => requests.filter((request) => new URL(request.url()).pathname === path).map(paramsOf)
  return {
    of,
    async last(path, params) {
      await expect.poll(() => of(path).at(-1), { message: path }).toMatchObject(params)
    },
    async answered() {
      await expect.poll(() => open.size, { intervals: [10] }).toBe(0)
    },
  }
}

function paramsOf(request: Request): Params {
  const { searchParams } = new URL(request.url())
  const body = request.postData()
  return body === null ? Object.fromEntries(searchParams) : objectOf(JSON.parse(body))
}
