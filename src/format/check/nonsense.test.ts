import { Environment } from '@marcbachmann/cel-js'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { host, sampleDocuments, sampleFiles, sampleScreen } from '../testing/sampleDocuments.ts'

type Json = Readonly<Record<string, unknown>>

const settings = sampleDocuments['settings.json'] as Json & {
  readonly recharge: Json
  readonly tabBar: readonly object[]
}
const copy = sampleDocuments['copy/en.json'] as Readonly<Record<string, string>>
const home = sampleDocuments['screens/home.json'] as Json
const login = sampleDocuments['screens/login.json'] as Json
const sample = sampleScreen(['title'], 'records.title') as { readonly body: readonly object[] }

const records = (path: readonly (string | number)[], value: unknown) => ({
  'screens/records.json': sampleScreen(path, value),
})
const withBlock = (block: object) => records(['body'], [...sample.body, block])
const everywhere = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(['kor', 'cn', 'en'].map((locale) => [`copy/${locale}.json`, { ...copy, ...texts }]))
const tabs = (rest: object) => ({ id: 'tabs', type: 'tabs', label: 'records.title', ...rest })
const tab = (id: string) => ({ id, label: 'records.title', body: [] })
const form = (schema: object, ui: object = {}) => ({
  id: 'form',
  type: 'form',
  schema: { type: 'object', properties: { x: schema } },
  fields: { x: { label: 'records.title', ...ui } },
  submit: { label: 'common.ok', do: [{ back: true }] },
})
const payment = (review: object, amount = '=form.x') => ({
  ...form({ type: 'string', format: 'decimal' }, { widget: 'amount', max: '=user.balance' }),
  schema: { type: 'object', required: ['x'], properties: { x: { type: 'string', format: 'decimal' } } },
  submit: {
    label: 'common.ok',
    review: {
      title: 'records.title',
      confirm: 'common.ok',
      rows: [{ label: 'record.amount', value: amount }],
      ...review,
    },
    do: [{ call: 'transfer', with: { sourcetype: 'userbalance', targettype: 'evo', amount }, money: true }],
  },
})
/** A form that spends without knowing the balance. */
const endless = { ...payment({}), fields: form({}, { widget: 'amount' }).fields }
const dialog = (rest: object) => ({
  'dialogs.json': {
    format: 1,
    dialogs: { one: { title: 'common.ok', body: 'common.ok', confirm: 'common.ok', ...rest } },
  },
})
const asking = (rest: object) => ({
  ...dialog(rest),
  ...records(['body', 2, 'items', 0, 'do'], [{ open: { dialog: 'one' } }, { back: true }]),
})
const nested = (depth: number) =>
  Array.from({ length: depth }).reduce<object>(
    (inner, _, level) => ({ id: `n${level}`, type: 'section', body: [inner] }),
    { id: 'n', type: 'text', text: 'records.title' },
  )

/** Documents of the right shape that would run, and mean nothing. */
const cases: readonly (readonly [what: string, changes: Json, code: string, where: string, path: string])[] = [
  [
    'a second hint that the rows do not have',
    withBlock(
      form(
        { type: 'string' },
        {
          widget: 'select',
          choices: { source: 'records', value: 'out_trade_no', label: 'pay_way', hint: ['amount', 'pay_wey'] },
        },
      ),
    ),
    'unknown-field',
    'screens/records.json',
    '/body/3/fields/x/choices/hint/1',
  ],
  [
    'an amount taken from a balance that has no maximum',
    withBlock(endless),
    'money-form',
    'screens/records.json',
    '/body/3/fields/x',
  ],
  [
    'a key that is given twice',
    { 'screens/home.json': '{ "format": 1, "id": "home", "id": "home" }' },
    'json',
    'screens/home.json',
    '',
  ],
  ['brackets without an end', { 'screens/home.json': '['.repeat(100_000) }, 'json', 'screens/home.json', ''],
  [
    'blocks nested deeper than an app takes',
    withBlock(nested(20)),
    'shape',
    'screens/records.json',
    `/body/3${'/body/0'.repeat(15)}`,
  ],
  ['a copy key without a dot', everywhere({ constructor: 'x' }), 'unknown-key', 'copy/en.json', '/constructor'],
  [
    'a placeholder that is not one',
    everywhere({ 'common.ok': '{{- min}}' }),
    'copy-placeholder',
    'copy/en.json',
    '/common.ok',
  ],
  [
    'a placeholder that is not closed',
    everywhere({ 'common.ok': 'a {{min' }),
    'copy-placeholder',
    'copy/en.json',
    '/common.ok',
  ],
  [
    'a placeholder for which code has no value',
    everywhere({ 'app.offline': '{{n}}' }),
    'copy-placeholder',
    'copy/en.json',
    '/app.offline',
  ],
  [
    'a reference to another text',
    everywhere({ 'common.ok': 'a $t(common.ok, {"b": 1})' }),
    'copy-placeholder',
    'copy/en.json',
    '/common.ok',
  ],
  [
    'a brace more before a placeholder',
    everywhere({ 'limit.range': '{{{min}} {{max}}' }),
    'copy-placeholder',
    'copy/en.json',
    '/limit.range',
  ],
  [
    'a brace more after a placeholder',
    everywhere({ 'limit.range': '{{min}} {{max}}}' }),
    'copy-placeholder',
    'copy/en.json',
    '/limit.range',
  ],
  [
    'particles nobody knows',
    everywhere({ 'limit.range': '{{min, 랑/이랑}} {{max}}' }),
    'copy-placeholder',
    'copy/en.json',
    '/limit.range',
  ],
  [
    'a text that reverses what is beside it',
    everywhere({ 'common.ok': 'OK\u202E' }),
    'shape',
    'copy/en.json',
    '/common.ok',
  ],
  [
    'a text with a line break of old printers',
    everywhere({ 'common.ok': 'O\u000BK' }),
    'shape',
    'copy/en.json',
    '/common.ok',
  ],
  ['a text with half a character', everywhere({ 'common.ok': 'OK \uD83D' }), 'shape', 'copy/en.json', '/common.ok'],
  [
    'a text that cannot be seen',
    everywhere({ 'common.ok': '\u200B\u200D\u3164' }),
    'missing-copy',
    'copy/en.json',
    '/common.ok',
  ],
  [
    'a notice with a mark of direction',
    {
      'notices.json': {
        format: 1,
        notices: [
          {
            id: 'one',
            places: ['home'],
            title: { kor: '가', cn: '一', en: 'A' },
            body: { kor: '나', cn: '二', en: 'B\u2067' },
          },
        ],
      },
    },
    'shape',
    'notices.json',
    '/notices/0/body/en',
  ],
  [
    'a notice that ends as it begins',
    {
      'notices.json': {
        format: 1,
        notices: [
          {
            id: 'one',
            places: ['home'],
            title: { kor: '가' },
            body: { kor: '나' },
            from: '2026-01-01T00:00:00Z',
            until: '2026-01-01T00:00Z',
          },
        ],
      },
    },
    'min-max',
    'notices.json',
    '/notices/0/until',
  ],
  [
    'a dialog that ends before it begins',
    dialog({ places: ['/'], from: '2026-01-01T00:00:00.5Z', until: '2026-01-01T00:00:00Z' }),
    'min-max',
    'dialogs.json',
    '/dialogs/one/until',
  ],
  [
    'a time zone nobody lives in',
    dialog({ places: ['/'], zone: 'Asia/Soul' }),
    'unknown-zone',
    'dialogs.json',
    '/dialogs/one/zone',
  ],
  [
    'a dialog on a screen that is not there',
    dialog({ places: ['/record'] }),
    'unknown-route',
    'dialogs.json',
    '/dialogs/one/places/0',
  ],
  [
    'a dialog with a time and no place',
    dialog({ from: '2026-01-01T00:00:00Z' }),
    'dialog-opening',
    'dialogs.json',
    '/dialogs/one/from',
  ],
  [
    'a dialog with a priority and no place',
    dialog({ priority: 3 }),
    'dialog-opening',
    'dialogs.json',
    '/dialogs/one/priority',
  ],
  [
    'a dialog with an audience and no place',
    dialog({ audience: { roles: ['agents'] } }),
    'dialog-opening',
    'dialogs.json',
    '/dialogs/one/audience',
  ],
  [
    'a dialog for no level',
    dialog({ places: ['/'], audience: { vipFrom: 5, vipTo: 4 } }),
    'min-max',
    'dialogs.json',
    '/dialogs/one/audience/vipTo',
  ],
  [
    'a dialog for visitors of a level',
    dialog({ places: ['/'], audience: { roles: ['visitors'], vipFrom: 1 } }),
    'shape',
    'dialogs.json',
    '/dialogs/one/audience/roles',
  ],
  [
    'a period of what an action asks',
    asking({ until: '2026-01-01T00:00:00Z' }),
    'dialog-opening',
    'dialogs.json',
    '/dialogs/one/until',
  ],
  [
    'a place of what an action asks',
    asking({ places: ['/'] }),
    'dialog-opening',
    'dialogs.json',
    '/dialogs/one/places',
  ],
  [
    'a call named like a part of every object',
    records(['sources', 'range', 'call'], 'constructor'),
    'unknown-call',
    'screens/records.json',
    '/sources/range/call',
  ],
  [
    'a parameter named like a part of every object',
    records(['sources', 'range', 'with', 'constructor'], 1),
    'unknown-param',
    'screens/records.json',
    '/sources/range/with/constructor',
  ],
  [
    'a parameter of another type',
    records(['sources', 'range', 'with', 'type'], '=now > 0.0'),
    'param-type',
    'screens/records.json',
    '/sources/range/with/type',
  ],
  [
    'an object in place of text',
    records(['body', 0, 'row', 'title'], '=row'),
    'expression-type',
    'screens/records.json',
    '/body/0/row/title',
  ],
  [
    'a list among the values of a text',
    records(['body', 1, 'text', 'with', 'min'], '=[1.0]'),
    'expression-type',
    'screens/records.json',
    '/body/1/text/with/min',
  ],
  [
    'a yes or no in place of a figure',
    records(['body', 0, 'row', 'cells', 0, 'value'], '=row.state == 1'),
    'expression-type',
    'screens/records.json',
    '/body/0/row/cells/0/value',
  ],
  [
    'a key that all rows share',
    records(['body', 0, 'key'], "='x'"),
    'expression-type',
    'screens/records.json',
    '/body/0/key',
  ],
  [
    'text that no language translates',
    records(['body', 0, 'row', 'cells', 0, 'value'], 'Pending'),
    'shape',
    'screens/records.json',
    '/body/0/row/cells/0/value',
  ],
  [
    'an object in an address',
    records(['body', 2, 'items', 0, 'do', 0], { go: '/records', query: { type: '=user' } }),
    'expression-type',
    'screens/records.json',
    '/body/2/items/0/do/0/query/type',
  ],
  [
    'two ways on',
    records(['body', 2, 'items', 0, 'do'], [{ go: '/records' }, { back: true }]),
    'shape',
    'screens/records.json',
    '/body/2/items/0/do/1',
  ],
  [
    'a tap that does nothing',
    records(['body', 2, 'items', 0, 'do'], []),
    'shape',
    'screens/records.json',
    '/body/2/items/0/do',
  ],
  [
    'values for a text that has no place for them',
    records(['title'], { copy: 'records.title', with: { min: 1 } }),
    'copy-placeholder',
    'screens/records.json',
    '/title/with/min',
  ],
  [
    'a review that hides the amount',
    withBlock(payment({ rows: [{ label: 'record.amount', value: '=user.balance' }] })),
    'money-form',
    'screens/records.json',
    '/body/3/submit/review/rows',
  ],
  [
    'an amount of money that is not one',
    withBlock(payment({}, 'all of it')),
    'shape',
    'screens/records.json',
    '/body/3/submit/do/0/with/amount',
  ],
  [
    'a default that is not among the values',
    records(['query', 'type'], { enum: ['1'], default: '2' }),
    'shape',
    'screens/records.json',
    '/query/type',
  ],
  [
    'a query that the screen does not read',
    records(['body', 2, 'items', 0, 'do', 0], { go: '/records', query: { typ: '1' } }),
    'unknown-param',
    'screens/records.json',
    '/body/2/items/0/do/0/query/typ',
  ],
  [
    'a value that the query cannot have',
    records(['body', 2, 'items', 0, 'do', 0], { go: '/records?type=9' }),
    'shape',
    'screens/records.json',
    '/body/2/items/0/do/0/go',
  ],
  [
    'a version that decides nothing',
    withBlock({
      id: 'news',
      type: 'popup',
      title: 'records.title',
      auto: { when: '=true', version: '=session.locale' },
      body: [],
    }),
    'shape',
    'screens/records.json',
    '/body/3/auto/version',
  ],
  [
    'two tabs of one id',
    withBlock(tabs({ items: [tab('a'), tab('a')] })),
    'duplicate-id',
    'screens/records.json',
    '/body/3/items/1/id',
  ],
  [
    'a tab that the query cannot choose',
    withBlock(tabs({ bind: 'type', items: [tab('1'), tab('9')] })),
    'unknown-field',
    'screens/records.json',
    '/body/3/items/1/id',
  ],
  [
    'two fields of a filter with one name',
    records(['body', 0, 'filter', 'fields', 1], { name: 'date', choices: 'period' }),
    'duplicate-id',
    'screens/records.json',
    '/body/0/filter/fields/1/name',
  ],
  [
    'a value twice in a list',
    {
      'choices.json': {
        format: 1,
        lists: {
          period: { options: [1, '1'].map((value) => ({ value, label: 'common.ok' })) },
          state: { options: [{ value: 1, label: 'common.ok' }] },
        },
      },
    },
    'duplicate-id',
    'choices.json',
    '/lists/period/options/1/value',
  ],
  [
    'a tick that is text',
    withBlock(form({ type: 'string' }, { widget: 'checkbox' })),
    'form-schema',
    'screens/records.json',
    '/body/3/fields/x/widget',
  ],
  [
    'an amount that is text',
    withBlock(form({ type: 'string' }, { widget: 'amount' })),
    'form-schema',
    'screens/records.json',
    '/body/3/fields/x/widget',
  ],
  [
    'options of another type than the field',
    withBlock(form({ type: 'string' }, { widget: 'select', choices: 'period' })),
    'form-schema',
    'screens/records.json',
    '/body/3/fields/x/choices',
  ],
  [
    'a limit on another type',
    withBlock(form({ type: 'string', maximum: 3 })),
    'form-schema',
    'screens/records.json',
    '/body/3/schema/properties/x/maximum',
  ],
  [
    'a value of another type that is asked for',
    withBlock(form({ type: 'string', enum: [1] })),
    'form-schema',
    'screens/records.json',
    '/body/3/schema/properties/x',
  ],
  [
    'a start of another type',
    withBlock(form({ type: 'boolean' }, { widget: 'checkbox', start: '=now' })),
    'expression-type',
    'screens/records.json',
    '/body/3/fields/x/start',
  ],
  [
    'a pattern that takes for ever',
    withBlock(form({ type: 'string', maxLength: 99, pattern: '^(a|a)*$' })),
    'form-schema',
    'screens/records.json',
    '/body/3/schema/properties/x/pattern',
  ],
  [
    'a pattern whose repetitions multiply',
    withBlock(form({ type: 'string', maxLength: 256, pattern: `^${'\\w{0,250}'.repeat(5)}$` })),
    'form-schema',
    'screens/records.json',
    '/body/3/schema/properties/x/pattern',
  ],
  [
    'a condition with signs without end',
    withBlock({ id: 'note', type: 'text', text: 'records.title', when: `=${'!'.repeat(40_000)}true` }),
    'expression',
    'screens/records.json',
    '/body/3/when',
  ],
  [
    'a largest amount that is not one',
    withBlock(form({ type: 'string', format: 'decimal' }, { widget: 'amount', max: 'all' })),
    'shape',
    'screens/records.json',
    '/body/3/fields/x/max',
  ],
  ['no home', { 'screens/home.json': { ...home, path: '/start' } }, 'unknown-route', 'screens/home.json', ''],
  [
    'a login for members only',
    { 'screens/login.json': { ...login, access: 'member' } },
    'shape',
    'screens/login.json',
    '/access',
  ],
  [
    'a login that turns members away',
    { 'screens/login.json': { ...login, guards: [{ when: '=!session.loggedIn', do: [{ go: '/login' }] }] } },
    'shape',
    'screens/login.json',
    '/guards',
  ],
  [
    'a home still to be written',
    {
      'screens/home.json': {
        format: 1,
        id: 'home',
        path: '/',
        access: 'visitor',
        title: 'records.title',
        planned: true,
      },
    },
    'shape',
    'screens/home.json',
    '/planned',
  ],
  [
    'a chip that adds nothing',
    { 'settings.json': { ...settings, recharge: { ...settings.recharge, chips: ['0.00'] } } },
    'min-max',
    'settings.json',
    '/recharge/chips/0',
  ],
  [
    'two chips that add the same',
    { 'settings.json': { ...settings, recharge: { ...settings.recharge, chips: ['10', '10.0'] } } },
    'duplicate-id',
    'settings.json',
    '/recharge/chips/1',
  ],
  [
    'two tabs that lead to the same screen',
    { 'settings.json': { ...settings, tabBar: [...settings.tabBar, settings.tabBar[0]] } },
    'duplicate-id',
    'settings.json',
    '/tabBar/2',
  ],
]

describe('documents that mean nothing', () => {
  it.each(cases)('refuses %s and says what to do', (_what, changes, code, document, path) => {
    const { issues, documents } = checkDocuments(sampleFiles(changes), host)
    expect(documents).toBeUndefined()
    const issue = issues.find(
      (candidate) => candidate.code === code && candidate.document === document && candidate.path === path,
    )
    expect(issue, JSON.stringify(issues, null, 1)).toBeDefined()
    expect(issue?.message).not.toMatch(/undefined|\[object/)
    expect(issue?.hint).toMatch(/[.?]$/)
  })

  it('says of a document that it cannot be checked, whatever it makes a parser throw, and checks the others', () => {
    const parse = vi.spyOn(Environment.prototype, 'parse').mockImplementation(() => {
      throw new RangeError('Maximum call stack size exceeded')
    })
    onTestFinished(() => parse.mockRestore())
    const { issues } = checkDocuments(sampleFiles({ 'copy/en.json': { ...copy, constructor: 'x' } }), host)
    expect(issues).toContainEqual(
      expect.objectContaining({
        document: 'screens/records.json',
        code: 'expression',
        message: 'This cannot be read.',
      }),
    )
    expect(issues).toContainEqual(expect.objectContaining({ document: 'copy/en.json', code: 'unknown-key' }))

    parse.mockRestore()

    const scan = vi.spyOn(String.prototype, 'matchAll').mockImplementationOnce(() => {
      throw new RangeError('Maximum call stack size exceeded')
    })
    onTestFinished(() => scan.mockRestore())
    const [first, ...others] = sampleFiles({ 'copy/en.json': { ...copy, constructor: 'x' } })
    const met = checkDocuments(
      [first, ...others].filter((file) => file !== undefined),
      host,
    ).issues
    expect(met).toContainEqual(
      expect.objectContaining({ document: first?.path, code: 'json', message: 'This document cannot be checked.' }),
    )
    expect(met).toContainEqual(expect.objectContaining({ document: 'copy/en.json', code: 'unknown-key' }))
  })

  it('warns of a second button where nothing waits for an answer, and plays one', () => {
    const { issues, documents } = checkDocuments(sampleFiles(dialog({ places: ['/'], cancel: 'common.ok' })), host)
    expect(issues.map(({ severity, code, path }) => [severity, code, path])).toEqual([
      ['warning', 'dialog-opening', '/dialogs/one/cancel'],
    ])
    expect(documents).toBeDefined()
    expect(checkDocuments(sampleFiles(asking({})), host).issues).toEqual([])
  })

  it('lets pass what only looks odd', () => {
    const sound = [
      withBlock(nested(10)),
      withBlock(tabs({ bind: 'type', items: [tab('1'), tab('2')] })),
      withBlock(form({ type: 'boolean' }, { widget: 'checkbox', start: true })),
      withBlock(form({ type: 'integer' }, { widget: 'chips', choices: 'period', start: 4 })),
      withBlock(
        form({ type: 'string', format: 'decimal' }, { widget: 'amount', max: '=user.balance', start: '=user.balance' }),
      ),
      records(['body', 2, 'items', 0, 'do', 0], { go: '/later?anything=1' }),
      withBlock(payment({})),
      asking({ on: false }),
      dialog({
        places: ['/', '/records'],
        once: 'day',
        from: '2026-01-01T00:00:00Z',
        until: '2026-01-01T00:00:00.001Z',
        zone: 'UTC',
        priority: 100,
      }),
      everywhere({ 'common.ok': '👨‍👩‍👧‍👦 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 예\n\n아니요' }),
      everywhere({ 'limit.range': '{{min, 을/를}} {{ max }} } {' }),
      {
        ...everywhere({ 'limit.range': 'For {{key}}' }),
        ...records(['body', 1, 'text'], { copy: 'limit.range', with: { key: '=data.range.min_price' } }),
      },
      records(['values', 'key'], '=settings.recharge.bank.min'),
    ]
    expect(sound.map((changes) => checkDocuments(sampleFiles(changes), host).issues)).toEqual(sound.map(() => []))
  })
})

it.each([undefined, '^[0-9]+(\\.[0-9]{1,3})?$'])(
  'warns of an amount with more decimals than its call takes: %s',
  (pattern) => {
    const deposit = (shape: object) => ({
      ...payment({}),
      schema: {
        type: 'object',
        required: ['x'],
        properties: { x: { type: 'string', format: 'decimal', maxLength: 20, ...shape } },
      },
      submit: {
        ...payment({}).submit,
        do: [{ call: 'recharge', with: { paytype: 'usdt', amount: '=form.x' }, money: true }],
      },
    })
    const found = (shape: object) =>
      checkDocuments(sampleFiles(withBlock(deposit(shape))), host).issues.map(
        ({ severity, code, path }) => `${severity} ${code} ${path}`,
      )
    expect(found({ pattern })).toEqual(['warning money-form /body/3/schema/properties/x'])
    expect(found({ pattern: '^[0-9]+(\\.[0-9]{1,2})?$' })).toEqual([])
  },
)
