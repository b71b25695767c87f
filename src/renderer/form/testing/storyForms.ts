import type { FormBlock } from '../../../format/blocks/form.ts'
import { expressionOf as cel } from '../../testing/planOf.ts'
import { formBlock, sending } from './formBlock.ts'

const label = (c: string) => ({ label: { c } })

/** A deposit by bank transfer: an account to pay to, an amount, the payer. */
export const depositForm: FormBlock = formBlock(
  {
    bank_id: {
      ...label('recharge.account'),
      required: true,
      widget: 'cards',
      hint: { c: 'recharge.accountHint' },
      choices: { source: 'payBanks', value: 'id', label: 'name', hint: 'bank_no', image: 'ico', mask: false },
      messages: { required: { c: 'recharge.accountMissing' } },
    },
    amount: {
      ...label('recharge.amountKrw'),
      required: true,
      schema: { type: 'string', format: 'decimal', maxLength: 15 },
      widget: 'amount',
      currency: 'krw',
      chips: cel('settings.recharge.chips'),
      max: cel('settings.recharge.max'),
      hint: { c: 'recharge.rangeKrw', with: { min: cel('settings.recharge.min'), max: cel('settings.recharge.max') } },
      messages: { required: { c: 'recharge.amountMissing' } },
    },
    bank_owner: {
      ...label('recharge.owner'),
      required: true,
      hint: { c: 'recharge.ownerHint' },
      start: cel('user.realname'),
      autocomplete: 'name',
    },
    bank: {
      ...label('recharge.bank'),
      required: true,
      widget: 'select',
      choices: { source: 'banks', value: 'bank_name', label: 'bank_name', image: 'ico', mask: false },
      messages: { required: { c: 'recharge.bankMissing' } },
    },
  },
  {
    id: 'deposit',
    rules: [
      {
        assert: cel('form.amount >= settings.recharge.min && form.amount <= settings.recharge.max'),
        at: 'amount',
        message: {
          c: 'recharge.outOfRangeKrw',
          with: { min: cel('settings.recharge.min'), max: cel('settings.recharge.max') },
        },
      },
    ],
    blocked: {
      when: cel('!settings.open'),
      message: {
        c: 'recharge.closed',
        with: { weekdayFrom: '10:00', weekdayTo: '22:00', weekendFrom: '13:00', weekendTo: '22:00', zone: 9 },
      },
    },
    submit: {
      ...sending('recharge', { amount: cel('form.amount') }, { money: true }),
      label: { c: 'recharge.submit' },
      review: {
        title: { c: 'recharge.reviewTitle' },
        rows: [
          { label: { c: 'record.amount' }, value: cel('form.amount'), as: 'krw' },
          { label: { c: 'recharge.owner' }, value: cel('form.bank_owner'), as: 'text' },
          { label: { c: 'recharge.bank' }, value: cel('form.bank'), as: 'text' },
        ],
        note: { c: 'recharge.reviewNote' },
        confirm: { c: 'recharge.reviewConfirm' },
      },
    },
  },
)

/** Registering: secrets, a picture code, consents with links. */
export const registerForm: FormBlock = formBlock(
  {
    name: {
      ...label('login.name'),
      required: true,
      schema: { type: 'string', minLength: 6, maxLength: 16 },
      hint: { c: 'register.nameHint' },
      autocomplete: 'username',
    },
    password: {
      ...label('login.password'),
      required: true,
      widget: 'password',
      hint: { c: 'register.passwordHint' },
      autocomplete: 'new-password',
    },
    birthday: {
      ...label('userInfo.birthday'),
      schema: { type: 'string', format: 'date' },
      widget: 'date',
      autocomplete: 'bday',
    },
    avatar: { ...label('userInfo.avatar'), widget: 'image' },
    captcha: {
      ...label('register.captcha'),
      required: true,
      widget: 'captcha',
      messages: { const: { c: 'captcha.wrong' } },
    },
    terms: {
      ...label('register.terms'),
      required: true,
      schema: { type: 'boolean', const: true },
      widget: 'checkbox',
      messages: { const: { c: 'register.toast9' } },
      links: [
        { label: { c: 'register.termsLink' }, do: [{ go: '/abouts', replace: false }] },
        { label: { c: 'register.privacyLink' }, do: [{ go: '/abouts', replace: false }] },
      ],
    },
    adult: {
      label: { c: 'register.adult', with: { age: cel('settings.register.minimumAge') } },
      required: true,
      schema: { type: 'boolean', const: true },
      widget: 'checkbox',
    },
  },
  {
    id: 'register',
    title: { c: 'login.register' },
    submit: { ...sending('register', {}), label: { c: 'login.register' } },
    footer: [{ label: { c: 'register.toLogin' }, do: [{ go: '/login', replace: true }] }],
  },
)

/** Papers of somebody: as many as there are, in their order, and who holds them. */
export const papersForm: FormBlock = formBlock(
  {
    papers: {
      ...label('wallet.bankCards'),
      widget: 'rows',
      row: { c: 'recharge.card' },
      schema: {
        type: 'array',
        minItems: 1,
        maxItems: 3,
        items: {
          type: 'object',
          required: ['number'],
          properties: {
            number: { type: 'string', minLength: 4, maxLength: 24 },
            fee: { type: 'string', format: 'decimal' },
          },
        },
      },
      fields: {
        number: { ...label('wallet.number'), widget: 'text', compact: true },
        fee: { ...label('record.amount'), widget: 'amount', currency: 'krw' },
      },
    },
    holder: {
      ...label('wallet.owner'),
      required: true,
      widget: 'group',
      schema: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string' }, birthday: { type: 'string', format: 'date' } },
      },
      fields: {
        name: { ...label('recharge.owner'), widget: 'text', autocomplete: 'name' },
        birthday: { ...label('userInfo.birthday'), widget: 'date', autocomplete: 'bday' },
      },
    },
  },
  { id: 'papers', submit: { ...sending('applyAgent', {}), label: { c: 'recharge.submit' } } },
)

export const depositSources = {
  payBanks: { call: 'getPayBank', keep: false },
  banks: { call: 'getBankList', keep: false },
}

export const depositAnswers = {
  getPayBank: [
    { id: '1', name: '국민은행 · 플레이빌', bank_no: '110-234-567890', ico: 'demo/banks/kb.svg' },
    { id: '2', name: '신한은행 · 플레이빌', bank_no: '88-1023-4455', ico: 'demo/banks/shinhan.svg' },
  ],
  getBankList: ['kb', 'shinhan', 'woori', 'hana'].map((name) => ({
    bank_name: name.toUpperCase(),
    ico: `demo/banks/${name}.svg`,
  })),
}
