import type { Host } from '../checkDocuments.ts'
import contract from '../../../schemas/platform.json' with { type: 'json' }
import settings from '../../../schemas/settings.json' with { type: 'json' }
import type { SourceFile } from '../SourceFile.ts'

/** What the tests hold their own documents against: the platform's real contract. */
export const host: Host = {
  contract,
  handwritten: { greeting: { name: 'string', times: 'number', rows: 'list', of: 'source' } },
}

const copy = {
  'records.title': 'Records',
  'records.empty': 'Nothing yet',
  'records.finished': 'That is all',
  'record.amount': 'Amount',
  'record.cancel': 'Cancel',
  'state.pending': 'Pending',
  'state.done': 'Done',
  'limit.range': 'Between {{min}} and {{max}}',
  'common.notYet': 'Not ready yet',
  'common.ok': 'OK',
}

const screen = {
  format: 1,
  id: 'records',
  path: '/records',
  access: 'member',
  title: 'records.title',
  query: { type: { enum: ['1', '2'], default: '1' } },
  sources: {
    range: { call: 'getPayRange', with: { type: 'bank' }, default: { min_price: '100', max_price: '10000' } },
    records: {
      call: 'getTransRecord',
      with: { date: '=filter.date', type: 1 },
      paging: { first: 1, finished: 'records.finished' },
    },
  },
  values: { min: '=max(data.range.min_price, decimal(settings.recharge.bank.min))' },
  body: [
    {
      id: 'records',
      type: 'list',
      source: 'records',
      key: '=row.out_trade_no',
      empty: 'records.empty',
      filter: { fields: [{ name: 'date', choices: 'period', default: 4 }] },
      row: {
        title: '=row.out_trade_no',
        cells: [{ label: 'record.amount', value: '=row.amount', as: 'krw' }],
        badge: { value: '=row.state', choices: 'state' },
        actions: [
          {
            label: 'record.cancel',
            when: '=row.state == 1',
            do: [
              { call: 'cancelRecharge', with: { out_trade_no: '=row.out_trade_no' }, money: true },
              { reload: 'records' },
            ],
          },
        ],
      },
    },
    {
      id: 'limit',
      type: 'text',
      text: { copy: 'limit.range', with: { min: '=value.min', max: '=data.range.max_price' } },
    },
    {
      id: 'links',
      type: 'cells',
      items: [
        { label: 'records.title', do: [{ go: '/' }] },
        { label: 'common.ok', do: [{ go: '/later' }] },
      ],
    },
  ],
}

/** A small set of sound documents, by path. */
export const sampleDocuments: Readonly<Record<string, unknown>> = {
  'screens/records.json': screen,
  'screens/home.json': { format: 1, id: 'home', path: '/', access: 'visitor', title: 'records.title', body: [] },
  'screens/login.json': { format: 1, id: 'login', path: '/login', access: 'visitor', title: 'records.title', body: [] },
  'screens/later.json': {
    format: 1,
    id: 'later',
    path: '/later',
    access: 'visitor',
    title: 'records.title',
    planned: true,
  },
  'settings.json': {
    ...settings,
    sponsors: [],
    tabBar: [
      { label: 'records.title', icon: 'records', path: '/records' },
      { label: 'common.ok', icon: 'check', path: '/later' },
    ],
  },
  'choices.json': {
    format: 1,
    lists: {
      period: {
        options: [
          { value: 1, label: 'state.pending' },
          { value: 4, label: 'state.done' },
        ],
      },
      state: { options: [{ value: 1, label: 'state.pending', tone: 'info' }], other: { label: 'state.done' } },
    },
  },
  'dialogs.json': { format: 1, dialogs: {} },
  'notices.json': { format: 1, notices: [] },
  'copy/kor.json': copy,
  'copy/cn.json': copy,
  'copy/en.json': copy,
}

/** The sample documents as files, with some of them replaced; text is taken as it is. */
export function sampleFiles(changes: Readonly<Record<string, unknown>> = {}): SourceFile[] {
  return Object.entries({ ...sampleDocuments, ...changes }).map(([path, value]) => ({
    path,
    text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  }))
}

/** The sample screen with one value changed at a path of keys. */
export function sampleScreen(path: readonly (string | number)[], value: unknown): unknown {
  const copyOf = structuredClone(screen) as unknown
  const last = path.at(-1)
  const parent = path.slice(0, -1).reduce((at, key) => (at as Record<string | number, unknown>)[key], copyOf) as Record<
    string | number,
    unknown
  >
  if (value === undefined) delete parent[String(last)]
  else parent[String(last)] = value
  return copyOf
}
