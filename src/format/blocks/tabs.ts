import { Type, type Static } from 'typebox'
import { blockBase, choiceSource, shownWhile } from '../shape/common.ts'
import { icon } from '../shape/marks.ts'
import { described } from '../shape/deskWords.ts'
import { defaulted, exact, keyed, oneOf, scoped } from '../shape/shapes.ts'
import { expression, source, text, value } from '../shape/slots.ts'
import { blocksRef } from './blocksRef.ts'
import { declareBlock } from './declareBlock.ts'

const tabLabel = text({ kor: '탭의 이름입니다.', cn: '标签页的名称。', en: 'The label of the tab.' })

const ofRow = {
  where: Type.Optional(
    scoped(
      'row',
      expression('bool', {
        kor: '이 조건에 맞는 행에만 탭이 생깁니다.',
        cn: '仅符合条件的行有标签页。',
        en: 'Only rows for which this holds have a tab.',
      }),
    ),
  ),
  key: scoped(
    'row',
    expression('any', {
      kor: '주소에 담기는 탭의 값입니다. 행마다 달라야 하며, 탭의 블록에서는 `tab`으로 읽습니다.',
      cn: '地址参数中标签页的值，各行不可重复；在其各模块中为 `tab`。',
      en: 'The value of the tab in the query, unique among the rows; `tab` in its blocks.',
    }),
  ),
  label: scoped('row', tabLabel),
  icon: Type.Optional(icon),
  image: Type.Optional(
    scoped(
      'row',
      value('picture', {
        kor: '아이콘 대신 쓸 그림 주소입니다.',
        cn: '代替图标的图片地址。',
        en: 'A picture address instead of the icon.',
      }),
    ),
  ),
  head: Type.Optional(
    scoped('tabRow', {
      ...blocksRef,
      description: 'Blocks on a card of each row; the cards slide above the panels, tied to the tabs both ways.',
    }),
  ),
  body: scoped('tabRow', blocksRef),
}

const EachSchema = keyed(
  {
    choices: exact(
      { choices: choiceSource, body: scoped('tab', blocksRef) },
      'One tab for each option; `tab` is its value.',
    ),
    source: exact(
      {
        source: source({
          kor: '이 데이터의 행마다 탭이 하나씩 생깁니다.',
          cn: '每行生成一个标签页的数据来源。',
          en: 'The source whose rows have a tab each.',
        }),
        ...ofRow,
      },
      'One tab for each row.',
    ),
    rows: exact(
      {
        rows: expression('list', {
          kor: '탭이 하나씩 생기는 행입니다.',
          cn: '各自生成一个标签页的行。',
          en: 'The rows that have a tab each.',
        }),
        ...ofRow,
      },
      'One tab for each row.',
    ),
  },
  {
    kor: '모두 같은 블록이 들어가는 탭입니다. 선택지마다 또는 행마다 하나씩입니다.',
    cn: '模块相同的标签页：每个选项一页，或每行一页。',
    en: 'Tabs that all have the same blocks: one for each option, or one for each row.',
  },
)

export const tabs = declareBlock({
  title: { kor: '탭', cn: '标签页', en: 'Tabs' },
  help: {
    kor: '여러 페이지 중 하나씩 보여줍니다.',
    cn: '分成几页，每次显示一页。',
    en: 'Several pages of blocks, of which one shows at a time.',
  },
  icon: 'card',
  shape: exact(
    {
      type: Type.Literal('tabs'),
      ...blockBase,
      label: text({
        kor: '스크린 리더가 읽는 탭 묶음의 이름입니다.',
        cn: '供屏幕阅读器读出的标签页组名称。',
        en: 'The name of the set of tabs for screen readers.',
      }),
      bind: Type.Optional(
        Type.String(
          described({
            kor: '고른 탭을 담는 주소의 매개변수입니다.',
            cn: '记录所选标签页的地址参数。',
            en: 'The query parameter that holds the chosen tab.',
          }),
        ),
      ),
      start: Type.Optional(
        value('any', {
          kor: '탭을 고르기 전에 보이는 탭의 값입니다. 없으면 첫 탭이 보입니다.',
          cn: '选择之前显示的标签页的值；不填则为第一个。',
          en: 'The value of the tab that shows until one is chosen; without it the first.',
        }),
      ),
      placement: defaulted(
        oneOf(['top', 'side'], { kor: '탭이 놓이는 위치입니다.', cn: '标签页的位置。', en: 'Where the tabs are.' }),
        'top',
      ),
      swipe: Type.Optional(
        Type.Boolean(
          described({
            kor: '탭 내용을 밀어서 넘깁니다.',
            cn: '可滑动切换标签页内容。',
            en: 'Panels change by swiping.',
          }),
        ),
      ),
      keep: defaulted(
        Type.Boolean(
          described({
            kor: '한 번 연 탭은 상태를 유지합니다.',
            cn: '打开过的标签页保留状态。',
            en: 'A panel once opened keeps its state.',
          }),
        ),
        true,
      ),
      items: Type.Optional(
        Type.Array(
          exact(
            {
              id: Type.String({
                pattern: '^[A-Za-z0-9_-]+$',
                ...described({
                  kor: '주소에 담기는 탭의 값입니다.',
                  cn: '地址参数中标签页的值。',
                  en: 'The value of the tab in the query.',
                }),
              }),
              label: tabLabel,
              icon: Type.Optional(icon),
              when: shownWhile,
              body: blocksRef,
            },
            'One tab.',
          ),
          {
            minItems: 1,
            ...described({ kor: '차례대로 보이는 탭입니다.', cn: '按顺序排列的标签页。', en: 'The tabs, in order.' }),
          },
        ),
      ),
      each: Type.Optional(EachSchema),
    },
    'Tabs with lazy panels, bound to the query. Exactly one of `items` and `each`.',
  ),
  exactlyOne: [{ of: ['items', 'each'] }],
  examples: [
    {
      name: 'tabs of its own, bound to the address',
      query: { type: { enum: ['1', '2'], default: '1' } },
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'tabs',
        id: 'kinds',
        label: 'wallet.kinds',
        bind: 'type',
        swipe: true,
        items: [
          {
            id: '1',
            label: 'wallet.games',
            icon: 'wallet',
            body: [
              {
                type: 'cells',
                id: 'lines',
                source: 'wallets',
                key: '=row.platname',
                row: { label: '=row.name' },
                empty: 'money.noWallets',
              },
            ],
          },
          { id: '2', label: 'wallet.usdtCards', body: [{ type: 'text', id: 'none', text: 'wallet.noUsdt' }] },
        ],
      },
      shows: '에볼루션 카지노',
    },
    {
      name: 'a tab for each option, at the side',
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'tabs',
        id: 'options',
        label: 'money.wallets',
        placement: 'side',
        keep: false,
        each: {
          choices: { source: 'wallets', value: 'platname', label: 'name' },
          body: [{ type: 'text', id: 'option', text: '=tab' }],
        },
      },
      shows: '에볼루션 카지노',
    },
    {
      name: 'a tab and a card for each row',
      sources: { levels: { call: 'getUserVip' } },
      part: {
        type: 'tabs',
        id: 'levels',
        label: 'vip.levels',
        swipe: true,
        each: {
          source: 'levels',
          key: '=row.?level.orValue(0)',
          label: { copy: 'vip.level', with: { level: '=row.?level.orValue(0)' } },
          icon: 'vip',
          head: [
            {
              type: 'section',
              id: 'levelCard',
              card: true,
              body: [
                { type: 'stats', id: 'needed', items: [{ label: 'vip.recharge', value: '=row.recharge', as: 'krw' }] },
              ],
            },
          ],
          body: [
            {
              type: 'cells',
              id: 'rates',
              items: [{ label: 'gameCategory.realbet', aside: { value: '=row.realperson', as: 'percent' } }],
            },
          ],
        },
      },
      shows: '0.3%',
    },
  ],
})

export type TabsBlock = Static<typeof tabs.shape>
type TabsOfEach = Static<typeof EachSchema>
export type TabsOfRows = Exclude<TabsOfEach, { readonly choices: unknown }>
