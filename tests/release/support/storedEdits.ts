import type { IssueCode } from '../../../src/format/Issue.ts'

/** The screen that the examples edit: nothing on it moves money. */
export const extraScreen = {
  format: 1,
  id: 'extra',
  path: '/extra',
  access: 'member',
  title: 'records.title',
  body: [{ id: 'words', type: 'text', text: 'records.title' }],
}
export const openingDialog = { title: 'common.ok', body: 'common.ok', confirm: 'common.ok', places: ['/'] }

interface Fact {
  readonly fact: string
  readonly value: unknown
}

/**
 * Edits that a store may have, because they were accepted once, and what happens to them at the start of a build that
 * refuses them.
 */
export type StoredEdit =
  | { readonly edits: readonly Fact[]; readonly end: 'set aside' | 'held' }
  /** The rule only warns. */
  | { readonly edits: readonly Fact[]; readonly end: 'kept' }
  /** Why no stored edit can break it. */
  | { readonly never: string }

const aside = (...edits: readonly Fact[]): StoredEdit => ({ edits, end: 'set aside' })
const screen = (more: object) => ({ fact: 'screen:extra', value: { ...extraScreen, ...more } })
const block = (part: object, more: object = {}) => screen({ ...more, body: [{ id: 'part', ...part }] })
const action = (...actions: readonly object[]) =>
  block({ type: 'buttons', items: [{ label: 'common.ok', do: actions }] })
const source = (records: object, row: object = {}) =>
  block(
    {
      type: 'list',
      source: 'records',
      key: '=row.out_trade_no',
      empty: 'records.empty',
      row: { title: '=row.out_trade_no', ...row },
    },
    { sources: { records } },
  )
const records = {
  call: 'getTransRecord',
  with: { date: 1, type: 1 },
  paging: { first: 1, finished: 'records.finished' },
}
const form = (schema: object, more: object = {}) =>
  block({
    type: 'form',
    schema: {
      type: 'object',
      required: ['one'],
      properties: { one: { type: 'string', ...schema }, two: { type: 'string' } },
    },
    fields: { one: { label: 'records.title' }, two: { label: 'records.title' } },
    submit: { label: 'common.ok', do: [{ back: true }] },
    ...more,
  })
const deep = (depth: number) =>
  Array.from({ length: depth }).reduce<object>(
    (inner, _, level) => ({ id: `n${level}`, type: 'section', body: [inner] }),
    { id: 'n', type: 'text', text: 'records.title' },
  )

/** A stored edit for each rule of the check. A new rule needs its example here before anything compiles. */
export const storedEdits: Record<IssueCode, StoredEdit> = {
  json: aside(screen({ body: [deep(200)] })),
  'format-version': aside(screen({ format: 9 })),
  migration: { never: 'Steps are pure and have a fixture each; an edit is stored in the format of its time.' },
  shape: aside(screen({ body: 'words' })),
  'unknown-key': aside(screen({ colour: 'red' })),
  'missing-key': aside(screen({ title: undefined })),
  part: aside(screen({ body: [{ use: 'deposit' }] })),
  'unknown-block': aside(block({ type: 'txt' })),
  'unknown-call': aside(source({ ...records, call: 'getTransRecords' })),
  'unknown-param': aside(source({ ...records, with: { ...records.with, dat: 1 } })),
  'missing-param': aside(source({ call: 'getPayRange' })),
  'forgotten-equals': aside(source({ ...records, with: { ...records.with, type: 'session.locale' } })),
  'param-type': aside(source({ ...records, with: { ...records.with, type: "=decimal('1')" } })),
  'unknown-source': aside(action({ reload: 'record' })),
  'unknown-route': aside(action({ go: '/record' })),
  'unknown-choices': aside(source(records, { badge: { value: '=row.state', choices: 'stat' } })),
  'unknown-copy': aside(screen({ title: 'records.titel' })),
  'missing-copy': aside({ fact: 'copy:en:records.title', value: '\u200B' }),
  'copy-placeholder': aside({ fact: 'copy:en:limit.range', value: 'From {{min}}' }),
  'unknown-setting': { never: 'A missing setting is an unknown fact, or an unknown key.' },
  'unknown-dialog': aside(action({ open: { dialog: 'two' } })),
  'dialog-opening': aside({ fact: 'dialog:one', value: { ...openingDialog, places: undefined, priority: 3 } }),
  'unknown-zone': aside({ fact: 'dialog:one', value: { ...openingDialog, zone: 'Asia/Soul' } }),
  'unknown-popup': aside(action({ open: { popup: 'two' } })),
  'unknown-handwritten': aside(block({ type: 'handwritten', name: 'greetings', props: {} })),
  'unknown-field': aside(form({}, { rules: [{ assert: '=true', at: 'three', message: 'common.ok' }] })),
  'absent-field': aside(form({}, { rules: [{ assert: '=form.one == form.two', at: 'one', message: 'common.ok' }] })),
  'duplicate-id': aside(screen({ body: [...extraScreen.body, ...extraScreen.body] })),
  'duplicate-path': aside(screen({ path: '/records' })),
  expression: aside(screen({ body: [{ id: 'words', type: 'text', text: '=user.usernam' }] })),
  'expression-type': aside(block({ type: 'text', text: 'records.title', when: '=now' })),
  'min-max': aside(form({ minLength: 9, maxLength: 3 })),
  // An edit that concerns money is never set aside by itself.
  'money-form': { edits: [action({ call: 'cancelRecharge', with: { out_trade_no: '1' } })], end: 'held' },
  'form-schema': aside(form({ pattern: '^(a|a)*$', maxLength: 99 })),
  paging: aside(source({ ...records, paging: { first: 0, finished: 'records.finished' } })),
  'writing-source': aside(source({ call: 'saveInviteCode', with: { code: '1' } })),
  'guard-loop': aside(screen({ guards: [{ when: '=session.loggedIn', do: [{ go: '/extra' }] }] })),
  'raw-text': aside(screen({ title: "=session.loggedIn ? 'records.title' : 'kyc.none'" })),
  'picture-origin': aside(block({ type: 'image', src: 'https://pictures.example/a.png' })),
  'picture-spelling': aside(block({ type: 'image', src: 'media:banner' })),
  'out-of-range': aside(block({ type: 'progress', label: 'records.title', value: 500 })),
  'unused-source': { edits: [screen({ sources: { cards: { call: 'getCards', with: { type: 1 } } } })], end: 'kept' },
  'drops-typed': {
    edits: [
      screen({
        body: [
          {
            id: 'form',
            type: 'form',
            schema: { type: 'object', properties: { one: { type: 'string' } } },
            fields: { one: { label: 'records.title', links: [{ label: 'common.ok', do: [{ go: '/extra' }] }] } },
            submit: { label: 'common.ok', do: [{ back: true }] },
          },
        ],
      }),
    ],
    end: 'kept',
  },
  'visitor-call': aside(
    block(
      { type: 'buttons', items: [{ label: 'common.ok', do: [{ call: 'deleteCard', with: { id: '1' } }] }] },
      { access: 'visitor' },
    ),
  ),
  'banner-nowhere': {
    edits: [
      {
        fact: 'notice:one',
        value: {
          id: 'one',
          places: ['banner'],
          title: { kor: '가' },
          body: {},
          picture: { kor: 'demo/banners/vip.svg' },
        },
      },
    ],
    end: 'kept',
  },
  'notice-language': {
    edits: [{ fact: 'notice:one', value: { id: 'one', places: ['home'], title: { kor: '가' }, body: { kor: '나' } } }],
    end: 'kept',
  },
  'unknown-fact': aside({ fact: 'block:extra/gone', value: false }),
  conflict: { never: 'The draft alone can be behind what is live.' },
}
