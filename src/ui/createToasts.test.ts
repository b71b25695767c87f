import { expect, test } from 'vitest'
import { createToasts } from './createToasts.ts'

test('keeps the last of the news and the last fault', () => {
  const toasts = createToasts()
  toasts.info('one')
  toasts.danger('first fault')
  toasts.success('two')
  toasts.danger('second fault')
  toasts.info('three')
  expect(toasts.getSnapshot().map(({ text }) => text)).toEqual(['second fault', 'three'])
})

test('keeps news that lead somewhere until they have been shown, but not the same twice', () => {
  const toasts = createToasts()
  const way = { label: 'See records', go: () => undefined }
  toasts.add('success', 'Decided', undefined, way)
  toasts.add('info', 'Another one decided', undefined, way)
  toasts.success('Copied')
  toasts.add('success', 'Decided', undefined, way)
  expect(toasts.getSnapshot().map(({ text }) => text)).toEqual(['Another one decided', 'Decided'])
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
  const shown = () => toasts.getSnapshot().map(({ text }) => text)
  toasts.add('success', 'Sent before', [actions, row])
  toasts.add('danger', 'Another row', [actions, {}])
  toasts.settle([actions, row])
  expect(shown()).toEqual(['Sent before', 'Another row'])
  toasts.add('danger', 'No connection', [actions, row])
  toasts.settle([actions, row])
  expect(shown()).toEqual(['Sent before'])
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
  const others: readonly (readonly unknown[] | undefined)[] = [[{}, form], undefined]
  for (const about of [[screen, form], ...others]) {
    toasts.clear()
    toasts.add('danger', 'Wrong', about)
    toasts.settle([screen])
    expect(toasts.getSnapshot()).toHaveLength(others.includes(about) ? 1 : 0)
  }
})
