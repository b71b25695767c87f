import type { BlockExamples } from './Example.ts'
import { exampleAnswers as answers } from './exampleAnswers.ts'
import { read, reading } from './read.ts'

type Container = 'list' | 'filter' | 'form' | 'tabs' | 'section' | 'popup' | 'handwritten'

const dates = { min: '2020-01-01', max: '2030-01-01' }

/** The blocks that carry the product: lists, forms and what holds other blocks. */
export const containerExamples: Pick<BlockExamples, Container> = {
  list: [
    {
      name: 'records with a filter and row actions',
      sources: {
        records: { ...reading('getTransRecord'), paging: { first: 1, offset: 300, finished: 'example.finished' } },
      },
      answers: { getTransRecord: answers.getTransRecord },
      shows: 'D20261120001',
      showsEmpty: 'example.empty',
      block: {
        type: 'list',
        id: 'records',
        off: false,
        title: { c: 'example.records' },
        source: 'records',
        key: read('row.out_trade_no'),
        empty: { c: 'example.empty' },
        emptyAction: { label: { c: 'example.deposit' }, variant: 'primary', do: [{ go: '/recharge', replace: false }] },
        filter: {
          fields: [
            { kind: 'choices', name: 'date', label: { c: 'example.from' }, choices: 'examplePeriod', default: 4 },
          ],
        },
        row: {
          title: read('row.out_trade_no'),
          aside: {
            value: read('row.amount'),
            as: { if: { e: ['==', ['get', ['id', 'row'], 'pay_way'], 'usdt'] }, then: 'usdt', else: 'krw' },
          },
          cells: [
            { label: { c: 'example.wallet' }, value: read('row.pay_way'), as: 'text' },
            { label: { c: 'example.balance' }, value: read('row.amount'), as: 'krw', signed: true },
            { label: { c: 'example.level' }, value: read('row.state'), as: 'text', choices: 'exampleState' },
            { label: { c: 'example.time' }, value: read('row.created_at'), as: 'dateTime' },
          ],
          badge: { value: read('row.state'), choices: 'exampleState' },
          actions: [
            {
              label: { c: 'example.cancel' },
              variant: 'secondary',
              when: { e: ['==', ['get', ['id', 'row'], 'state'], 1] },
              do: [
                { call: 'cancelRecharge', with: { out_trade_no: read('row.out_trade_no') }, money: true, say: true },
                { reload: 'records' },
              ],
            },
          ],
        },
        skeletonRows: 3,
      },
    },
    {
      name: 'wallets, two at first',
      sources: { wallets: reading('getBalanceList') },
      answers: { getBalanceList: answers.getBalanceList },
      shows: '에볼루션 카지노',
      showsEmpty: 'example.empty',
      block: {
        type: 'list',
        id: 'wallets',
        off: false,
        source: 'wallets',
        key: read('row.platname'),
        empty: { c: 'example.empty' },
        row: {
          title: read('row.name'),
          aside: { value: read('row.balance'), as: 'krw' },
          cells: [],
          actions: [],
          do: [{ toast: { c: 'example.notice' }, tone: 'info' }],
        },
        skeletonRows: 3,
        collapseTo: 2,
      },
    },
    {
      name: 'what was won and lost, where it is known',
      sources: {
        bets: { ...reading('getBetRecord'), paging: { first: 1, offset: 300, finished: 'example.finished' } },
      },
      answers: { getBetRecord: answers.getBetRecord },
      shows: '+₩14,500',
      showsEmpty: 'example.empty',
      block: {
        type: 'list',
        id: 'bets',
        off: false,
        source: 'bets',
        key: read('row.bet_id'),
        empty: { c: 'example.empty' },
        row: {
          title: read('row.Code'),
          aside: {
            value: read('row.win_loss'),
            as: 'krw',
            signed: true,
            when: { e: ['==', ['get', ['id', 'row'], 'status'], 1] },
          },
          cells: [{ label: { c: 'example.wallet' }, value: read('row.bet_amount'), as: 'krw' }],
          actions: [],
        },
        skeletonRows: 3,
      },
    },
    {
      name: 'rows that open',
      sources: { wallets: reading('getBalanceList') },
      answers: { getBalanceList: answers.getBalanceList },
      shows: '에볼루션 카지노',
      showsEmpty: 'example.empty',
      block: {
        type: 'list',
        id: 'opening',
        off: false,
        source: 'wallets',
        key: read('row.platname'),
        empty: { c: 'example.empty' },
        row: {
          title: read('row.name'),
          image: 'demo/banks/kb.svg',
          cells: [],
          actions: [],
          more: {
            body: [
              {
                type: 'text',
                id: 'inside',
                off: false,
                text: { c: 'example.notice' },
                tone: 'neutral',
                size: 'small',
                boxed: false,
              },
            ],
          },
        },
        skeletonRows: 3,
      },
    },
  ],
  filter: [
    {
      name: 'a wallet and dates',
      sources: { wallets: reading('getBalanceList') },
      answers: { getBalanceList: answers.getBalanceList },
      block: {
        type: 'filter',
        id: 'filter',
        off: false,
        fields: [
          {
            kind: 'choices',
            name: 'api_type',
            label: { c: 'example.wallet' },
            choices: { source: 'wallets', value: 'platname', label: 'name', mask: false, all: { c: 'example.all' } },
          },
          {
            kind: 'dateRange',
            start: 'start_time',
            end: 'end_time',
            defaultStart: '2026-11-01',
            defaultEnd: '2026-11-21',
            sameMonth: true,
            label: { c: 'example.from' },
            ...dates,
          },
          { kind: 'date', name: 'search_time', default: '2026-11-21', label: { c: 'example.time' }, ...dates },
        ],
      },
    },
  ],
  form: [
    {
      name: 'a number and a choice',
      sources: { wallets: reading('getBalanceList') },
      answers: { getBalanceList: answers.getBalanceList, applyAgent: answers.applyAgent },
      block: {
        type: 'form',
        id: 'apply',
        off: false,
        title: { c: 'example.title' },
        schema: {
          type: 'object',
          required: ['mobile'],
          properties: { mobile: { type: 'string', minLength: 8, maxLength: 32 }, apply_info: { type: 'string' } },
        },
        fields: {
          mobile: { label: { c: 'example.phone' }, widget: 'text', autocomplete: 'tel' },
          apply_info: {
            label: { c: 'example.wallet' },
            widget: 'select',
            choices: { source: 'wallets', value: 'platname', label: 'name', mask: false },
          },
        },
        rules: [],
        submit: {
          label: { c: 'example.save' },
          variant: 'primary',
          do: [
            {
              call: 'applyAgent',
              with: { mobile: read('form.mobile'), apply_info: read('form.apply_info') },
              money: false,
              say: true,
            },
          ],
          clear: true,
        },
        footer: [{ label: { c: 'example.records' }, do: [{ go: '/transRecord', replace: false }] }],
      },
    },
    {
      name: 'rows and a group',
      sources: { wallets: reading('getBalanceList') },
      answers: { getBalanceList: answers.getBalanceList },
      block: {
        type: 'form',
        id: 'papers',
        off: false,
        title: { c: 'example.papers' },
        schema: {
          type: 'object',
          required: ['holder'],
          properties: {
            papers: {
              type: 'array',
              minItems: 1,
              maxItems: 4,
              items: {
                type: 'object',
                required: ['number'],
                properties: {
                  number: { type: 'string', maxLength: 24 },
                  platform: { type: 'string' },
                  fee: { type: 'string', format: 'decimal' },
                },
              },
            },
            holder: {
              type: 'object',
              required: ['mobile'],
              properties: { mobile: { type: 'string' }, time: { type: 'string', format: 'date' } },
            },
          },
        },
        fields: {
          papers: {
            label: { c: 'example.papers' },
            hint: { c: 'example.recordsHint' },
            widget: 'rows',
            row: { c: 'example.paper' },
            fields: {
              number: { label: { c: 'example.number' }, widget: 'text', compact: true },
              platform: {
                label: { c: 'example.wallet' },
                widget: 'select',
                choices: { source: 'wallets', value: 'platname', label: 'name', mask: false },
              },
              fee: { label: { c: 'example.balance' }, widget: 'amount', currency: 'krw' },
            },
          },
          holder: {
            label: { c: 'example.holder' },
            widget: 'group',
            fields: {
              mobile: { label: { c: 'example.phone' }, widget: 'text', autocomplete: 'tel' },
              time: { label: { c: 'example.time' }, widget: 'date' },
            },
          },
        },
        rules: [],
        submit: { label: { c: 'example.save' }, variant: 'primary', do: [{ back: true }], clear: true },
        footer: [],
      },
    },
  ],
  tabs: [
    {
      name: 'tabs of its own',
      sources: { wallets: reading('getBalanceList') },
      answers: { getBalanceList: answers.getBalanceList },
      shows: '에볼루션 카지노',
      block: {
        type: 'tabs',
        id: 'kinds',
        off: false,
        label: { c: 'example.tabs' },
        placement: 'top',
        swipe: true,
        keep: true,
        items: [
          {
            id: 'wallets',
            label: { c: 'example.wallet' },
            icon: 'wallet',
            body: [
              {
                type: 'cells',
                id: 'lines',
                off: false,
                source: 'wallets',
                key: read('row.platname'),
                row: { label: read('row.name') },
                empty: { c: 'example.empty' },
              },
            ],
          },
          {
            id: 'news',
            label: { c: 'example.news' },
            body: [
              {
                type: 'text',
                id: 'newsText',
                off: false,
                text: { c: 'example.notice' },
                tone: 'neutral',
                size: 'body',
                boxed: false,
              },
            ],
          },
        ],
      },
    },
    {
      name: 'a tab for each option, at the side',
      sources: { wallets: reading('getBalanceList') },
      answers: { getBalanceList: answers.getBalanceList },
      shows: '에볼루션 카지노',
      block: {
        type: 'tabs',
        id: 'options',
        off: false,
        label: { c: 'example.tabs' },
        placement: 'side',
        swipe: false,
        keep: false,
        each: {
          choices: { source: 'wallets', value: 'platname', label: 'name', mask: false },
          body: [
            { type: 'text', id: 'option', off: false, text: read('tab'), tone: 'neutral', size: 'body', boxed: false },
          ],
        },
      },
    },
    {
      name: 'a tab and a card for each row',
      sources: { levels: reading('getUserVip') },
      answers: { getUserVip: answers.getUserVip },
      shows: '0.3%',
      block: {
        type: 'tabs',
        id: 'levels',
        off: false,
        label: { c: 'example.level' },
        placement: 'top',
        swipe: true,
        keep: true,
        each: {
          source: 'levels',
          key: read('row.level'),
          label: { c: 'example.levelOf', with: { level: read('row.level') } },
          icon: 'vip',
          head: [
            {
              type: 'section',
              id: 'levelCard',
              off: false,
              card: true,
              body: [
                {
                  type: 'text',
                  id: 'levelNeeds',
                  off: false,
                  text: { c: 'example.needs', with: { amount: { value: read('row.recharge'), as: 'krw' } } },
                  tone: 'neutral',
                  size: 'body',
                  boxed: false,
                },
              ],
            },
          ],
          body: [
            {
              type: 'cells',
              id: 'rates',
              off: false,
              items: [{ label: { c: 'example.rate' }, aside: { value: read('row.realperson'), as: 'percent' } }],
            },
          ],
        },
      },
    },
  ],
  section: [
    {
      name: 'a card with two blocks',
      sources: { user: reading('getUser') },
      answers: { getUser: answers.getUser },
      shows: '김하늘',
      block: {
        type: 'section',
        id: 'section',
        off: false,
        title: { c: 'example.title' },
        card: true,
        body: [
          {
            type: 'text',
            id: 'name',
            off: false,
            text: read('data.user.realname'),
            tone: 'neutral',
            size: 'body',
            boxed: false,
          },
          {
            type: 'text',
            id: 'remark',
            off: false,
            text: { c: 'example.notice' },
            tone: 'info',
            size: 'small',
            boxed: true,
          },
        ],
      },
    },
    {
      name: 'blocks that come at once',
      sources: { user: reading('getUser'), wallets: reading('getBalanceList') },
      answers: { getUser: answers.getUser, getBalanceList: answers.getBalanceList },
      shows: '김하늘',
      block: {
        type: 'section',
        id: 'section',
        off: false,
        card: false,
        waits: ['user', 'wallets'],
        body: [
          {
            type: 'text',
            id: 'name',
            off: false,
            text: read('data.user.realname'),
            tone: 'neutral',
            size: 'body',
            boxed: false,
          },
        ],
      },
    },
  ],
  popup: [
    {
      name: 'news that opens by itself',
      sources: { terms: reading('getArticle') },
      answers: { getArticle: answers.getArticle },
      shows: '이용 약관',
      block: {
        type: 'popup',
        id: 'news',
        off: false,
        title: { c: 'example.news' },
        placement: 'center',
        auto: { when: { e: true }, once: 'always' },
        close: { c: 'example.close' },
        notices: false,
        body: [
          {
            type: 'text',
            id: 'newsTitle',
            off: false,
            text: read('data.terms.title'),
            tone: 'neutral',
            size: 'body',
            boxed: false,
          },
        ],
      },
    },
  ],
  handwritten: [
    {
      name: 'a part written by hand',
      sources: { user: reading('getUser') },
      answers: { getUser: answers.getUser },
      shows: 'demo01',
      block: {
        type: 'handwritten',
        id: 'part',
        off: false,
        name: 'exampleGreeting',
        props: { name: read('data.user.username') },
      },
    },
  ],
}
