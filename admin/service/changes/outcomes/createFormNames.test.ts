import { describe, expect, it } from 'vitest'
import { createFormNames } from './createFormNames.ts'

const bank = { type: 'form', id: 'bank', fields: { amount: {}, owner: {} } }
const files: Readonly<Record<string, unknown>> = {
  live: { screens: { recharge: { sha: 'recharge' }, home: { sha: 'home' } } },
  before: { screens: { home: { sha: 'home' } } },
  tried: { screens: { recharge: { sha: 'tried-recharge' } } },
  recharge: { body: [{ type: 'tabs', items: [{ body: [bank] }] }] },
  'tried-recharge': { body: [{ ...bank, id: 'usdt' }] },
  home: { body: [{ type: 'text', id: 'bank' }] },
}

const places: ReadonlyMap<number, 'live' | 'previous' | 'trial'> = new Map([
  [6, 'previous'],
  [7, 'live'],
  [900, 'trial'],
])

function open(there: readonly string[] = Object.keys(files)) {
  const reads: string[] = []
  const disk = new Set(there)
  const names = createFormNames({
    live: {
      placeOf: (number) => places.get(number),
      record: () => ({ seq: 7, plan: 4, sha: 'live' }),
    },
    cache: {
      async read(sha) {
        reads.push(sha)
        const identity = Buffer.from(JSON.stringify(files[sha] ?? null))
        return Promise.resolve(disk.has(sha) ? { identity, br: identity, gzip: identity } : undefined)
      },
    },
    store: {
      findRelease: async () => Promise.resolve({ sha: 'before' }),
      runningTrial: async () => Promise.resolve({ number: 900, sha: 'tried' }),
    },
  })
  return { names, reads, disk }
}

describe('the forms of releases', () => {
  it.each([
    [{ release: 7, screen: 'recharge', form: 'bank' }, true],
    [{ release: 7, screen: 'recharge', form: 'bank', field: 'amount' }, true],
    [{ release: 7, screen: 'recharge', form: 'bank', field: 'captcha' }, false],
    [{ release: 7, screen: 'home', form: 'bank' }, false],
    [{ release: 7, screen: 'nowhere', form: 'bank' }, false],
    [{ release: 6, screen: 'recharge', form: 'bank' }, false],
    [{ release: 900, screen: 'recharge', form: 'usdt' }, true],
    [{ release: 5, screen: 'recharge', form: 'bank' }, false],
  ])('know %j: %s', async (visit, known) => {
    expect(await open().names.knows(visit)).toBe(known)
  })

  it('are read once, unless they were not there yet', async () => {
    const { names, reads } = open()
    const visit = { release: 7, screen: 'recharge', form: 'bank' }
    await Promise.all([names.knows(visit), names.knows(visit)])
    expect(reads.filter((sha) => sha === 'live')).toHaveLength(1)

    const late = open([])
    expect(await late.names.knows(visit)).toBe(false)
    for (const sha of Object.keys(files)) late.disk.add(sha)
    expect(await late.names.knows(visit)).toBe(true)
  })
})
