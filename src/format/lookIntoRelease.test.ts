import { expect, it } from 'vitest'
import { lookIntoRelease, reads } from './lookIntoRelease.ts'

const copy = { 'a/b': 'text', long: 'x'.repeat(1000) }
const settings = { values: { min: '100', on: false, list: [1, 2] } }
const lists = { dialogs: { sale: { places: ['/', '/vip'] }, rules: { places: ['/'] }, broken: {} } }
const manifest = { settings: 's1', lists: 'l1', copy: { kor: 'c1' }, screens: { home: { sha: 'h1' } } }

const look = lookIntoRelease({
  manifest,
  files: new Map([
    ['s1', JSON.stringify(settings)],
    ['c1', JSON.stringify(copy)],
    ['h1', '{}'],
    ['l1', JSON.stringify(lists)],
  ]),
})

it.each([
  [reads.value(['settings', 'values', 'min']), '"100"'],
  [reads.value(['settings', 'values', 'on']), 'false'],
  [reads.value(['settings', 'values', 'list', 'length']), '2'],
  [reads.value(['settings', 'values', 'list']), '[]'],
  [reads.value(['settings', 'values']), '{}'],
  [reads.value(['settings', 'values', 'gone', 'further']), 'absent'],
  [reads.value(['settings', 'values', 'toString']), 'absent'],
  [reads.value(['copy', 'kor', 'a/b']), '"text"'],
  [reads.value(['screens', 'home', 'sha']), '"h1"'],
  [reads.fields(['settings', 'values']), '["min","on","list"]'],
  [reads.fields(['copy', 'cn']), 'absent'],
  [reads.dialogsOn('/'), '["sale","rules"]'],
  [reads.dialogsOn('/vip'), '["sale"]'],
  [reads.dialogsOn('/mine'), '[]'],
  [reads.presence(['settings', 'values', 'on']), 'yes'],
  [reads.presence(['settings', 'values', 'off']), 'no'],
])('%s is %s', (read, answer) => {
  expect(look.answer(read)).toBe(answer)
})

it('answers long texts by their hashes', () => {
  expect(look.answer(reads.value(['copy', 'kor', 'long']))).toMatch(/^[\da-f]{64}$/)
})

it('leads reads through the places of the manifest that answer them', () => {
  const some = [reads.value(['copy', 'kor', 'a/b']), reads.presence(['copy', 'kor', 'gone']), reads.dialogsOn('/')]
  const places = look.placesOf([...some, reads.fields(['screens']), reads.value(['screens', 'gone', 'sha'])])
  expect(places).toEqual(['/copy/kor', '/lists', '/screens', '/screens/gone'])
  expect(look.stamp(places)).toBe('"c1" "l1" {"home":{"sha":"h1"}} absent')
})
