import { expect, it } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { host, sampleFiles, sampleScreen } from '../testing/sampleDocuments.ts'

/** The issues of the sample screen with this as its second block. */
const issuesOf = (block: object) =>
  checkDocuments(
    sampleFiles({ 'screens/records.json': sampleScreen(['body', 1], { id: 'part', ...block }) }),
    host,
  ).issues.map(({ path, message }) => `${path} ${message}`)

const toggle = (transferstatus: string) => ({
  type: 'switch',
  label: 'records.title',
  on: '=user.transferstatus == 1',
  do: [{ call: 'updateTransferStatus', with: { transferstatus } }],
})

it('knows what the member wants only in the actions of a switch', () => {
  expect(issuesOf(toggle('=on ? 1 : 0'))).toEqual([])
  expect(issuesOf({ ...toggle('=1'), on: '=on' })).toHaveLength(1)
})

it('knows the address of a picture once it is stored', () => {
  const upload = (expression: string) => ({
    type: 'upload',
    label: 'records.title',
    src: '=user.avatar',
    do: [{ toast: expression }],
  })
  expect(issuesOf(upload('=result.data.url'))).toEqual([])
  expect(issuesOf(upload('=result.data.address'))).toEqual([expect.stringContaining('address')])
})

const opening = (more: object, rest: object = {}) => ({
  type: 'list',
  source: 'records',
  key: '=row.out_trade_no',
  empty: 'records.empty',
  row: { title: '=row.out_trade_no', more, ...rest },
})
const words = (id: string, text: string) => ({ id, type: 'text', text })

it('knows the row in the blocks that it opens, and their ids among those of the screen', () => {
  expect(issuesOf(opening({ body: [words('inside', '=row.pay_way')] }))).toEqual([])
  expect(issuesOf(opening({ body: [words('records', '=row.pay_wai')] }))).toEqual([
    expect.stringContaining('Another block of this screen is called "records"'),
    expect.stringContaining('pay_wai'),
  ])
})

it('refuses a row that both opens and leads elsewhere', () => {
  expect(issuesOf(opening({ body: [] }, { do: [{ go: '/records' }] }))).toEqual([
    '/body/1/row/do A row that opens cannot lead elsewhere.',
  ])
})

const greeting = (props: object) => ({
  type: 'handwritten',
  name: 'greeting',
  props: { name: 'x', times: 2, rows: '=data.records', of: 'range', ...props },
})

it('gives a hand-written component exactly its properties, each of its type', () => {
  expect(issuesOf(greeting({}))).toEqual([])
  expect(issuesOf(greeting({ name: '=data.range.min_price', times: '=size(data.records)' }))).toEqual([
    expect.stringContaining('/body/1/props/name name takes text here'),
  ])
  expect(issuesOf(greeting({ times: 'two', rows: '=query.type' }))).toEqual([
    '/body/1/props/times This takes a number.',
    '/body/1/props/rows rows takes a list here, but this gives text.',
  ])
  expect(issuesOf(greeting({ of: 'rang', size: 1 }))).toEqual([
    '/body/1/props/of There is no source on this screen "rang".',
    '/body/1/props/size greeting has no property "size".',
  ])
  expect(issuesOf(greeting({ of: '=data.range' }))).toEqual([
    '/body/1/props/of This takes the name of a source, not what it holds.',
  ])
  expect(
    issuesOf({ type: 'handwritten', name: 'greeting', props: { name: 'x', times: 2, rows: '=data.records' } }),
  ).toEqual(['/body/1 greeting needs "of".'])
})

it('takes a call of the platform as a property, or none', () => {
  const issuesOfFind = (find: unknown) => {
    const screen = sampleScreen(['body', 1], { id: 'part', type: 'handwritten', name: 'team', props: { find } })
    return checkDocuments(sampleFiles({ 'screens/records.json': screen }), {
      ...host,
      handwritten: { team: { find: 'call' } },
    }).issues.map(({ path, code, message, hint }) => [path, code, message, hint])
  }
  expect(issuesOfFind('getUser')).toEqual([])
  expect(issuesOfFind('')).toEqual([])
  expect(issuesOfFind('getUsr')).toEqual([
    [
      '/body/1/props/find',
      'unknown-call',
      'The platform has no call "getUsr".',
      'Did you mean "getUser"? Write "" where the platform has none.',
    ],
  ])
  expect(issuesOfFind('teleportation')).toEqual([
    [
      '/body/1/props/find',
      'unknown-call',
      'The platform has no call "teleportation".',
      'Write "" where the platform has none.',
    ],
  ])
  expect(issuesOfFind('deleteCard')).toMatchObject([
    [
      '/body/1/props/find',
      'writing-source',
      'deleteCard changes something on the platform, and a component only reads.',
      expect.stringMatching(/x-reads/),
    ],
  ])
  expect(issuesOfFind(7)).toHaveLength(1)
})

const levels = (each: object) => ({
  type: 'tabs',
  label: 'records.title',
  start: '=query.type',
  each: { source: 'records', key: '=row.state', label: '=row.pay_way', ...each },
})

it('knows the row of a tab, and its key as the tab', () => {
  expect(
    issuesOf(levels({ head: [words('head', '=row.pay_way')], body: [words('body', "=tab == 1 ? row.pay_way : ''")] })),
  ).toEqual([])
  expect(
    issuesOf(levels({ head: [words('head', '=row.pay_wai')], body: [words('body', "=tab == 'one' ? 'a' : 'b'")] })),
  ).toHaveLength(2)
})

it('refuses tabs that are of options and of rows at once', () => {
  expect(issuesOf(levels({ choices: 'state', body: [] }))).toEqual([expect.stringContaining('choices and source')])
})

const table = (rest: object) => ({
  type: 'table',
  columns: [{ label: 'record.amount' }, { label: 'record.cancel' }],
  ...rest,
})

it('wants a cell for each column of fixed rows, and a value for each column of others', () => {
  expect(issuesOf(table({ items: [['state.done', '=query.type']] }))).toEqual([])
  expect(issuesOf(table({ items: [['state.done']] }))).toEqual(['/body/1/items/0 This row has 1 cells for 2 columns.'])
  expect(issuesOf(table({ source: 'records' }))).toEqual([
    '/body/1/columns/0 This column needs "value".',
    '/body/1/columns/1 This column needs "value".',
  ])
  expect(issuesOf(table({ items: [['state.done', 'state.done']], source: 'records' }))).toContainEqual(
    expect.stringContaining('exactly one of source, rows, items'),
  )
})

it('knows the row in the condition of options', () => {
  const options = (where: string) => ({
    type: 'tabs',
    label: 'records.title',
    each: { choices: { source: 'records', value: 'out_trade_no', label: 'pay_way', where }, body: [] },
  })
  expect(issuesOf(options('=row.state == 1'))).toEqual([])
  expect(issuesOf(options('=row.stat == 1'))).toEqual([expect.stringContaining('stat')])
})
