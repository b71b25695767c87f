import { expect, it } from 'vitest'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { readWrittenOut } from '../format/readDocuments.ts'
import { type ScreenDocument, storiesOfScreen } from './createScreenReader.ts'

const names = (document: Partial<ScreenDocument>) =>
  storiesOfScreen({ id: 'some', access: 'member', ...document }).map(({ name }) => name)

it('gives a screen that reads from the platform a story of every state', () => {
  expect(names({ sources: { cards: {} } })).toEqual(['Default', 'Loading', 'Empty', 'LoadFailed', 'LongText'])
})

it('expects a way to try again only where something is missing', () => {
  const failed = (source: object) =>
    storiesOfScreen({ id: 'some', access: 'member', sources: { range: source } }).find(
      ({ name }) => name === 'LoadFailed',
    )
  expect(failed({})?.play).toBe('expectRetry')
  expect(failed({ default: {} })?.play).toBe('expectPlayed')
})

it('gives a screen that reads nothing only what it can be', () => {
  expect(names({})).toEqual(['Default'])
})

it('shows a screen that is open to all to a visitor too', () => {
  expect(names({ access: 'visitor' })).toEqual(['Default', 'Visitor'])
})

it('gives a screen that is still to be written no story', () => {
  expect(names({ planned: true, sources: { cards: {} } })).toEqual([])
})

it('names situations that exist, and plays each written screen in a test run', () => {
  for (const { text } of readWrittenOut('schemas').files.filter(({ path }) => path.startsWith('screens/'))) {
    const document = JSON.parse(text) as ScreenDocument
    const stories = storiesOfScreen(document)
    expect(Object.keys(scenarios)).toEqual(expect.arrayContaining(stories.map(({ situation }) => situation)))
    expect(stories.some(({ play }) => play === 'expectPlayed')).toBe(document.planned !== true)
  }
})
