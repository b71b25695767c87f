import { audience } from '../audience.ts'
import { Type, type Static, type TUnsafe } from 'typebox'
import { described } from './deskWords.ts'
import type { Picked } from './compiled.ts'
import { icon, iconWords, tone, toneWords, type IconName, type Tone } from './marks.ts'
import { defaulted, exact, lazy, oneOf, scoped } from './shapes.ts'
import { choicesName, expression, source, text, value } from './slots.ts'

/** How a value is written out. Money and times follow the member's language. */
export const displayFormats = [
  'text',
  'krw',
  'usdt',
  'number',
  'percent',
  'dateTime',
  'date',
  'masked',
  'fours',
  'lines',
] as const
export type DisplayFormat = (typeof displayFormats)[number]

const howWritten = { kor: '값의 표기 방식입니다.', cn: '数值的写法。', en: 'How the value is written out.' }
const format = oneOf(displayFormats, howWritten)

/** A shape that `lazy` shapes refer to by this name: one of the names, or one of two by a condition. */
const orByCondition = <T extends string>(name: string, names: TUnsafe<T>): TUnsafe<Picked<T>> => {
  const either = lazy<Picked<T>>(name, {
    kor: '둘 중 하나입니다. 다시 조건으로 나눌 수 있습니다.',
    cn: '两者之一，可再按条件区分。',
    en: 'One of the two, which may depend on another condition.',
  })
  const condition = expression('bool', {
    kor: '둘 중 어느 쪽을 쓸지 정합니다.',
    cn: '决定使用两者中的哪一个。',
    en: 'Decides between the two.',
  })
  return Type.Unsafe<Picked<T>>({
    anyOf: [names, exact({ if: condition, then: either, else: either }, 'One of two by a condition.')],
  })
}

/** A format, or one of two by a condition, as where one list has won and USDT. */
export const AsSchema = Type.Union([
  format,
  exact(
    {
      if: expression('bool', {
        kor: '두 표기 방식 중 어느 쪽을 쓸지 정합니다.',
        cn: '决定使用哪一种写法。',
        en: 'Decides between the two formats.',
      }),
      then: format,
      else: format,
    },
    'One of two formats by a condition.',
  ),
])
export type DisplayAs = Static<typeof AsSchema>
const displayAs = defaulted(lazy<DisplayAs>('As', howWritten), 'text')
/** The same for an amount. */
export const amountAs = defaulted(lazy<DisplayAs>('As', howWritten), 'krw')

/** Where the options of a choice come from. */
export const choiceSource = Type.Union(
  [
    choicesName('A list in choices.json.'),
    exact(
      {
        source: source({
          kor: '이 데이터의 행이 선택지가 됩니다.',
          cn: '以其各行作为选项的数据来源。',
          en: 'The source whose rows are the options.',
        }),
        value: defaulted(
          Type.String(
            described({
              kor: '값으로 보낼 행의 항목입니다.',
              cn: '作为值提交的行字段。',
              en: 'The row field sent as the value.',
            }),
          ),
          'value',
        ),
        label: defaulted(
          Type.String(
            described({
              kor: '보여줄 행의 항목입니다. 안쪽 항목은 점으로 이어 적습니다.',
              cn: '显示的行字段；用点号取对象内的字段。',
              en: 'The row field shown; a dot leads into an object.',
            }),
          ),
          'label',
        ),
        hint: Type.Optional(
          Type.Union(
            [
              Type.String(),
              Type.Array(Type.String(), { minItems: 1, description: 'Several row fields, one after another.' }),
            ],
            described({
              kor: '이름 아래에 함께 보여줄 행의 항목입니다. 여러 개도 됩니다.',
              cn: '显示在名称下方的另一个行字段，可有多个。',
              en: 'A second row field shown beneath the label, or several.',
            }),
          ),
        ),
        image: Type.Optional(
          Type.String(
            described({
              kor: '그림 주소가 든 행의 항목입니다.',
              cn: '含图片地址的行字段。',
              en: 'The row field with a picture address.',
            }),
          ),
        ),
        hintAs: Type.Optional(
          oneOf(displayFormats, {
            kor: '금액처럼 둘째 줄을 적는 방식입니다.',
            cn: '第二行的写法，例如金额。',
            en: 'How the hint is written out, such as an amount.',
          }),
        ),
        mask: Type.Optional(
          Type.Boolean(
            described({
              kor: '둘째 줄의 마지막 네 자리만 표시합니다.',
              cn: '第二行仅显示末四位。',
              en: 'Show only the last four characters of the hint.',
            }),
          ),
        ),
        where: Type.Optional(
          scoped(
            'row',
            expression('bool', {
              kor: '이 조건에 맞는 행만 선택지가 됩니다.',
              cn: '仅符合条件的行作为选项。',
              en: 'Only rows for which this holds are options.',
            }),
          ),
        ),
        all: Type.Optional(
          text({
            kor: '맨 앞에 더하는 선택지로, 빈 값을 보냅니다.',
            cn: '额外加在最前的选项，提交空值。',
            en: 'An extra first option that sends an empty value.',
          }),
        ),
        first: Type.Optional(
          Type.Array(
            exact(
              {
                value: Type.String({
                  minLength: 1,
                  ...described({ kor: '보내는 값입니다.', cn: '提交的值。', en: 'The value that is sent.' }),
                }),
                label: text({ kor: '선택지의 이름입니다.', cn: '选项的名称。', en: 'What the option is called.' }),
                hint: Type.Optional(
                  text({ kor: '이름 아래에 표시합니다.', cn: '显示在名称下方。', en: 'Shown beneath the label.' }),
                ),
                icon: Type.Optional(icon),
              },
              'A fixed option.',
            ),
            described({
              kor: '행 앞에 놓는 고정 선택지입니다. 예: 게임 지갑 앞의 메인 지갑.',
              cn: '排在各行之前的固定选项，例如游戏钱包之前的主钱包。',
              en: 'Fixed options before the rows, such as the main wallet before those of games.',
            }),
          ),
        ),
      },
      'Options from the rows of a source.',
    ),
  ],
  described({
    kor: '선택지입니다. choices.json의 목록 이름이나 데이터의 행을 씁니다.',
    cn: '选项：choices.json 中的列表名称，或数据来源的各行。',
    en: 'The options: the name of a list in choices.json, or the rows of a source.',
  }),
)

/** A list in choices.json, or one of two by a condition. */
export const choiceNameOrIf = Type.Union(
  [
    choicesName('A list in choices.json.'),
    exact(
      {
        if: expression('bool', {
          kor: '두 목록 중 어느 쪽을 쓸지 정합니다.',
          cn: '决定使用哪一个列表。',
          en: 'Decides between the two lists.',
        }),
        then: choicesName({
          kor: '조건이 맞을 때의 목록입니다.',
          cn: '条件符合时的列表。',
          en: 'The list when the condition holds.',
        }),
        else: choicesName({
          kor: '조건이 맞지 않을 때의 목록입니다.',
          cn: '条件不符合时的列表。',
          en: 'The list when it does not.',
        }),
      },
      'One of two lists by a condition.',
    ),
  ],
  described({
    kor: 'choices.json의 목록입니다. 값에 맞는 이름을 여기서 찾아 보여줍니다.',
    cn: 'choices.json 中的列表，显示该值在其中的名称。',
    en: 'The list in choices.json whose label of the value is shown.',
  }),
)

export const blockBase = {
  off: defaulted(
    Type.Boolean({ description: 'Switched off by an operator: the block is left out of the release.' }),
    false,
  ),
  id: Type.String({
    pattern: '^[a-z][A-Za-z0-9]*$',
    description: 'Stable across releases: identity is what lets an open screen be updated in place.',
  }),
  when: Type.Optional(
    expression('bool', {
      kor: '이 조건이 맞는 동안에만 이 블록을 표시합니다.',
      cn: '仅在条件符合时显示该模块。',
      en: 'The block shows only while this holds.',
    }),
  ),
  ...audience,
}

export const blockTitle = Type.Optional(
  text({ kor: '블록 위의 제목입니다.', cn: '该模块上方的标题。', en: 'A heading above the block.' }),
)
export const shownWhile = Type.Optional(
  expression('bool', {
    kor: '이 조건이 맞는 동안에만 표시합니다.',
    cn: '仅在条件符合时显示。',
    en: 'Shown only while this holds.',
  }),
)
export const secondLine = text({ kor: '둘째 줄입니다.', cn: '第二行。', en: 'A second line.' })
export const pictureAddress = value('picture', {
  kor: '그림의 주소입니다.',
  cn: '图片的地址。',
  en: 'The picture address.',
})
export const shownWhenEmpty = text({
  kor: '아무것도 없을 때 표시합니다.',
  cn: '没有内容时显示。',
  en: 'Shown when there is nothing.',
})

/** Where the rows of a block come from. */
export const blockRows = {
  source: Type.Optional(
    source({ kor: '행을 보여줄 데이터입니다.', cn: '显示其各行的数据来源。', en: 'The source whose rows are shown.' }),
  ),
  rows: Type.Optional(
    expression('list', {
      kor: '데이터 대신 쓰는 행입니다.',
      cn: '不来自数据来源时的各行。',
      en: 'The rows, when they are not those of a source.',
    }),
  ),
  where: Type.Optional(
    scoped(
      'row',
      expression('bool', {
        kor: '이 조건에 맞는 행만 표시합니다.',
        cn: '仅显示符合条件的行。',
        en: 'Only rows for which this holds are shown.',
      }),
    ),
  ),
  key: Type.Optional(
    scoped(
      'row',
      expression('plain', { kor: '행을 구별하는 값입니다.', cn: '区分各行的值。', en: 'What makes a row itself.' }),
    ),
  ),
}

/** A value and how it is shown. */
export const shown = {
  value: value('shown', { kor: '보여줄 내용입니다.', cn: '显示的内容。', en: 'What is shown.' }),
  as: displayAs,
  signed: Type.Optional(
    Type.Boolean(
      described({
        kor: '이익이나 손실입니다. 0보다 크면 더하기 기호와 이익의 색을 붙입니다.',
        cn: '盈亏：大于 0 时带加号并用盈利的颜色。',
        en: 'A profit or a loss: figures above 0 get a plus and the colour of a gain.',
      }),
    ),
  ),
  choices: Type.Optional(choiceNameOrIf),
}
const ShownSchema = exact(shown, 'A value and how it is shown.')
export type Shown = Static<typeof ShownSchema>

export const labelled = {
  label: text({
    kor: '값 옆에 보이는 이름입니다.',
    cn: '显示在值旁边的名称。',
    en: 'The label shown beside the value.',
  }),
  ...shown,
  when: shownWhile,
}

/** The weight of a button. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const
const variantWords = {
  kor: '버튼을 강조하는 정도입니다.',
  cn: '按钮的强调程度。',
  en: 'The weight of the button.',
}
export const oneOfVariants = oneOf(buttonVariants, variantWords)

export const ToneSchema = orByCondition('Tone', tone)
export const IconSchema = orByCondition('Icon', icon)
export const VariantSchema = orByCondition('Variant', oneOfVariants)

/** Tone, icon and variant as most places take them: one, or one of two by a condition. */
export const pickedTone = lazy<Picked<Tone>>('Tone', toneWords)
export const pickedIcon = lazy<Picked<IconName>>('Icon', iconWords)
export const pickedVariant = lazy<Picked<(typeof buttonVariants)[number]>>('Variant', variantWords)
