import { describe, expect, it } from 'vitest'
import { judgeTimes } from './scheduleTimes.ts'

const NOW = Date.parse('2026-03-02T05:00:00Z')
const troublesOf = (at: string, takeBackAt = '') => judgeTimes({ at, takeBackAt, zone: 'UTC' }, NOW).troubles

describe('the moments of a schedule', () => {
  it('are those that the zone’s clock shows, with milliseconds', () => {
    expect(judgeTimes({ at: '2026-03-06T23:00', takeBackAt: '2026-03-07T06:00', zone: 'Asia/Seoul' }, NOW)).toEqual({
      at: '2026-03-06T14:00:00.000Z',
      takeBackAt: '2026-03-06T21:00:00.000Z',
      troubles: {},
    })
  })

  it('are refused where the service would, to the minute', () => {
    expect([troublesOf(''), troublesOf('2026-03-02T05:00'), troublesOf('2026-03-02T05:01')]).toEqual([
      { at: 'atMissing' },
      { at: 'past' },
      {},
    ])
    expect([troublesOf('2027-04-06T04:59'), troublesOf('2027-04-06T05:00')]).toEqual([{}, { at: 'tooFar' }])
    expect(troublesOf('2026-03-06T23:00', '2026-03-06T22:59')).toEqual({ takeBackAt: 'order' })
    expect(troublesOf('2026-03-06T23:00', '2027-04-06T05:00')).toEqual({ takeBackAt: 'tooFar' })
    expect(troublesOf('', '2026-03-01T00:00')).toEqual({ at: 'atMissing', takeBackAt: 'past' })
  })
})
