import { expect, it } from 'vitest'
import { testWords } from '../../testing/testWords.ts'
import { foundText } from './foundText.ts'

/** A finding about phones that have not been reloaded since a deploy, in each language. */
function saidOfOlderApp(id: string): readonly string[] {
  const year = new Date().getFullYear()
  const values = { since: `${year}-03-02T05:00:00.000Z`, until: `${year}-03-09T05:00:00.000Z`, count: 2 }
  const said = { id, values: { ...values, screen: 'recharge', reason: 'broken' } }
  return Object.values(testWords).map((words) => foundText({ message: 'In English', said }, words))
}

it.each(['older-app-failed', 'older-app-fails', 'older-app-behind', 'older-app-not-played'])(
  'says of %s which phones it is about, by the operator’s own clock',
  (id) => {
    const since = `${new Date().getFullYear()}-03-02T05:00:00.000Z`
    const moments = Object.values(testWords).map((words) => words.moment(since))
    const texts = saidOfOlderApp(id)
    for (const [index, text] of texts.entries()) {
      expect(text).toContain(moments[index])
      expect(text).not.toMatch(/In English|T05:00|\{\{/)
    }
    expect(texts).toEqual([
      expect.stringContaining('새로 고침하지 않은 휴대폰'),
      expect.stringContaining('尚未刷新的手机'),
      expect.stringContaining('phones that have not been reloaded since the deploy of'),
    ])
  },
)

it('says until when a release waits for them', () => {
  const [kor, cn, en] = saidOfOlderApp('older-app-failed')
  const until = `${new Date().getFullYear()}-03-09T05:00:00.000Z`
  expect(kor).toContain(testWords.kor.moment(until))
  expect(cn).toContain(testWords.cn.moment(until))
  expect(en).toContain(testWords.en.moment(until))
})

it.each(['schedule-change', 'schedule-release', 'take-back-change', 'take-back-release'])(
  'says of %s which change it is about, when, and the value that it sets',
  (id) => {
    const at = `${new Date().getFullYear()}-03-07T00:00:00.000Z`
    const fact = 'settings:/recharge/bank/min'
    const saidOf = (sets: string) =>
      Object.values(testWords).map((words) => {
        const said = { id, values: { name: 'Festival', owner: 'lee', at, sets } }
        return foundText({ message: 'In English', said, fact }, words)
      })
    const moments = Object.values(testWords).map((words) => words.moment(at))
    for (const [index, text] of saidOf('"1000"').entries()) {
      for (const part of ['“Festival”', 'lee', moments[index], '₩1,000']) expect(text).toContain(part)
      expect(text).not.toMatch(/In English|T00:00|\{\{/)
    }
    expect(saidOf('null')).toEqual([
      expect.stringContaining('기본값'),
      expect.stringContaining('内置值'),
      expect.stringContaining('the shipped value'),
    ])
  },
)
