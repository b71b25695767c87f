import { describe, expect, it } from 'vitest'
import { keepScreens, type KeptScreen } from './keepScreens.ts'

const isCached = (id: string) => id === 'home' || id === 'activity'

function visit(...visits: readonly { id: string; at: string; entry?: string; isReplacing?: boolean }[]) {
  let kept: readonly KeptScreen<string>[] = []
  let current: KeptScreen<string> | undefined
  for (const [index, { id, at, entry = String(index), isReplacing = false }] of visits.entries()) {
    ;({ kept, current } = keepScreens(kept, { id, location: at, entry, isReplacing }, isCached))
  }
  return { ids: kept.map((screen) => screen.id), current }
}

describe('kept screens', () => {
  it('are the cached ones and the one that shows', () => {
    expect(
      visit({ id: 'home', at: '/' }, { id: 'money', at: '/money' }, { id: 'activity', at: '/activity' }).ids,
    ).toEqual(['home', 'activity'])
  })

  it('come back as the same instance, under the address they are visited at', () => {
    const { current } = visit(
      { id: 'activity', at: '/activity?type=1' },
      { id: 'home', at: '/' },
      { id: 'activity', at: '/activity?type=2' },
    )
    expect(current).toEqual({ id: 'activity', key: 'activity 0', location: '/activity?type=2', entry: '2' })
  })

  it('are new instances when they are not cached', () => {
    const { current } = visit({ id: 'money', at: '/money' }, { id: 'home', at: '/' }, { id: 'money', at: '/money' })
    expect(current?.key).toBe('money 2')
  })

  it('keep their instance when only their address is replaced', () => {
    const replaced = visit(
      { id: 'betRecord', at: '/betRecord' },
      { id: 'betRecord', at: '/betRecord?date=1', isReplacing: true },
    )
    expect(replaced.current?.key).toBe('betRecord 0')
    const pushed = visit({ id: 'help', at: '/help?type=1' }, { id: 'help', at: '/help?type=2' })
    expect(pushed.current?.key).toBe('help 1')
  })

  it('keep their instance when the history comes back to their entry', () => {
    const { current } = visit(
      { id: 'betRecord', at: '/betRecord', entry: 'a' },
      { id: 'betRecord', at: '/betRecord?date=1', entry: 'b', isReplacing: true },
      { id: 'betRecord', at: '/betRecord?date=1', entry: 'b' },
    )
    expect(current?.key).toBe('betRecord a')
  })

  it('are the same list as long as nothing changes', () => {
    const first = keepScreens<string>([], { id: 'home', location: '/', entry: 'a', isReplacing: false }, isCached)
    const again = keepScreens(first.kept, { id: 'home', location: '/', entry: 'a', isReplacing: false }, isCached)
    expect(again.kept).toBe(first.kept)
    expect(again.current).toBe(first.current)
  })
})
