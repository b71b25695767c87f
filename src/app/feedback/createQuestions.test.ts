// @vitest-environment jsdom
import { expect, it } from 'vitest'
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
  const questions = createQuestions()
  void questions.ask(question)
  window.history.replaceState(null, '', now)
  const [first] = questions.asked.getSnapshot()
  expect(first?.place === placeNow()).toBe(expected)
})
