import { describe, expect, it } from 'vitest'
import { parseFacts } from '../../../src/format/facts/parseFacts.ts'
import type { Touch } from '../../../src/format/wire/Touch.ts'
import { testDocuments } from '../testing/testDocuments.ts'
import { touchedThings } from './touchedThings.ts'

const facts = parseFacts(testDocuments)
const nothing: Touch = {
  screen: 'home',
  blocks: [],
  pointer: '',
  texts: [],
  notices: [],
  settings: [],
  calls: [],
  picture: '',
  words: '',
}
const under = (touch: Partial<Touch>) => touchedThings({ ...nothing, ...touch }, facts)

describe('the things under a tap', () => {
  it('are the text, then what is filled into it, then the blocks around it, the innermost first', () => {
    expect(
      under({
        texts: ['recharge.range'],
        calls: ['getPayRange'],
        settings: ['/recharge/bank/min', '/recharge/bank/max', '/cards/maxSaved'],
        blocks: ['amount', 'form'],
      }),
    ).toMatchObject([
      { kind: 'text', key: 'recharge.range' },
      { kind: 'platform', calls: ['getPayRange'], alone: false },
      {
        kind: 'settings',
        page: 'money',
        pointers: ['/recharge/bank/min', '/recharge/bank/max', '/cards/maxSaved'],
      },
      { kind: 'block', screen: 'home', block: 'amount' },
      { kind: 'block', screen: 'home', block: 'form' },
    ])
  })

  it('open a list and a time of day as a whole, and no setting that there is not', () => {
    expect(under({ settings: ['/recharge/chips/0', '/hours/weekdays/from/hour', '/nowhere/at/all'] })).toEqual([
      { kind: 'settings', page: expect.any(String), pointers: ['/recharge/chips', '/hours/weekdays/from'] },
    ])
  })

  it('say of a picture whose it is', () => {
    expect(under({ picture: 'a.svg', calls: ['getBannerList'], blocks: ['banners'] })).toMatchObject([
      { kind: 'picture', isOfPlatform: true },
      { kind: 'platform', alone: true },
      { kind: 'block' },
    ])
    expect(under({ picture: 'a.svg' })).toEqual([{ kind: 'picture', address: 'a.svg', isOfPlatform: false }])
  })

  it('name the dialogs of a text only in front of the screen, where dialogs are', () => {
    expect(under({ texts: ['rules.body'] })).toContainEqual({ kind: 'dialog', id: 'rules' })
    expect(under({ texts: ['rules.body'], blocks: ['welcome'] })).not.toContainEqual({ kind: 'dialog', id: 'rules' })
  })

  it('are the app’s own where nothing stands behind what is read', () => {
    expect(under({ words: '12:00', blocks: ['clock'] })).toMatchObject([{ kind: 'app' }, { kind: 'block' }])
    expect(under({})).toEqual([])
  })
})
