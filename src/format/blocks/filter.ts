import { Type, type Static } from 'typebox'
import { blockBase, choiceSource, shownWhile } from '../shape/common.ts'
import { described, type Description } from '../shape/deskWords.ts'
import { defaulted, exact, variants } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

const name = (words: Description) => Type.String({ pattern: '^[a-z][A-Za-z0-9_]*$', ...described(words) })
const shared = {
  label: Type.Optional(
    text({
      kor: '이름입니다. 없으면 고른 선택지가 이름이 됩니다.',
      cn: '名称；没有名称时以所选选项作为名称。',
      en: 'The label; a choice without one is labelled by its chosen option.',
    }),
  ),
  when: shownWhile,
}
const dates = {
  min: defaulted(
    value('string', {
      kor: '고를 수 있는 가장 이른 날짜입니다(YYYY-MM-DD).',
      cn: '可选的最早日期，YYYY-MM-DD。',
      en: 'The first date that can be chosen, YYYY-MM-DD.',
    }),
    '=settings.dates.min',
  ),
  max: defaulted(
    value('string', {
      kor: '고를 수 있는 가장 늦은 날짜입니다(YYYY-MM-DD).',
      cn: '可选的最晚日期，YYYY-MM-DD。',
      en: 'The last date that can be chosen, YYYY-MM-DD.',
    }),
    '=settings.dates.max',
  ),
}

const FilterFieldSchema = variants('kind', {
  choices: exact(
    {
      kind: defaulted(Type.Literal('choices'), 'choices'),
      name: name({
        kor: '`filter.<name>`으로 읽고 주소에 남기는 이름입니다.',
        cn: '以 `filter.<name>` 读取并保留在地址中的名称。',
        en: 'The name read as `filter.<name>` and kept in the URL.',
      }),
      choices: choiceSource,
      default: Type.Optional(
        value('any', {
          kor: '회원이 고르기 전의 값입니다.',
          cn: '会员选择之前的值。',
          en: 'The value before the member chooses.',
        }),
      ),
      ...shared,
    },
    'One choice of a list.',
  ),
  dateRange: exact(
    {
      kind: Type.Literal('dateRange'),
      start: name({ kor: '시작일의 이름입니다.', cn: '起始日的名称。', en: 'The name of the first date.' }),
      end: name({ kor: '종료일의 이름입니다.', cn: '结束日的名称。', en: 'The name of the last date.' }),
      defaultStart: Type.Optional(
        value('string', {
          kor: '회원이 고르기 전의 시작일입니다.',
          cn: '会员选择之前的起始日。',
          en: 'The first date before the member chooses.',
        }),
      ),
      defaultEnd: Type.Optional(
        value('string', {
          kor: '회원이 고르기 전의 종료일입니다.',
          cn: '会员选择之前的结束日。',
          en: 'The last date before the member chooses.',
        }),
      ),
      sameMonth: defaulted(
        Type.Boolean(
          described({
            kor: '두 날짜가 같은 해 같은 달이어야 합니다.',
            cn: '两个日期须在同年同月。',
            en: 'Both dates lie in one month of one year.',
          }),
        ),
        true,
      ),
      ...dates,
      ...shared,
    },
    'A first and a last date; the first is never after the last.',
  ),
  date: exact(
    {
      kind: Type.Literal('date'),
      name: name({ kor: '날짜의 이름입니다.', cn: '日期的名称。', en: 'The name of the date.' }),
      default: Type.Optional(
        value('string', {
          kor: '회원이 고르기 전의 날짜입니다.',
          cn: '会员选择之前的日期。',
          en: 'The date before the member chooses.',
        }),
      ),
      ...dates,
      ...shared,
    },
    'One date.',
  ),
  text: exact(
    {
      kind: Type.Literal('text'),
      name: name({ kor: '입력한 글자의 이름입니다.', cn: '所输文字的名称。', en: 'The name of the text.' }),
      note: Type.Optional(
        text({
          kor: '글자를 입력한 동안 필터 아래에 보이는 문구입니다. 불러온 행에서만 찾는다고 적을 때 씁니다.',
          cn: '输入文字期间显示在筛选下方的说明，例如只在已加载的行中查找。',
          en: 'Words beneath the filter while something is typed, as that only loaded rows are searched.',
        }),
      ),
      ...shared,
    },
    'A text that rows are found by; empty at first.',
  ),
})

export const FilterSchema = exact(
  {
    fields: Type.Array(FilterFieldSchema, {
      minItems: 1,
      ...described({ kor: '차례대로 보이는 입력 칸입니다.', cn: '按顺序排列的栏位。', en: 'The fields, in order.' }),
    }),
  },
  { kor: '주소에 남는 기록 필터입니다.', cn: '保留在地址中的记录筛选。', en: 'A record filter kept in the URL.' },
)

export const filter = declareBlock({
  title: { kor: '필터', cn: '筛选', en: 'Filter' },
  help: {
    kor: '다른 블록에 어떤 기록을 보여줄지 고릅니다.',
    cn: '选择其他模块显示哪些记录。',
    en: 'Chooses which records other blocks show.',
  },
  icon: 'calendar',
  shape: exact(
    { type: Type.Literal('filter'), ...blockBase, fields: FilterSchema.properties.fields },
    'A record filter on its own, read by other blocks as `filter`.',
  ),
  examples: [
    {
      name: 'a wallet and dates',
      sources: { wallets: { call: 'getBalanceList' } },
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
          { kind: 'date', name: 'day', default: '=dateAt(now, 8)', label: 'filter.date' },
          { kind: 'text', name: 'number', label: 'record.find', note: 'record.findLoaded' },
        ],
      },
      press: '번호로 찾기',
    },
  ],
})

export type Filter = Static<typeof FilterSchema>
export type FilterField = Static<typeof FilterFieldSchema>
export type FilterBlock = Static<typeof filter.shape>
