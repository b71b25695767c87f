import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { actions } from '../actions.ts'
import { blockTypes } from '../blocks/Block.ts'
import { widgetRules } from '../blocks/widgets.ts'
import { checkDocuments } from '../checkDocuments.ts'
import { functionSignatures } from '../expression/functionSignatures.ts'
import { readDocuments } from '../readDocuments.ts'
import { sharedKeys, writeCard } from './writeCard.ts'

const card = writeCard()
const lines = card.trimEnd().split('\n')
/** Words of a model, or fewer: each part of a name, each number and each sign counts as one. */
const tokens = (text: string) => text.match(/[A-Z]?[a-z]+|[A-Z]+|\d+|[^\sA-Za-z\d]/g) ?? []

it('is at most 2,500 tokens long', () => {
  expect(tokens(card).length).toBeLessThanOrEqual(2500)
})

it('names every block, action, widget and function', () => {
  const begun = lines.map((line) => / (\w+)/.exec(line)?.[1])
  expect([...blockTypes, ...Object.keys(actions)].filter((name) => !begun.includes(name))).toEqual([])
  for (const name of [...Object.keys(widgetRules), ...Object.keys(functionSignatures)])
    expect(card).toMatch(new RegExp(`\\b${name}\\b`))
})

it('has a name for what several blocks share, and uses each more than once', () => {
  for (const name of Object.keys(sharedKeys)) expect(card.split(name).length - 1, name).toBeGreaterThan(2)
})

it('says of no function that it is missing which is there', () => {
  const missing = /No (.*?)\.$/m.exec(card)?.[1]?.split(', ') ?? []
  expect(missing.length).toBeGreaterThan(2)
  expect(missing.filter((name) => Object.hasOwn(functionSignatures, name))).toEqual([])
})

it('ends with a screen that passes the check', () => {
  const { files, host } = readDocuments(resolve(import.meta.dirname, '../../../schemas'))
  const screen = { path: 'screens/example.json', text: lines.at(-1) ?? '' }
  expect(checkDocuments([...files, screen], host).issues.map(({ message }) => message)).toEqual([])
})
