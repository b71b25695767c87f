import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, choiceSource, labelled, oneOfVariants, shownWhile } from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { defaulted, exact, lazy, oneOf, scoped } from '../shape/shapes.ts'
import { formats, lateFormats } from '../text/formats.ts'
import { call, expression, figure, params, text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'
import { fileKinds, messageKeywords } from './formWords.ts'
import { widgetNames } from './widgets.ts'

/** A field's schema within another's. */
const innerSchema = lazy<PropertySchema>('FieldSchema', 'JSON Schema of a field, in the subset of the language.')
const propertyName = '^[a-z][A-Za-z0-9_]*$'

export const FieldSchemaSchema = Type.Unsafe<PropertySchema>({
  type: 'object',
  description: 'JSON Schema of one field, in the subset of the language.',
  required: ['type'],
  additionalProperties: false,
  properties: {
    type: {
      enum: ['string', 'boolean', 'number', 'integer', 'array', 'object'],
      description:
        'The type of the value; amounts are text of the format decimal, a file is the text that names it, an array is a list of rows or of files, an object a group of fields.',
    },
    format: {
      enum: [...Object.keys(formats), ...Object.keys(lateFormats)],
      description: 'The form of a text; `usdt-address` is an address of TRON or Ethereum, held to its checksum.',
    },
    minLength: { type: 'integer', minimum: 0, maximum: 4096, description: 'Characters at least.' },
    maxLength: { type: 'integer', minimum: 1, maximum: 4096, description: 'Characters at most.' },
    pattern: {
      type: 'string',
      maxLength: 256,
      description: 'A regular expression the text matches; one that may take long is an issue.',
    },
    minimum: { type: 'number', description: 'The smallest number.' },
    maximum: { type: 'number', description: 'The largest number.' },
    enum: {
      type: 'array',
      items: { type: ['string', 'number', 'boolean'] },
      minItems: 1,
      maxItems: 64,
      description: 'The values there are.',
    },
    const: {
      type: ['string', 'number', 'boolean'],
      description: 'The one value it must have, such as true of a consent.',
    },
    minItems: {
      type: 'integer',
      minimum: 0,
      maximum: 50,
      description: 'Array: rows or files at least. So many rows are there when the form opens.',
    },
    maxItems: { type: 'integer', minimum: 1, maximum: 50, description: 'Array: rows or files at most.' },
    items: { ...innerSchema, description: 'Array: the schema of one row, an object; of files, a string.' },
    required: {
      type: 'array',
      items: { type: 'string' },
      description: 'Object: the fields that must be filled in.',
    },
    properties: {
      type: 'object',
      patternProperties: { [propertyName]: innerSchema },
      additionalProperties: false,
      description: 'Object: its fields by name.',
    },
  },
})

/** The schema of a single value, or of a list of files. */
export interface FieldSchema {
  readonly type: 'string' | 'boolean' | 'number' | 'integer' | 'array'
  readonly format?: keyof typeof formats | keyof typeof lateFormats
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly (string | number | boolean)[]
  readonly const?: string | number | boolean
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: { readonly type: 'string' }
}

/** The schema of fields by name: of a form, of a group within it, of a row. */
export interface GroupSchema {
  readonly type: 'object'
  readonly required?: readonly string[]
  readonly properties: Readonly<Record<string, PropertySchema>>
}

export interface RowsSchema {
  readonly type: 'array'
  readonly minItems?: number
  readonly maxItems?: number
  readonly items: GroupSchema
}

export type PropertySchema = FieldSchema | GroupSchema | RowsSchema

const FormSchemaSchema = Type.Unsafe<GroupSchema>({
  ...exact(
    {
      type: Type.Literal('object', { description: 'Always "object": the values by name.' }),
      required: Type.Optional(Type.Array(Type.String(), { description: 'The fields that must be filled in.' })),
      properties: Type.Record(Type.String({ pattern: propertyName }), FieldSchemaSchema, {
        description: 'The fields by name, as expressions read them.',
      }),
    },
    {
      kor: '양식의 값입니다. 종류, 길이, 정규식을 정합니다.',
      cn: '表单的值：结构、长度和正则。',
      en: 'The values of the form: shape, lengths and patterns.',
    },
  ),
  slot: { kind: 'formSchema' },
})

/** An interface, because an alias would refer to itself through the fields of a group. */
export interface FieldUis {
  readonly [name: string]: FieldUi
}

const currency = oneOf(['krw', 'usdt'], 'Amount: the currency.')

const link = {
  label: text({ kor: '링크의 이름입니다.', cn: '链接的名称。', en: 'The label of the link.' }),
  do: ActionsSchema,
  when: shownWhile,
}

const FieldUiSchema = exact(
  {
    label: text('The label of the field.'),
    widget: defaulted(oneOf(widgetNames, 'The input.'), 'text'),
    hint: Type.Optional(text('Shown beneath the field.')),
    placeholder: Type.Optional(text('Shown while the field is empty; never instead of a label.')),
    prefix: Type.Optional(text('Checkbox: text before the links.')),
    compact: Type.Optional(
      Type.Boolean({
        description:
          'Text: spaces are left out and full-width characters read as plain ones, as in a card or phone number.',
      }),
    ),
    words: Type.Optional(
      Type.Boolean({
        description:
          "Text: words of the member, such as a person's name or a remark, sent letter by letter. Any other text of one line names something: its full-width characters are read as plain ones and invisible marks are left out.",
      }),
    ),
    choices: Type.Optional(choiceSource),
    fields: Type.Optional(lazy<FieldUis>('Fields', 'Rows or group: how each field within is shown, in order.')),
    row: Type.Optional(text('Rows: what one of them is called, such as "Paper"; otherwise the label is.')),
    start: Type.Optional(value('any', 'The value the form starts with.')),
    when: Type.Optional(expression('bool', 'Shown, checked and sent only while this holds.')),
    autocomplete: Type.Optional(
      Type.String({
        pattern: '^[a-z][a-z0-9 -]*$',
        description: 'The HTML autocomplete token, so that password managers work.',
      }),
    ),
    currency: Type.Optional(
      Type.Union(
        [
          currency,
          exact(
            { if: expression('bool', 'Decides between the two currencies.'), then: currency, else: currency },
            'One of two currencies by a condition.',
          ),
        ],
        { description: 'Amount: the currency, or one of two by a condition.' },
      ),
    ),
    chips: Type.Optional(value('list', 'Amount: what each chip adds.')),
    max: Type.Optional(
      value(
        'decimal',
        'Amount: the most there is to give. The maximum button fills it in, and nothing above it passes. Number: the largest that passes; without it, `maximum` of the schema.',
      ),
    ),
    min: Type.Optional(
      value('number', 'Number: the smallest that passes; without it, `minimum` of the schema, or else 0.'),
    ),
    step: Type.Optional(
      figure(
        { least: 0.000001 },
        'Number: what its buttons and the arrow keys add, counted from the smallest; nothing between two steps passes. Without it they add 1, and anything passes.',
      ),
    ),
    earliest: Type.Optional(value('string', 'Date: the first day that can be chosen, YYYY-MM-DD.')),
    latest: Type.Optional(value('string', 'Date: the last day that can be chosen, YYYY-MM-DD.')),
    call: Type.Optional(
      call(
        'Files: the call that takes one as `file` and gives its `id`. The value of the field is that id, or a list of ids where its type is array.',
      ),
    ),
    accept: Type.Optional(
      Type.Array(oneOf(fileKinds, 'A kind of file.'), {
        minItems: 1,
        description:
          'Files: the kinds that it takes; without it only pictures. A picture is turned upright and made smaller on the phone, and is sent as jpeg.',
      }),
    ),
    links: Type.Optional(
      Type.Array(exact(link, 'A link beside the field.'), {
        description: 'Links beside the field, such as to the terms.',
      }),
    ),
    messages: Type.Optional(
      exact(
        Object.fromEntries(
          messageKeywords.map((keyword) => [keyword, Type.Optional(text(`Shown when ${keyword} fails.`))]),
        ),
        'Messages for the rules of the schema; without one the language has a common message.',
      ),
    ),
  },
  'How one field is shown.',
)

/** Schema that `Fields` refers to. */
export const FieldsSchema = Type.Record(Type.String(), FieldUiSchema)

const PageSchema = exact(
  {
    id: Type.String({
      pattern: propertyName,
      ...described({
        kor: '이 양식에서 쪽을 구별하는 이름입니다.',
        cn: '在本表单中区分各页的名称。',
        en: 'A name that tells it from the other pages of the form.',
      }),
    }),
    title: text({ kor: '쪽의 제목입니다.', cn: '该页的标题。', en: 'The title of the page.' }),
    fields: Type.Array(Type.String(), {
      minItems: 1,
      ...described({
        kor: '이 쪽에 보이는 입력 칸의 이름입니다.',
        cn: '该页显示的栏位名称。',
        en: 'The names of the fields that it shows.',
      }),
    }),
  },
  'A page of the form.',
)

const RuleSchema = exact(
  {
    assert: expression('bool', {
      kor: '지켜야 할 조건입니다. 어긋나면 입력 칸에 안내 문구를 표시합니다.',
      cn: '必须符合，否则在栏位处显示提示文字。',
      en: 'Must hold, else the message is shown at the field.',
    }),
    at: Type.String(
      described({
        kor: '안내 문구를 표시할 입력 칸입니다.',
        cn: '显示提示文字的栏位。',
        en: 'The field the message is shown at.',
      }),
    ),
    message: text({
      kor: '무엇이 잘못되었고 어떻게 하면 되는지 적습니다.',
      cn: '说明哪里不对、该怎么做。',
      en: 'What is wrong and what to do.',
    }),
    when: Type.Optional(
      expression('bool', {
        kor: '이 조건이 맞는 동안에만 확인합니다.',
        cn: '仅在条件符合时检查。',
        en: 'Checked only while this holds.',
      }),
    ),
  },
  'An assertion across fields, server data and settings.',
)

export const form = declareBlock({
  title: { kor: '양식', cn: '表单', en: 'Form' },
  help: {
    kor: '회원이 입력하고 보내는 칸입니다.',
    cn: '会员填写并提交的栏位。',
    en: 'Fields that members fill in and send.',
  },
  icon: 'edit',
  shape: exact(
    {
      type: Type.Literal('form'),
      ...blockBase,
      title: Type.Optional(
        text({ kor: '양식 위의 제목입니다.', cn: '表单上方的标题。', en: 'A heading above the form.' }),
      ),
      schema: FormSchemaSchema,
      fields: scoped(
        'form',
        Type.Record(
          Type.String(),
          FieldUiSchema,
          described({
            kor: '입력 칸마다 보여주는 방식입니다. 문서에 적힌 차례를 따릅니다.',
            cn: '每个栏位的显示方式，按文档中的顺序。',
            en: 'How each field is shown, in document order.',
          }),
        ),
      ),
      pages: Type.Optional(
        scoped(
          'form',
          Type.Array(PageSchema, {
            minItems: 2,
            maxItems: 12,
            ...described({
              kor: '입력 칸을 여러 쪽으로 나눕니다. 다음으로 갈 때마다 그 쪽을 확인하고, 마지막에 한 번에 보냅니다. 세션 동안 입력한 내용은 화면을 떠났다가 돌아와도 남습니다.',
              cn: '把栏位分为多页。每次前往下一页时检查该页，最后一次性提交。会话期间离开画面再返回，已填内容仍然保留。',
              en: 'Shows the fields page by page: each page is checked on the way to the next, and all is sent at once at the end. What is typed is still there when the member leaves the screen and comes back within the session.',
            }),
          }),
        ),
      ),
      rules: defaulted(
        scoped(
          'form',
          Type.Array(
            scoped('rule', RuleSchema),
            described({
              kor: '차례로 확인합니다. 어긋난 것은 모두 표시하고, 첫 번째는 짧은 알림으로도 알립니다.',
              cn: '按顺序检查；不符合的全部显示，第一条另以短提示显示。',
              en: 'Checked in order; the first failing one is toasted, all are shown.',
            }),
          ),
        ),
        [],
      ),
      blocked: Type.Optional(
        scoped(
          'form',
          exact(
            {
              when: expression('bool', {
                kor: '이 조건이 맞는 동안 양식을 닫습니다.',
                cn: '条件符合期间表单关闭。',
                en: 'The form is shut while this holds.',
              }),
              message: text({
                kor: '닫은 이유와 다시 열리는 때를 적습니다.',
                cn: '关闭的原因，以及何时重新开放。',
                en: 'Why, and when it opens again.',
              }),
            },
            { kor: '양식을 닫는 이유입니다.', cn: '关闭表单的原因。', en: 'A reason to shut the form.' },
          ),
        ),
      ),
      submit: scoped(
        'form',
        exact(
          {
            label: text({ kor: '버튼의 이름입니다.', cn: '按钮的名称。', en: 'The label of the button.' }),
            variant: defaulted(oneOfVariants, 'primary'),
            review: Type.Optional(
              exact(
                {
                  title: text({
                    kor: '송금 전 확인의 제목입니다.',
                    cn: '该确认内容的标题。',
                    en: 'The title of the review.',
                  }),
                  check: Type.Optional(
                    exact(
                      {
                        call: call({ kor: '조회할 호출입니다.', cn: '要查询的调用。', en: 'A call that reads.' }),
                        with: Type.Optional(
                          params({ kor: '호출에 보낼 값입니다.', cn: '随调用发送的值。', en: 'Its parameters.' }),
                        ),
                      },
                      {
                        kor: '확인 화면을 열기 전에 조회합니다. 거절되면 열지 않고, 플랫폼이 답할 수 없으면 result.data가 없습니다.',
                        cn: '打开确认前先查询：被拒绝则不打开；平台无法回答时没有 result.data。',
                        en: 'Asked before the review opens. A refusal keeps it shut; where the platform cannot say, there is no result.data.',
                      },
                    ),
                  ),
                  rows: scoped(
                    'reviewed',
                    Type.Array(exact(labelled, 'A label and its value.'), {
                      minItems: 1,
                      ...described({
                        kor: '한 줄씩 확인할 내용입니다.',
                        cn: '逐行列出确认的内容。',
                        en: 'What is confirmed, line by line.',
                      }),
                    }),
                  ),
                  note: Type.Optional(
                    text({ kor: '행 아래의 참고 문구입니다.', cn: '各行下方的备注。', en: 'A note beneath the rows.' }),
                  ),
                  confirm: text({
                    kor: '돈을 움직이는 버튼의 이름입니다.',
                    cn: '执行资金变动的按钮名称。',
                    en: 'The label that moves the money.',
                  }),
                },
                {
                  kor: '돈이 움직이기 전에 회원이 확인하는 내용입니다.',
                  cn: '资金变动前由会员确认的内容。',
                  en: 'What the member confirms before money moves.',
                },
              ),
            ),
            do: ActionsSchema,
            clear: defaulted(
              Type.Boolean(
                described({
                  kor: '성공하면 양식을 비웁니다.',
                  cn: '成功后清空表单。',
                  en: 'Empty the form after success.',
                }),
              ),
              true,
            ),
          },
          { kor: '양식에 하나뿐인 제출입니다.', cn: '表单唯一的提交。', en: 'The one submit of the form.' },
        ),
      ),
      footer: defaulted(
        Type.Array(
          exact(link, 'A link.'),
          described({ kor: '버튼 아래의 링크입니다.', cn: '按钮下方的链接。', en: 'Links beneath the button.' }),
        ),
        [],
      ),
    },
    'A form: JSON Schema for the values, CEL rules for everything across fields.',
  ),
  examples: [
    {
      name: 'a profile with a rule',
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
    {
      name: 'a number and a choice',
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'form',
        id: 'apply',
        title: 'applyagent.title',
        schema: {
          type: 'object',
          required: ['mobile'],
          properties: { mobile: { type: 'string', minLength: 8, maxLength: 32 }, apply_info: { type: 'string' } },
        },
        fields: {
          mobile: { label: 'userInfo.mobile', autocomplete: 'tel' },
          apply_info: {
            label: 'record.platform',
            widget: 'select',
            choices: { source: 'wallets', value: 'platname', label: 'name' },
          },
        },
        submit: {
          label: 'applyagent.submit',
          do: [
            {
              call: 'applyAgent',
              with: { mobile: '=form.mobile', apply_info: "=form.?apply_info.orValue('')" },
              say: true,
            },
          ],
        },
        footer: [{ label: 'menu.records', do: [{ go: '/transRecord' }] }],
      },
    },
    {
      name: 'numbers within bounds',
      sources: { balance: { call: 'getBalance' } },
      part: {
        type: 'form',
        id: 'limit',
        schema: {
          type: 'object',
          required: ['amount'],
          properties: {
            amount: { type: 'integer' },
            rate: { type: 'number', minimum: 0.5, maximum: 5 },
          },
        },
        fields: {
          amount: {
            label: 'record.amount',
            widget: 'number',
            min: 10000,
            max: '=data.balance.balance',
            step: 10000,
            start: 50000,
          },
          rate: { label: 'lottery.amount', widget: 'number', step: 0.5 },
        },
        submit: { label: 'common.ok', do: [{ back: true }] },
      },
    },
    {
      name: 'pages',
      part: {
        type: 'form',
        id: 'paged',
        title: 'userInfo.title',
        schema: {
          type: 'object',
          required: ['mobile', 'birthday'],
          properties: {
            mobile: { type: 'string', minLength: 8, maxLength: 32 },
            email: { type: 'string', format: 'email' },
            birthday: { type: 'string', format: 'date' },
          },
        },
        fields: {
          mobile: { label: 'userInfo.mobile', autocomplete: 'tel' },
          email: { label: 'userInfo.email', autocomplete: 'email' },
          birthday: { label: 'userInfo.birthday', widget: 'date' },
        },
        pages: [
          { id: 'reach', title: 'userInfo.mobile', fields: ['mobile', 'email'] },
          { id: 'born', title: 'userInfo.birthday', fields: ['birthday'] },
        ],
        submit: {
          label: 'userInfo.save',
          do: [
            {
              call: 'updateUserInfo',
              with: {
                mobile: '=form.mobile',
                email: "=form.?email.orValue('')",
                birthday: '=form.birthday',
              },
              say: true,
            },
          ],
        },
      },
    },
    {
      name: 'rows that are sent as a list',
      part: {
        type: 'form',
        id: 'bets',
        schema: {
          type: 'object',
          required: ['expect'],
          properties: {
            expect: { type: 'string', maxLength: 32 },
            order_list: {
              type: 'array',
              minItems: 1,
              maxItems: 5,
              items: {
                type: 'object',
                required: ['play_id', 'amount'],
                properties: {
                  play_id: { type: 'string', maxLength: 16 },
                  amount: { type: 'string', format: 'decimal' },
                },
              },
            },
          },
        },
        fields: {
          expect: { label: 'record.period' },
          order_list: {
            label: 'lottery.amount',
            widget: 'rows',
            row: 'lottery.bet',
            fields: {
              play_id: { label: 'record.platform' },
              amount: { label: 'record.amount', widget: 'amount', currency: 'krw' },
            },
          },
        },
        rules: [{ assert: '=size(form.order_list) <= 5', at: 'order_list', message: 'form.unchecked' }],
        submit: {
          label: 'common.ok',
          review: {
            title: 'common.ok',
            rows: [{ label: 'record.period', value: '=form.expect' }],
            confirm: 'common.ok',
          },
          do: [
            {
              call: 'submitLotteryOrder',
              with: { lottery_name: 'k3', expect: '=form.expect', order_list: '=form.order_list' },
              money: true,
            },
          ],
        },
      },
    },
    {
      name: 'rows and a group',
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'form',
        id: 'cards',
        title: 'wallet.title',
        schema: {
          type: 'object',
          required: ['holder'],
          properties: {
            cards: {
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
          cards: {
            label: 'wallet.bankCards',
            hint: 'addBankCard.numberHint',
            widget: 'rows',
            row: 'recharge.card',
            fields: {
              number: { label: 'wallet.number', compact: true },
              platform: {
                label: 'record.platform',
                widget: 'select',
                choices: { source: 'wallets', value: 'platname', label: 'name' },
              },
              fee: { label: 'withdrawal.fee', widget: 'amount', currency: 'krw' },
            },
          },
          holder: {
            label: 'wallet.owner',
            widget: 'group',
            fields: {
              mobile: { label: 'userInfo.mobile', autocomplete: 'tel' },
              time: { label: 'userInfo.birthday', widget: 'date' },
            },
          },
        },
        submit: { label: 'wallet.save', do: [{ back: true }] },
      },
    },
  ],
})

/** As an app plays it. */
export type FormBlock = Static<typeof form.shape> & {
  /**
   * Parts of a newer release's form that the app does not know, as codes for the report. A form that has any is shut.
   */
  readonly unsupported?: readonly string[]
}
export type FieldUi = Static<typeof FieldUiSchema>
export type FormPage = Static<typeof PageSchema>
export type FormRule = Static<typeof RuleSchema>
