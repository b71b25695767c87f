// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { Visit } from '../../format/wire/Outcomes.ts'
import { followVisit } from './followVisit.ts'

function open(release = 7) {
  const taken: Visit[] = []
  const playing = { release, document: 'aa' }
  const visit = followVisit(
    { under: () => ({ ...playing }), take: (ended) => void taken.push(ended) },
    'recharge',
    'bank',
  )
  return { visit, taken, playing }
}

const bank = { release: 7, screen: 'recharge', form: 'bank' }

describe('a visit of a form', () => {
  it('ends once, as left, refused, sent or unknown', () => {
    const left = open()
    left.visit.leave()
    left.visit.leave()
    expect(left.taken).toEqual([{ ...bank, outcome: 'left' }])

    const refused = open()
    refused.visit.refuse('amount')
    refused.visit.refuse('owner')
    refused.visit.send()('refused')
    expect(refused.taken).toEqual([])
    refused.visit.leave()
    expect(refused.taken).toEqual([{ ...bank, outcome: 'refused', field: 'amount' }])

    const sent = open()
    sent.visit.refuse('amount')
    sent.visit.send()('sent')
    sent.visit.leave()
    expect(sent.taken).toEqual([{ ...bank, outcome: 'sent' }])

    const unknown = open()
    unknown.visit.send()('unknown')
    unknown.visit.leave()
    expect(unknown.taken).toEqual([{ ...bank, outcome: 'unknown' }])
  })

  it('waits for what is on its way when it is left, and is as it was where nothing came of that', () => {
    const sent = open()
    const tell = sent.visit.send()
    sent.visit.leave()
    expect(sent.taken).toEqual([])
    tell('sent')
    expect(sent.taken).toEqual([{ ...bank, outcome: 'sent' }])

    const turnedBack = open()
    turnedBack.visit.refuse('amount')
    turnedBack.visit.send()(undefined)
    turnedBack.visit.leave()
    expect(turnedBack.taken).toEqual([{ ...bank, outcome: 'refused', field: 'amount' }])
  })

  it('is another one once it has been sent, and where nothing is done then there is none', () => {
    const { visit, taken } = open()
    visit.send()('sent')
    visit.send()('sent')
    visit.refuse('amount')
    visit.leave()
    expect(taken.map(({ outcome }) => outcome)).toEqual(['sent', 'sent', 'refused'])
  })

  it('ends with its page', () => {
    const { visit, taken } = open()
    visit.refuse('owner')
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    visit.leave()
    expect(taken).toEqual([{ ...bank, outcome: 'refused', field: 'owner' }])
  })

  it('counts under the release in which it began, unless its document is another by then', () => {
    const newer = open()
    newer.playing.release = 8
    newer.visit.leave()
    expect(newer.taken).toEqual([{ ...bank, outcome: 'left' }])

    const changed = open()
    Object.assign(changed.playing, { release: 8, document: 'bb' })
    changed.visit.send()('sent')
    changed.visit.leave()
    expect(changed.taken).toEqual([])
  })

  it('begun before the service was heard counts under the first release, and under none before that', () => {
    const heard = open(0)
    heard.playing.release = 9
    heard.visit.leave()
    expect(heard.taken).toEqual([{ ...bank, release: 9, outcome: 'left' }])

    const alone = open(0)
    alone.visit.leave()
    expect(alone.taken).toEqual([])
  })
})
