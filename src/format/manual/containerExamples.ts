import type { ManualExample } from './ManualExample.ts'

/** Blocks that carry a screen: lists, filters, forms, tabs and what holds other blocks. */
export const containerExamples = {
  list: {
    sources: {
      bets: { call: 'getBetRecord', with: { date: '=filter.date' }, paging: { first: 1, finished: 'list.finished' } },
    },
    part: {
      type: 'list',
      id: 'bets',
      source: 'bets',
      key: '=row.bet_id',
      empty: 'list.empty',
      filter: {
        fields: [{ name: 'date', label: 'record.period', choices: 'period', default: '=settings.records.period' }],
      },
      row: {
        title: '=row.Code',
        aside: { value: '=row.bet_amount', as: 'krw' },
        cells: [{ label: 'record.betTime', value: '=row.created_at', as: 'dateTime' }],
        badge: { value: '=row.status', choices: 'betStatus' },
      },
    },
  },
  filter: {
    sources: {
      wallets: { call: 'getBalanceList' },
      result: {
        call: 'getBetList',
        with: { start_time: '=filter.from', end_time: '=filter.to' },
        paging: { first: 1, finished: 'list.finished' },
      },
    },
    part: {
      type: 'filter',
      id: 'which',
      fields: [
        {
          name: 'wallet',
          label: 'record.platform',
          choices: { source: 'wallets', value: 'platname', label: 'name', all: 'filter.allPlatforms' },
          default: '',
        },
        {
          kind: 'dateRange',
          start: 'from',
          end: 'to',
          defaultStart: '=dateAt(now, 8)',
          defaultEnd: '=dateAt(now, 8)',
          label: 'record.period',
        },
      ],
    },
  },
  form: {
    part: {
      type: 'form',
      id: 'profile',
      schema: {
        type: 'object',
        required: ['mobile'],
        properties: {
          mobile: { type: 'string', minLength: 8, maxLength: 32 },
          email: { type: 'string', format: 'email' },
          birthday: { type: 'string', format: 'date' },
        },
      },
      fields: {
        mobile: { label: 'userInfo.mobile', autocomplete: 'tel', start: '=user.mobile' },
        email: { label: 'userInfo.email', autocomplete: 'email', start: '=user.email' },
        birthday: {
          label: 'userInfo.birthday',
          widget: 'date',
          earliest: '=settings.dates.birthdayMin',
          start: "=user.?birthday.orValue('')",
        },
      },
      rules: [
        {
          when: '=has(form.birthday)',
          assert: '=form.birthday >= settings.dates.birthdayMin',
          at: 'birthday',
          message: { copy: 'userInfo.birthdayEarly', with: { min: '=settings.dates.birthdayMin' } },
        },
      ],
      submit: {
        label: 'userInfo.save',
        clear: false,
        do: [
          {
            call: 'updateUserInfo',
            with: {
              mobile: '=form.mobile',
              email: "=form.?email.orValue('')",
              birthday: "=form.?birthday.orValue('')",
            },
            say: true,
          },
          { refresh: 'user' },
        ],
      },
    },
  },
  tabs: {
    query: { type: { enum: ['1', '2'], default: '1' } },
    sources: { cards: { call: 'getCards', with: { type: 1 } } },
    part: {
      type: 'tabs',
      id: 'kinds',
      label: 'wallet.kinds',
      bind: 'type',
      items: [
        {
          id: '1',
          label: 'wallet.bankCards',
          body: [
            {
              type: 'cells',
              id: 'cards',
              source: 'cards',
              key: '=row.id',
              row: { label: '=row.bank', hint: '=mask(row.bank_no, 4)' },
              empty: 'wallet.noBank',
            },
          ],
        },
        { id: '2', label: 'wallet.usdtCards', body: [{ type: 'text', id: 'none', text: 'wallet.noUsdt' }] },
      ],
    },
  },
  section: {
    part: {
      type: 'section',
      id: 'needs',
      title: 'vip.needs',
      card: true,
      body: [
        { type: 'text', id: 'promotion', text: 'vip.promotion' },
        { type: 'text', id: 'steps', text: 'vip.steps', size: 'small' },
      ],
    },
  },
  popup: {
    sources: { site: { call: 'getApp' } },
    part: {
      type: 'popup',
      id: 'news',
      title: 'home.announcement',
      auto: { when: '=data.site.index_modal == 1', once: 'session' },
      close: 'common.close',
      body: [{ type: 'article', id: 'text', html: '=data.site.webcontent' }],
    },
  },
  handwritten: { part: { type: 'handwritten', id: 'tree', name: 'agentTree', props: { find: '' } } },
} satisfies Readonly<Record<string, ManualExample>>
