import { Type } from 'typebox'
import { blockBase, blockRows, blockTitle, shownWhenEmpty, shownWhile } from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { exact, scoped } from '../shape/shapes.ts'
import { expression, figure, text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

const step = {
  title: text({ kor: '단계의 이름입니다.', cn: '步骤名称。', en: 'The step.' }),
  text: Type.Optional(text({ kor: '할 일입니다.', cn: '要做的事。', en: 'What to do.' })),
  done: Type.Optional(
    expression('bool', {
      kor: '이 조건이 맞으면 끝난 단계로 표시합니다. 끝나지 않은 첫 단계가 진행 중입니다.',
      cn: '条件符合时打勾；第一个未打勾的步骤正在进行。',
      en: 'Ticked while this holds; the first step that is not is under way.',
    }),
  ),
}

export const steps = declareBlock({
  title: { kor: '단계', cn: '步骤', en: 'Steps' },
  help: {
    kor: '해야 할 일을 단계별로 보여줍니다.',
    cn: '按顺序说明要做的事。',
    en: 'What to do, one step after another.',
  },
  icon: 'check',
  shape: exact(
    {
      type: Type.Literal('steps'),
      ...blockBase,
      title: blockTitle,
      items: Type.Optional(
        Type.Array(
          exact(
            {
              ...step,
              time: Type.Optional(
                value('plain', {
                  kor: '일어난 시각으로, 다른 시각처럼 표시합니다. 값이 없으면 표시하지 않습니다.',
                  cn: '发生的时间，写法与其他时间相同；没有值时不显示。',
                  en: 'When it was, written as times are elsewhere; not shown where it is not known.',
                }),
              ),
              when: shownWhile,
            },
            'One step.',
          ),
          {
            minItems: 1,
            ...described({
              kor: '차례대로 보이는 고정된 단계입니다.',
              cn: '按顺序排列的固定步骤。',
              en: 'Fixed steps, in order.',
            }),
          },
        ),
      ),
      ...blockRows,
      row: Type.Optional(
        scoped(
          'row',
          exact(
            {
              ...step,
              time: Type.Optional(
                value('plain', {
                  kor: '일어난 시각으로, 이용 시간의 시간대로 표시합니다.',
                  cn: '发生的时间，按营业时间的时区显示。',
                  en: 'When it was, shown in the time zone of the opening hours.',
                }),
              ),
            },
            { kor: '행마다 한 단계입니다.', cn: '每行数据一个步骤。', en: 'One step for each row.' },
          ),
        ),
      ),
      empty: Type.Optional(shownWhenEmpty),
      current: Type.Optional(
        figure(
          { least: 1 },
          {
            kor: '지금 진행 중인 단계입니다. 1부터 셉니다.',
            cn: '当前步骤，从 1 开始。',
            en: 'The step under way, from 1.',
          },
        ),
      ),
    },
    'Steps in order: fixed `items`, or one `row` for each row.',
  ),
  exactlyOne: [{ of: ['items', 'row'] }, { where: 'row', of: ['source', 'rows'] }],
  examples: [
    {
      name: 'how to pay',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'steps',
        id: 'how',
        title: 'usdtmore.how',
        items: [
          { title: 'usdtmore.step1' },
          { title: 'usdtmore.step2', text: 'usdtmore.noteNetwork' },
          { title: '=data.user.realname' },
        ],
        current: 2,
      },
      shows: 'usdtmore.step1',
    },
    {
      name: 'what has happened to one thing, with its times',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'steps',
        id: 'order',
        items: [
          { title: 'record.requested', time: '2026-11-20 14:03:11', done: '=true' },
          { title: { label: 2, choices: 'orderState' }, text: '=data.user.realname', done: '=false' },
          { title: 'usdtmore.step1', when: '=data.user.realname == ""' },
        ],
      },
    },
    {
      name: 'what has happened so far, from rows',
      sources: {
        bets: { call: 'getBetRecord', with: { date: 1 }, paging: { first: 1, finished: 'list.finished' } },
      },
      part: {
        type: 'steps',
        id: 'happened',
        rows: '=data.bets',
        key: '=row.bet_id',
        row: { title: '=row.Code', time: '=row.created_at', done: '=row.status == 1' },
      },
    },
  ],
})
