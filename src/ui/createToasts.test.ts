import { expect, test } from 'vitest'
import { createToasts } from './createToasts.ts'

test('keeps the last three', () => {
  const toasts = createToasts()
  for (const text of ['one', 'two', 'three', 'four']) toasts.info(text)
  expect(toasts.getSnapshot().map(({ text }) => text)).toEqual(['two', 'three', 'four'])
})

test('the same words again replace the first ones', () => {
  const toasts = createToasts()
  const first = toasts.danger('No connection')
  const second = toasts.danger('No connection')
  expect(toasts.getSnapshot()).toEqual([{ id: second, tone: 'danger', text: 'No connection' }])
  expect(second).not.toBe(first)
})

test('takes down what it said of a fault once that is mended, and nothing else', () => {
  const toasts = createToasts()
  const [actions, row] = [{}, {}]
  toasts.add('danger', 'No connection', [actions, row])
  toasts.add('danger', 'Another row', [actions, {}])
  toasts.add('success', 'Sent before', [actions, row])
  toasts.settle([actions, row])
  expect(toasts.getSnapshot().map(({ text }) => text)).toEqual(['Another row', 'Sent before'])
})

test('tells listeners until they leave', () => {
  const toasts = createToasts()
  let changes = 0
  const unsubscribe = toasts.subscribe(() => (changes += 1))
  toasts.dismiss(toasts.success('Saved'))
  unsubscribe()
  toasts.info('Unheard')
  expect(changes).toBe(2)
})

test('settles the faults of its parts with a whole', () => {
  const toasts = createToasts()
  const [screen, form] = [{}, {}]
  toasts.add('danger', 'Wrong password', [screen, form])
  toasts.add('danger', 'Offline', [{}, form])
  toasts.add('danger', 'Elsewhere')
  toasts.settle([screen])
  expect(toasts.getSnapshot().map(({ text }) => text)).toEqual(['Offline', 'Elsewhere'])
})
