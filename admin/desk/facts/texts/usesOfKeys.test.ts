import { expect, it } from 'vitest'
import { parseFacts } from '../../../../src/format/facts/parseFacts.ts'
import { testDocuments } from '../../testing/testDocuments.ts'
import { usesOfKeys } from './usesOfKeys.ts'
import { testWords } from '../../testing/testWords.ts'

const copy = JSON.stringify({
  'home.title': 'Home',
  'common.ok': 'OK',
  'rules.title': 'Rules',
  'common.loading': 'Loading',
  'lottery.bet': 'Bet',
})
const files = [
  ...testDocuments.filter(({ path }) => !/^(copy|dialogs)/.test(path)),
  ...['kor', 'cn', 'en'].map((locale) => ({ path: `copy/${locale}.json`, text: copy })),
  {
    path: 'dialogs.json',
    text: JSON.stringify({
      dialogs: { rules: { title: 'rules.title', body: 'home.title', confirm: 'common.ok', cancel: 'common.ok' } },
    }),
  },
  {
    path: 'choices.json',
    text: JSON.stringify({ lists: { states: { options: [{ value: 1, label: 'common.ok' }] } } }),
  },
]

it('names every place that uses a text, each once', () => {
  const uses = usesOfKeys(parseFacts(files), testWords.en)
  const labels = (key: string) => uses.get(key)?.map(({ label }) => label)
  expect(labels('home.title')).toEqual(['Home', 'the dialog “Rules”'])
  expect(labels('common.ok')).toEqual([
    'the dialog “Rules”',
    'the list “states”',
    'the app itself',
    'the lottery boards',
  ])
  expect(labels('common.loading')).toEqual(['the app itself'])
  expect(labels('lottery.bet')).toEqual(['the lottery boards'])
  expect(uses.get('rules.title')).toEqual([{ label: 'the dialog “Rules”', path: '/messages/dialogs/rules' }])
})
