import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { readDocuments } from '../readDocuments.ts'
import { reportIssues } from './checkFolder.ts'

interface Tasks {
  readonly tasks: readonly {
    readonly problemMatcher: {
      readonly pattern: { readonly regexp: string }
      readonly background: { readonly endsPattern: string }
    }
  }[]
}

const root = resolve(import.meta.dirname, '../../..')
const { tasks } = JSON.parse(readFileSync(`${root}/.vscode/tasks.json`, 'utf8')) as Tasks
const matcher = tasks[0]?.problemMatcher

it('is read by the task of the editor: place, code and message of each issue, and where the report ends', () => {
  const { files, host } = readDocuments(`${root}/schemas`)
  const broken = files.map((file) =>
    file.path === 'screens/wallet.json' ? { ...file, text: file.text.replace('"getCards"', '"getCard"') } : file,
  )
  const lines = reportIssues(checkDocuments(broken, host).issues, broken.length).text.trimEnd().split('\n')
  const [first = '', , ...rest] = lines
  expect(new RegExp(matcher?.pattern.regexp ?? '').exec(first)?.slice(1)).toEqual([
    'schemas/screens/wallet.json',
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^\d+$/),
    undefined,
    'unknown-call',
    expect.stringContaining('getCard'),
  ])
  expect(rest.at(-1)).toMatch(new RegExp(matcher?.background.endsPattern ?? ''))
  expect(reportIssues([], 5).text).toMatch(new RegExp(matcher?.background.endsPattern ?? ''))
})
