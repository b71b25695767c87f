import { describe, expect, it } from 'vitest'
import { createScreenReader } from './createScreenReader.ts'

const money = { id: 'money', access: 'member', sources: { wallets: { call: 'getWallets' } } }
const written = JSON.stringify(money)

describe('a document of a screen in the workshop', () => {
  it.each([
    ['half written', written.slice(0, 40)],
    ['empty', ''],
    ['no object', '[]'],
    ['without an id', JSON.stringify({ ...money, id: undefined })],
    ['with the id of another', JSON.stringify({ ...money, id: 'home' })],
    ['for nobody', JSON.stringify({ ...money, access: 'memb' })],
    ['with sources that are not sources', JSON.stringify({ ...money, sources: null })],
    ['with half a source', JSON.stringify({ ...money, sources: { wallets: null } })],
  ])('that is %s plays as it was before, and as itself once it is mended', (_, broken) => {
    const read = createScreenReader()
    expect(read('money', broken)).toBeUndefined()
    expect(read('money', written)).toEqual(money)
    expect(read('money', broken)).toEqual(money)
    expect(read('money', JSON.stringify({ ...money, sources: {} }))).toEqual({ ...money, sources: {} })
  })

  it('leaves the others as they are', () => {
    const read = createScreenReader()
    read('money', written)
    expect(read('home', '{')).toBeUndefined()
    expect(read('money', written)).toEqual(money)
  })
})
