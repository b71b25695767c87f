// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { createToasts } from '../../ui/createToasts.ts'
import { createQuestions, placeNow } from './createQuestions.ts'

const question = { text: 'Sure?', yes: 'Yes', danger: false }

it.each([
  ['', '#/', true],
  ['#/', '#/?from=here', true],
  ['#/records?date=1', '#/records', true],
  ['#/', '#/records', false],
  ['', '#/records', false],
])('a question asked at "%s" is still in its place at "%s": %s', (asked, now, expected) => {
  window.history.replaceState(null, '', asked === '' ? window.location.pathname : asked)
  const questions = createQuestions(createToasts())
  void questions.ask(question)
  window.history.replaceState(null, '', now)
  const [first] = questions.asked.getSnapshot()
  expect(first?.place === placeNow()).toBe(expected)
})

it('says for itself what a toast says too', () => {
  const toasts = createToasts()
  const questions = createQuestions(toasts)
  toasts.danger('Closed for now.')
  toasts.success('Saved')
  void questions.ask({ ...question, title: 'Not confirmed', text: 'Closed for now.\nCheck your records.' })
  expect(toasts.getSnapshot().map(({ text }) => text)).toEqual(['Saved'])
  expect(['Not confirmed', 'Closed for now.', 'closed'].map((words) => questions.says(words))).toEqual([
    true,
    true,
    false,
  ])
  questions.asked.getSnapshot()[0]?.answer('yes')
  expect(questions.says('Closed for now.')).toBe(false)
})
