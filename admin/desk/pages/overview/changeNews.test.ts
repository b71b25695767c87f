import { expect, it } from 'vitest'
import type { ListedEntry } from '../../../api/auditApi.ts'
import { changeNews } from './changeNews.ts'

const winter = { id: 'winter', name: 'Winter', owner: 'mina' }
const edit = { fact: 'settings:/recharge/bank/min', value: '120', replaces: '100', actor: 'mina' }

let last = 0
function entry(action: string, actor: string, details: ListedEntry['details'], subject = ''): ListedEntry {
  last += 1
  const at = `2026-03-0${last % 9}T05:00:00.000Z`
  return { id: last, at, actor, action, subject, reason: '', details, prevHash: '', hash: '' }
}

const publish = (actor: string, seq: number, more: ListedEntry['details'] = {}) =>
  entry('release.publish', actor, { seq, change: winter, edits: [edit], ...more })

const kinds = (...entries: readonly ListedEntry[]) => changeNews(entries.toReversed(), 'mina').map(({ kind }) => kind)

it('tells of a change that somebody else published, and not of one that the operator did', () => {
  const entries = [publish('jun', 4)]
  expect(changeNews(entries, 'mina')).toMatchObject([
    { kind: 'published', actor: 'jun', id: 'winter', change: { name: 'Winter', owner: 'mina' }, seq: 4 },
  ])
  expect(changeNews(entries, 'jun')).toEqual([])
  expect(kinds(publish('mina', 4))).toEqual([])
})

it('tells of an edit of the operator in a change of a colleague', () => {
  expect(kinds(publish('jun', 4, { change: { ...winter, owner: 'jun' } }))).toEqual(['published'])
  const foreign = { change: { ...winter, owner: 'jun' }, edits: [{ ...edit, actor: 'jun' }] }
  expect(kinds(publish('wang', 4, foreign))).toEqual([])
})

it('tells of what went out by itself, though the operator had scheduled or tried it', () => {
  expect(kinds(publish('mina', 4, { schedule: 'night' }))).toEqual(['wentOut'])
  expect(kinds(publish('mina', 4, { trial: 'five' }))).toEqual(['wentOut'])
})

it('tells once of a change, by what came last: undone by a rollback behind it', () => {
  const back = (to: number) => entry('release.rollback', 'wang', { seq: 6, to })
  expect(kinds(publish('jun', 4), back(3))).toEqual(['undone'])
  expect(kinds(publish('mina', 4), back(3))).toEqual(['undone'])
  expect(kinds(publish('jun', 4), back(4))).toEqual(['published'])
})

it('tells of values that were taken back', () => {
  const fact = 'settings:/recharge/bank/min'
  const edits = [{ fact, before: null, after: { fact, value: '120', actor: 'mina' } }]
  const taken = entry('release.publish', 'mina', { seq: 7, takesBack: 'night', schedule: 'night', edits, left: [] })
  expect(changeNews([taken], 'mina')).toMatchObject([{ kind: 'takenBack', facts: [fact], seq: 7 }])
  expect(changeNews([taken], 'jun')).toEqual([])
})

it('tells of a drop, a look and an answer by somebody else', () => {
  const details = { name: 'Winter', owner: 'mina' }
  const others = [
    entry('change.drop', 'wang', details, 'change:a'),
    entry('review.done', 'wang', details, 'change:b'),
    entry('review.answered', 'wang', { ...details, fact: edit.fact, text: 'why so high?' }, 'change:c'),
    entry('review.answered', 'mina', { ...details, fact: edit.fact, text: 'because' }, 'change:d'),
  ]
  expect(changeNews(others.toReversed(), 'mina')).toMatchObject([
    { kind: 'answered', id: 'c', text: 'why so high?' },
    { kind: 'looked', id: 'b' },
    { kind: 'dropped', id: 'a' },
  ])
})
