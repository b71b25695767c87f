import { expect, test } from 'vitest'
import { createShelf } from './createShelf.ts'

interface Row {
  id: string
  memberId: string
  state: string
}

const row = (id: string, memberId = '1', state = 'open'): Row => ({ id, memberId, state })
const openShelf = () => createShelf<Row>(({ id }) => id)

test('keeps the rows of each member in order, and finds one by its key', () => {
  const shelf = openShelf()
  for (const each of [row('a'), row('b', '2'), row('c')]) shelf.add(each)
  expect(shelf.of('1').map(({ id }) => id)).toEqual(['a', 'c'])
  expect(shelf.of('3')).toEqual([])
  expect(shelf.find('b')).toEqual(row('b', '2'))
  expect(shelf.size).toBe(3)
})

test('replaces a row in its place and refuses one that it does not have', () => {
  const shelf = openShelf()
  for (const id of ['a', 'b']) shelf.add(row(id))
  shelf.replace(row('a', '1', 'done'))
  expect(shelf.of('1').map(({ state }) => state)).toEqual(['done', 'open'])
  expect(shelf.find('a')?.state).toBe('done')
  expect(() => shelf.replace(row('z'))).toThrow('no row z')
})

test('begins each fork with the same rows and keeps what forks write apart', () => {
  const shelf = openShelf()
  for (const each of [row('a'), row('b', '2')]) shelf.add(each)
  const [one, other] = [shelf.fork(), shelf.fork()]
  one.replace(row('a', '1', 'done'))
  one.add(row('c'))
  expect(one.of('1').map(({ id, state }) => `${id} ${state}`)).toEqual(['a done', 'c open'])
  expect(one.find('b')).toBe(shelf.find('b'))
  for (const untouched of [shelf, other]) {
    expect(untouched.of('1')).toEqual([row('a')])
    expect(untouched.find('a')?.state).toBe('open')
    expect([untouched.find('c'), untouched.size]).toEqual([undefined, 2])
  }
  expect(one.fork().of('1')).toEqual(one.of('1'))
})
