import { Type, type Static } from 'typebox'
import { ActionsSchema, actionsWhen } from '../actions.ts'
import {
  amountAs,
  blockBase,
  blockRows,
  choiceNameOrIf,
  labelled,
  pickedIcon,
  pickedVariant,
  shown,
  shownWhenEmpty,
  shownWhile,
} from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { defaulted, exact, scoped } from '../shape/shapes.ts'
import { expression, source, text, value } from '../shape/slots.ts'
import { arrangement } from './arrangement.ts'
import { blocksRef } from './blocksRef.ts'
import { declareBlock } from './declareBlock.ts'
import { FilterSchema } from './filter.ts'

/** A button of a row or of an empty list. */
const RowActionSchema = exact(
  {
    label: text({ kor: '버튼의 이름입니다.', cn: '按钮的名称。', en: 'The label of the button.' }),
    icon: Type.Optional(pickedIcon),
    variant: defaulted(pickedVariant, 'secondary'),
    when: shownWhile,
    do: ActionsSchema,
  },
  'A button of a row.',
)

export const BadgeSchema = exact(
  {
    value: value('plain', {
      kor: '목록에서 찾을 값입니다.',
      cn: '在列表中查找的值。',
      en: 'The value looked up in the list.',
    }),
    choices: choiceNameOrIf,
  },
  {
    kor: '상태 표시와 색을 choices.json에서 가져옵니다. 값에 맞는 선택지가 없으면 그 목록의 기본 표시를 씁니다.',
    cn: '状态标签，颜色取自 choices.json；值没有对应选项时显示列表的默认标签。',
    en: "A state label with its tone from choices.json; a value without an option shows the list's neutral label.",
  },
)

const RowSchema = exact(
  {
    title: text({ kor: '첫 줄입니다.', cn: '第一行。', en: 'The first line.' }),
    side: Type.Optional(
      expression('bool', {
        kor: '행을 말풍선처럼 좁게 놓습니다. 조건이 맞으면 뒤쪽, 아니면 앞쪽입니다. 누구의 것인지는 글로도 적으세요.',
        cn: '将该行像气泡一样收窄：条件符合时靠后侧，否则靠前侧；是谁写的还要另用文字说明。',
        en: 'Sets the row as a bubble: at the end while this holds, else at the start. Words must say whose it is too.',
      }),
    ),
    image: Type.Optional(value('picture', { kor: '그림 주소입니다.', cn: '图片地址。', en: 'A picture address.' })),
    aside: Type.Optional(
      exact(
        { ...shown, when: shownWhile },
        { kor: '첫 줄 끝에 놓는 값입니다.', cn: '第一行末尾的值。', en: 'The value at the end of the first line.' },
      ),
    ),
    cells: defaulted(
      Type.Array(
        exact(labelled, 'A label and its value.'),
        described({
          kor: '첫 줄 아래에 놓는 항목과 값입니다.',
          cn: '第一行下方带名称的值。',
          en: 'Labelled values beneath the first line.',
        }),
      ),
      [],
    ),
    badge: Type.Optional(BadgeSchema),
    actions: defaulted(
      Type.Array(
        RowActionSchema,
        described({ kor: '행의 버튼입니다.', cn: '该行的按钮。', en: 'Buttons of the row.' }),
      ),
      [],
    ),
    do: Type.Optional(ActionsSchema),
    more: Type.Optional(
      exact(
        {
          when: Type.Optional(
            expression('bool', {
              kor: '이 조건이 맞는 동안에만 행을 펼칠 수 있습니다.',
              cn: '仅在条件符合时可展开该行。',
              en: 'The row can be opened only while this holds.',
            }),
          ),
          do: Type.Optional(
            actionsWhen({
              kor: '행을 펼칠 때마다 실행합니다.',
              cn: '每次展开该行时执行。',
              en: 'Run each time the row is opened.',
            }),
          ),
          body: blocksRef,
        },
        {
          kor: '행을 펼치면 그 아래에 보이는 블록입니다. 화면에서 한 번에 한 행만 펼칩니다.',
          cn: '展开该行后显示在下方的模块；一个页面同时只展开一行。',
          en: 'Blocks beneath the row, shown once it is opened; one row of the screen is open at a time.',
        },
      ),
    ),
  },
  { kor: '한 행을 보여주는 방식입니다.', cn: '每一行的显示方式。', en: 'How one row is shown.' },
)

export const list = declareBlock({
  title: { kor: '기록 목록', cn: '记录列表', en: 'Record list' },
  help: {
    kor: '기록 같은 데이터의 행을 값과 버튼과 함께 보여줍니다.',
    cn: '显示数据的各行，例如记录，带有数值和按钮。',
    en: 'Rows of a source, such as records, with values and buttons.',
  },
  icon: 'records',
  shape: exact(
    {
      type: Type.Literal('list'),
      ...blockBase,
      title: Type.Optional(
        text({ kor: '목록 위의 제목입니다.', cn: '列表上方的标题。', en: 'A heading above the list.' }),
      ),
      source: Type.Optional(
        source({
          kor: '목록에 나올 행의 데이터입니다. 페이지가 나뉘면 끝없이 이어집니다.',
          cn: '列出其各行的数据来源；有分页时可一直往下加载。',
          en: 'The source whose rows are listed; with paging the list is endless.',
        }),
      ),
      rows: blockRows.rows,
      key: scoped(
        'row',
        expression('plain', {
          kor: '행을 구별하는 값입니다. 새로 고쳐도 행이 겹치거나 빠지지 않습니다.',
          cn: '区分各行的值：刷新时不会重复或漏掉行。',
          en: 'What makes a row itself: refreshes neither double nor drop rows.',
        }),
      ),
      where: Type.Optional(
        scoped(
          'row',
          expression('bool', {
            kor: '이 조건에 맞는 행만 목록에 나옵니다.',
            cn: '仅列出符合条件的行。',
            en: 'Only rows for which this holds are listed.',
          }),
        ),
      ),
      ...arrangement,
      days: Type.Optional(
        scoped(
          'row',
          exact(
            {
              at: expression('plain', {
                kor: '행이 속한 날을 정하는 시각입니다.',
                cn: '决定该行属于哪一天的时间。',
                en: 'The time that says which day a row belongs to.',
              }),
              in: Type.Optional(
                expression('decimal', {
                  kor: '그 행으로 들어온 금액입니다. 날마다 더해 보여줍니다.',
                  cn: '该行收入的金额，按天相加。',
                  en: 'What came in by the row; added up for each day.',
                }),
              ),
              out: Type.Optional(
                expression('decimal', {
                  kor: '그 행으로 나간 금액입니다. 날마다 더해 보여줍니다.',
                  cn: '该行支出的金额，按天相加。',
                  en: 'What went out by the row; added up for each day.',
                }),
              ),
              as: amountAs,
              when: Type.Optional(
                expression('bool', {
                  kor: '이 조건에 맞는 행만 더합니다.',
                  cn: '仅相加符合条件的行。',
                  en: 'Only rows for which this holds are added up.',
                }),
              ),
            },
            {
              kor: '날마다 제목을 두고 불러온 행의 합계를 보여줍니다. 표기 방식이 다른 금액은 따로 더합니다.',
              cn: '每天一个标题，显示已加载各行的合计；写法不同的金额分别相加。',
              en: 'A heading for each day with the sums of its rows that are loaded; amounts in two formats have two sums.',
            },
          ),
        ),
      ),
      empty: shownWhenEmpty,
      emptyAction: Type.Optional({
        ...RowActionSchema,
        ...described({
          kor: '빈 목록의 안내 문구 아래에 놓는 버튼입니다.',
          cn: '空列表文字下方的按钮。',
          en: 'A button beneath the words of an empty list.',
        }),
      }),
      filter: Type.Optional(FilterSchema),
      row: scoped('row', RowSchema),
      skeletonRows: defaulted(
        Type.Integer({
          minimum: 1,
          maximum: 12,
          ...described({
            kor: '불러오는 동안 자리를 잡아 두는 행의 수입니다.',
            cn: '加载时占位的行数。',
            en: 'Rows of the skeleton.',
          }),
        }),
        6,
      ),
      collapseTo: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 20,
          ...described({
            kor: '처음에 보이는 행의 수입니다. 나머지는 버튼을 눌러야 보입니다.',
            cn: '先显示的行数，其余由按钮展开。',
            en: 'Rows shown before a button shows the rest.',
          }),
        }),
      ),
    },
    'Rows from a source: endless or finite, virtualised beyond a screenful, with cells, badges and row actions.',
  ),
  exactlyOne: [{ of: ['source', 'rows'] }],
  examples: [
    {
      name: 'bets under a filter, with what was won and lost where it is known',
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
          aside: { value: '=row.win_loss', as: 'krw', signed: true, when: '=row.status == 1' },
          cells: [
            { label: 'record.stake', value: '=row.bet_amount', as: 'krw' },
            { label: 'record.betTime', value: '=row.created_at', as: 'dateTime' },
          ],
          badge: { value: '=row.status', choices: 'betStatus' },
        },
      },
      shows: '+₩14,500',
      showsEmpty: 'list.empty',
    },
    {
      name: 'rows of an answer in an order of their own, as bubbles at either side',
      sources: {
        bets: { call: 'getBetRecord', with: { date: 1 }, paging: { first: 1, finished: 'list.finished' } },
      },
      part: {
        type: 'list',
        id: 'said',
        rows: '=data.bets.filter(bet, bet.bet_id != "")',
        key: '=row.bet_id',
        sort: { by: '=row.created_at' },
        limit: 50,
        mark: { when: '=row.status == 0' },
        empty: 'list.empty',
        row: {
          title: '=row.Code',
          side: '=row.status == 1',
          cells: [{ label: 'record.betTime', value: '=row.created_at', as: 'dateTime' }],
        },
      },
    },
    {
      name: 'deposits under their days, with what came in',
      sources: {
        records: {
          call: 'getTransRecord',
          with: { date: 4, type: 1 },
          paging: { first: 1, finished: 'list.finished' },
        },
      },
      part: {
        type: 'list',
        id: 'byDay',
        source: 'records',
        key: '=row.out_trade_no',
        days: {
          at: '=row.created_at',
          in: '=row.amount',
          as: { if: "=row.pay_way == 'usdt'", then: 'usdt', else: 'krw' },
          when: '=row.state == 2',
        },
        empty: 'transRecord.empty',
        row: { title: '=row.pay_way', badge: { value: '=row.state', choices: 'orderState' } },
      },
      shows: 'bank',
      showsEmpty: 'transRecord.empty',
    },
    {
      name: 'wallets, two at first',
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'list',
        id: 'wallets',
        source: 'wallets',
        key: '=row.platname',
        empty: 'money.noWallets',
        row: {
          title: '=row.name',
          aside: { value: '=row.balance', as: 'krw' },
          do: [{ toast: 'common.notYet', tone: 'info' }],
        },
        skeletonRows: 3,
        collapseTo: 2,
      },
      shows: '에볼루션 카지노',
      showsEmpty: 'money.noWallets',
    },
    {
      name: 'records with row actions',
      sources: {
        records: {
          call: 'getTransRecord',
          with: { date: 4, type: 1 },
          paging: { first: 1, finished: 'list.finished' },
        },
      },
      part: {
        type: 'list',
        id: 'records',
        title: 'transRecord.title',
        source: 'records',
        key: '=row.out_trade_no',
        empty: 'transRecord.empty',
        emptyAction: { label: 'menu.recharge', variant: 'primary', do: [{ go: '/recharge' }] },
        row: {
          title: '=row.out_trade_no',
          aside: { value: '=row.amount', as: { if: "=row.pay_way == 'usdt'", then: 'usdt', else: 'krw' } },
          cells: [
            { label: 'record.payWay', value: '=row.pay_way', as: 'text' },
            { label: 'record.type', value: '=row.state', choices: 'orderState' },
            { label: 'record.time', value: '=row.created_at', as: 'dateTime' },
          ],
          badge: { value: '=row.state', choices: 'orderState' },
          actions: [
            {
              label: 'record.cancel',
              when: '=row.state == 1',
              do: [
                { call: 'cancelRecharge', with: { out_trade_no: '=row.out_trade_no' }, money: true, say: true },
                { reload: 'records' },
              ],
            },
          ],
        },
        skeletonRows: 3,
      },
      shows: 'D20261120001',
      showsEmpty: 'transRecord.empty',
    },
    {
      name: 'rows that open',
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'list',
        id: 'opening',
        source: 'wallets',
        key: '=row.platname',
        empty: 'money.noWallets',
        row: {
          title: '=row.name',
          image: 'demo/banks/kb.svg',
          more: { body: [{ type: 'text', id: 'inside', text: 'common.notYet', size: 'small' }] },
        },
        skeletonRows: 3,
      },
      shows: '에볼루션 카지노',
      press: '아시아 게이밍',
      showsEmpty: 'money.noWallets',
    },
  ],
})

export type ListBlock = Static<typeof list.shape>
export type RowTemplate = Static<typeof RowSchema>
export type RowAction = Static<typeof RowActionSchema>
export type Badge = Static<typeof BadgeSchema>
