import { describe, expect, it } from 'vitest'
import platform from '../../schemas/platform.json' with { type: 'json' }
import { compileDocuments, schemasFolder } from './compileDocuments.ts'
import { earlyReadsOf } from './earlyReads.ts'

const { release } = compileDocuments(schemasFolder)
const all = release === undefined ? [] : earlyReadsOf(release)
const of = (path: string) => {
  const { visitor = [], member = [] } = all.find((screen) => screen.path === path) ?? {}
  const written = (reads: typeof visitor) => reads.map(({ url, body }) => `${url} ${body}`.trim())
  return { visitor: written(visitor), member: written(member) }
}

describe('what screens read before the app is there', () => {
  it('are reads of the contract, never a call that changes something', () => {
    const reading = Object.entries(platform.paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, operation]) => 'x-reads' in operation)
        .map(([method]) => `${method.toUpperCase()} ${path.slice(1)}`),
    )
    expect(all.length).toBeGreaterThan(40)
    const asked = all.flatMap(({ visitor, member }) => [...visitor, ...member])
    const calls = asked.map(({ method, url }) => `${method} ${url.split('?')[0] ?? ''}`)
    expect(calls.filter((call) => !reading.includes(call))).toEqual([])
    expect(calls).toContain('POST api/lottery/play')
  })

  it('is the site alone for a visitor on a member’s screen', () => {
    expect(of('/transRecord').visitor).toEqual(['api/app {}'])
  })

  it('asks with defaults of filter and address, and marks what the address is part of', () => {
    expect(of('/transRecord').member).toContain('api/gettransrecord {"date":4,"type":1,"page":1,"api_type":""}')
    const [records] = all.find(({ path }) => path === '/transRecord')?.member.slice(-1) ?? []
    expect(records).toMatchObject({ url: 'api/gettransrecord', asksAddress: true })
  })

  it('leaves what needs an answer, the member or the time to the app', () => {
    expect(of('/payInfo').member).toEqual(['api/app {}', 'api/user {}'])
    expect(of('/dealRecord').member).not.toContainEqual(expect.stringContaining('api/money_change?'))
  })

  it('leaves lists on demand to the block that asks for them one after the other', () => {
    expect(of('/search')).toEqual({
      visitor: ['api/app {}'],
      member: ['api/app {}', 'api/user {}', 'api/balancelist {}'],
    })
  })

  it('begins the page of a list with its own number', () => {
    expect(of('/rebates').member).toContain('api/interest/order/rate_list?page=0')
  })

  it('knows the picture on top of home', () => {
    const home = all.find(({ path }) => path === '/')
    expect(home?.visitor.filter(({ picture }) => picture !== undefined)).toMatchObject([
      { url: 'api/bannerList', picture: 'src' },
    ])
  })
})
