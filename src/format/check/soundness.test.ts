import { describe, expect, it } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { host as contractHost, sampleDocuments, sampleFiles, sampleScreen } from '../testing/sampleDocuments.ts'

type Json = Readonly<Record<string, unknown>>

const sample = sampleScreen(['title'], 'records.title') as {
  readonly body: readonly object[]
  readonly sources: object
}

const records = (path: readonly (string | number)[], value: unknown) => ({
  'screens/records.json': sampleScreen(path, value),
})
const withBlock = (block: object) => records(['body'], [...sample.body, block])
const settings = sampleDocuments['settings.json'] as Json
const text = { type: 'string' }
const amount = { type: 'string', format: 'decimal' }
const label = 'records.title'
const ui = { label }

/** A form whose `bonus` need not be filled in, and whose `branch` may be hidden. */
const form = ({
  rules = [],
  submit = {},
  fields = {},
}: {
  rules?: readonly object[]
  submit?: object
  fields?: object
}) =>
  withBlock({
    id: 'form',
    type: 'form',
    schema: {
      type: 'object',
      required: ['way', 'amount', 'branch', 'owner'],
      properties: { way: text, amount, branch: text, owner: text, bonus: amount, agreed: { type: 'boolean' } },
    },
    fields: {
      way: ui,
      amount: { ...ui, widget: 'amount' },
      branch: { ...ui, when: "=form.way == 'bank'" },
      owner: { ...ui, when: "=form.way == 'bank'" },
      bonus: { ...ui, widget: 'amount' },
      agreed: { ...ui, widget: 'checkbox' },
      ...fields,
    },
    rules: rules.map((rule) => ({ at: 'amount', message: 'records.title', ...rule })),
    submit: { label: 'common.ok', do: [{ back: true }], ...submit },
  })
const rule = (assert: string, more: object = {}) => form({ rules: [{ assert, ...more }] })
const sending = (params: object) => form({ submit: { do: [{ call: 'updateUserInfo', with: params }] } })

const screen = (id: string, more: object) => ({
  [`screens/${id}.json`]: {
    format: 1,
    id,
    path: `/${id}`,
    access: 'visitor',
    title: 'records.title',
    body: [{ id: 'text', type: 'text', text: 'records.title' }],
    ...more,
  },
})
const sendingOn = (when: string, to: string) => ({ guards: [{ when, do: [{ go: to }] }] })

const button = (action: object) => ({ id: 'buttons', type: 'buttons', items: [{ label, do: [action] }] })
/** A screen with a form and a button that opens the screen afresh; so do the form's own button and link. */
const openingAfresh = (more: object = {}, body: readonly object[] = [button({ go: '/asked?step=2' })]) =>
  screen('asked', {
    query: { step: {} },
    ...more,
    body: [
      {
        id: 'ask',
        type: 'form',
        schema: { type: 'object', properties: { one: text } },
        fields: { one: ui },
        submit: { label, do: [{ go: '/asked', query: { step: '3' } }] },
        footer: [{ label, do: [{ go: '/asked' }] }],
      },
      ...body,
    ],
  })
const listOf = (source: string) => ({
  body: [{ id: 'list', type: 'list', source, key: '=row.id', empty: label, row: { title: '=row.id' } }],
})
/** A screen that searches games, with something else in the block and among the sources. */
const searching = (block: object, { alike = [], sources = {} }: { alike?: readonly object[]; sources?: object } = {}) =>
  screen('find', {
    query: { q: {} },
    sources: { games: { call: 'getGameList', onDemand: true }, ...sources },
    body: [
      {
        id: 'finder',
        type: 'search',
        label,
        empty: label,
        lists: [{ source: 'games', label, alike, key: '=row.game_code', row: { title: '=row.name' } }],
        ...block,
      },
    ],
  })
/** The records screen with two things changed. */
const both = (one: readonly string[], value: unknown, other: readonly (string | number)[], second: unknown) => {
  const values = { ...(sampleScreen(other, second) as { values: object }).values, [String(one.at(-1))]: value }
  return { 'screens/records.json': { ...(sampleScreen(other, second) as object), values } }
}
const host = { ...contractHost, imgOrigins: ['https://img.example.com'] }

const issuesOf = (changes: Json) =>
  checkDocuments(sampleFiles(changes), host).issues.map(({ code, document, path }) => `${code} ${document}${path}`)
const at = (path: string) => `screens/records.json${path}`

/** Documents that the app would play otherwise than they read. */
const refused: readonly (readonly [what: string, changes: Json, issues: readonly string[]])[] = [
  [
    'an amount for a parameter that is a number',
    records(['sources', 'records', 'with', 'type'], "=decimal('1')"),
    [`param-type ${at('/sources/records/with/type')}`],
  ],
  [
    'text for a parameter that is an amount',
    withBlock({
      id: 'buttons',
      type: 'buttons',
      items: [
        {
          label,
          do: [
            { call: 'agentTransfer', with: { id: '1', type: 1, amount: '=query.type', password: 'x' }, money: true },
          ],
        },
      ],
    }),
    [`param-type ${at('/body/3/items/0/do/0/with/amount')}`],
  ],
  [
    'a yes or no for a parameter that is text',
    records(['sources', 'range', 'with', 'type'], '=session.loggedIn'),
    [`param-type ${at('/sources/range/with/type')}`],
  ],

  [
    'nothing for a parameter that the call needs',
    form({ submit: { do: [{ call: 'saveInviteCode', with: { code: '=form.?branch' } }] } }),
    [`param-type ${at('/body/3/submit/do/0/with/code')}`],
  ],

  [
    'a rule that reads a field left empty',
    rule('=form.amount + form.bonus <= user.balance'),
    [`absent-field ${at('/body/3/rules/0/assert')}`],
  ],
  ['a rule that reads a hidden field', rule("=form.branch != ''"), [`absent-field ${at('/body/3/rules/0/assert')}`]],
  [
    'a condition of a rule that reads a field left empty',
    rule('=true', { when: '=form.bonus > 0' }),
    [`absent-field ${at('/body/3/rules/0/when')}`],
  ],
  [
    'a parameter from a field left empty',
    sending({ email: 'x', mobile: '=form.branch', birthday: '=string(form.bonus)' }),
    [
      `absent-field ${at('/body/3/submit/do/0/with/mobile')}`,
      `absent-field ${at('/body/3/submit/do/0/with/birthday')}`,
    ],
  ],

  [
    'a source that writes',
    records(['sources', 'range'], { call: 'saveInviteCode', with: { code: '1' } }),
    [`writing-source ${at('/sources/range/call')}`],
  ],

  [
    'a rule that leads to its own screen',
    screen('gate', sendingOn('=session.loggedIn', '/gate?again=1')),
    ['unknown-param screens/gate.json/guards/0/do/0/go', 'guard-loop screens/gate.json/guards/0/do/0/go'],
  ],
  [
    'rules that lead in a circle',
    {
      ...screen('one', sendingOn('=session.loggedIn', '/two')),
      ...screen('two', { enter: [{ toast: 'records.title' }, { go: '/three' }] }),
      ...screen('three', sendingOn("=session.locale == 'en'", '/one')),
    },
    [
      'guard-loop screens/one.json/guards/0/do/0/go',
      'guard-loop screens/three.json/guards/0/do/0/go',
      'guard-loop screens/two.json/enter/1/go',
    ],
  ],

  [
    'a choice between two keys',
    records(['title'], "=session.loggedIn ? 'records.title' : 'kyc.none'"),
    [`raw-text ${at('/title')}`],
  ],
  [
    'words beside a name',
    records(['body', 0, 'row', 'title'], "='Hello ' + user.username"),
    [`raw-text ${at('/body/0/row/title')}`],
  ],
  [
    'words as the default of an absent value',
    records(['body', 0, 'row', 'cells', 0, 'value'], "=user.?birthday.orValue('none')"),
    [`raw-text ${at('/body/0/row/cells/0/value')}`],
  ],
  [
    'words among the values of a text',
    records(['body', 1, 'text', 'with', 'min'], "=join(['from', string(now)], ' ')"),
    [`raw-text ${at('/body/1/text/with/min')}`],
  ],
  [
    'words behind a name',
    both(['values', 'greeting'], "=lower('Hallo ') + user.username", ['body', 0, 'row', 'title'], '=value.greeting'),
    [`raw-text ${at('/body/0/row/title')}`],
  ],
  [
    'words as platform HTML',
    withBlock({ id: 'article', type: 'article', html: '<p>Hello</p>' }),
    [`shape ${at('/body/3/html')}`],
  ],
  [
    'words in platform HTML',
    withBlock({ id: 'article', type: 'article', html: "='<b>Dear ' + user.username" }),
    [`raw-text ${at('/body/3/html')}`],
  ],

  [
    'a picture from elsewhere',
    withBlock({ id: 'image', type: 'image', src: 'https://pictures.example/a.png' }),
    [`picture-origin ${at('/body/3/src')}`],
  ],
  [
    'a picture from elsewhere in an expression',
    withBlock({ id: 'image', type: 'image', src: "='//pictures.example/' + user.username" }),
    [`picture-origin ${at('/body/3/src')}`],
  ],
  [
    'a sponsor’s picture from elsewhere',
    {
      'settings.json': {
        ...settings,
        sponsors: [
          { type: '1', title: 'common.ok', image: 'http://img.example.com/a.png', url: 'https://example.com' },
        ],
      },
    },
    ['picture-origin settings.json/sponsors/0/image'],
  ],
  [
    'a poll without a pause',
    records(['sources', 'range', 'poll'], { every: -5 }),
    [`out-of-range ${at('/sources/range/poll/every')}`],
  ],
  [
    'a poll without a pause, worked out',
    records(['sources', 'range', 'poll'], { every: '=0' }),
    [`out-of-range ${at('/sources/range/poll/every')}`],
  ],
  [
    'a bar beyond its end',
    withBlock({ id: 'bar', type: 'progress', label, value: 500 }),
    [`out-of-range ${at('/body/3/value')}`],
  ],
  [
    'a source that nothing reads',
    records(['sources', 'cards'], { call: 'getCards', with: { type: 1 } }),
    [`unused-source ${at('/sources/cards')}`],
  ],
  [
    'a source on demand that no search lists',
    records(['sources', 'range', 'onDemand'], true),
    [`unused-source ${at('/sources/range/onDemand')}`],
  ],
  [
    'what is typed under a name that the screen does not declare',
    searching({ bind: 'text', groups: { label, all: label, bind: 'group' } }),
    ['unknown-field screens/find.json/body/0/bind', 'unknown-field screens/find.json/body/0/groups/bind'],
  ],
  [
    'lists of other rows as alike',
    searching(
      {},
      {
        alike: [{ source: 'lotteries', label }],
        sources: { lotteries: { call: 'getLotteryList', onDemand: true } },
      },
    ),
    ['expression-type screens/find.json/body/0/lists/0/alike/0/source'],
  ],
  [
    'a screen ahead that there is not',
    screen('front', { ahead: ['/nowhere'], body: [] }),
    ['unknown-route screens/front.json/ahead/0'],
  ],
  [
    'a visitor’s screen that reads what is a member’s',
    screen('open', { sources: { cards: { call: 'getCards', with: { type: 1 } } }, ...listOf('cards') }),
    ['visitor-call screens/open.json/sources/cards/call'],
  ],
  [
    'a visitor’s button that calls for a member',
    screen('open', { body: [button({ call: 'deleteCard', with: { id: '1' } })] }),
    ['visitor-call screens/open.json/body/0/items/0/do/0/call'],
  ],
  [
    'a button that drops what is typed beside it, as the screen opens afresh',
    openingAfresh(),
    ['drops-typed screens/asked.json/body/1/items/0/do/0/go'],
  ],
]

/** Sound documents that are close to those. */
const accepted: readonly (readonly [what: string, changes: Json])[] = [
  ['a form whose own button and link open the screen afresh', openingAfresh({}, [])],
  ['a screen that is kept, with what is typed in it', openingAfresh({ cached: true })],
  ['a screen without a form that leads to itself', screen('asked', { body: [button({ go: '/asked' })] })],
  [
    'lists of the same rows as alike',
    searching(
      { bind: 'q' },
      {
        alike: [{ source: 'slots', label }],
        sources: { slots: { call: 'getGameList', with: { category: 'gaming' }, onDemand: true } },
      },
    ),
  ],
  ['a screen ahead', screen('front', { ahead: ['/records'], body: [] })],
  ['figures and amounts as text', records(['sources', 'range', 'with', 'type'], '=string(user.balance) + query.type')],
  ['text that the client reads a number from', records(['sources', 'records', 'with', 'type'], '=query.type')],
  ['an optional field that is asked for', rule('=!has(form.bonus) || form.amount + form.bonus <= user.balance')],
  ['an optional field with a default', rule("=form.amount + form.?bonus.orValue(decimal('0')) <= user.balance")],
  [
    'a rule only for a field that is filled in',
    rule('=form.bonus > 0 && form.amount > form.bonus', { at: 'bonus', when: '=has(form.bonus) && form.agreed' }),
  ],
  ['a rule at a hidden field, with what shows beside it', rule('=form.branch != form.owner', { at: 'branch' })],
  [
    'a parameter that is left out in so many words',
    form({ submit: { do: [{ call: 'getTransRecord', with: { date: 1, type: 1, api_type: '=form.?branch' } }] } }),
  ],
  [
    'rules for visitors and for members that lead to each other',
    {
      ...screen('one', sendingOn('=session.loggedIn', '/two')),
      ...screen('two', sendingOn('=!session.loggedIn', '/one')),
    },
  ],
  ['a rule that leads where everybody is let in', screen('one', sendingOn('=session.loggedIn', '/'))],
  [
    'figures, marks and codes between what the platform says',
    records(['body', 0, 'row', 'title'], "=row.amount > 0 ? row.out_trade_no + ' · 24 USDT' : '—'"),
  ],
  [
    'texts that are only compared with',
    records(['body', 0, 'row', 'title'], "=row.out_trade_no == 'none' ? '' : row.out_trade_no"),
  ],
  [
    'a text that a list has the label of',
    records(['body', 0, 'row', 'cells', 0], { label, value: "=row.state == 1 ? 'done' : 'open'", choices: 'state' }),
  ],
  [
    'pictures of the app, of data and of an origin that is allowed',
    withBlock({
      id: 'images',
      type: 'section',
      body: [
        'demo/a.png',
        'data:image/png;base64,AA==',
        'https://img.example.com/a.png',
        "='/pictures/' + query.type",
      ].map((src, index) => ({ id: `i${index}`, type: 'image', src })),
    }),
  ],
  [
    'a visitor’s screen that asks for a member first',
    screen('open', {
      values: { known: "=session.loggedIn && session.locale == 'en'" },
      sources: { cards: { call: 'getCards', with: { type: 1 }, when: "=value.known && session.theme == 'dark'" } },
      ...listOf('cards'),
    }),
  ],
  [
    'a visitor’s screen that lets in members alone',
    screen('open', {
      ...sendingOn('=!session.loggedIn', '/login'),
      body: [button({ call: 'deleteCard', with: { id: '1' } })],
    }),
  ],
]

describe('documents that would play otherwise than they read', () => {
  it.each(refused)('refuses %s', (_what, changes, issues) => {
    expect(issuesOf(changes).sort()).toEqual([...issues].sort())
  })

  it.each(accepted)('takes %s', (_what, changes) => {
    expect(issuesOf(changes)).toEqual([])
  })

  it('only warns of pictures and unread sources where nothing is kept from members', () => {
    const severities = (changes: Json) =>
      checkDocuments(sampleFiles(changes), contractHost).issues.map(({ code, severity }) => `${severity} ${code}`)
    expect(severities(withBlock({ id: 'image', type: 'image', src: 'https://pictures.example/a.png' }))).toEqual([
      'warning picture-origin',
    ])
    expect(severities(records(['sources', 'cards'], { call: 'getCards', with: { type: 1 } }))).toEqual([
      'warning unused-source',
    ])
  })

  it('says what to write in each case', () => {
    for (const [, changes] of refused)
      for (const { message, hint } of checkDocuments(sampleFiles(changes), host).issues) {
        expect(message).not.toMatch(/undefined|\[object/)
        expect(hint).toMatch(/[.?]$/)
      }
  })
})
