import { Type, type Static } from 'typebox'
import { described } from '../shape/deskWords.ts'
import { defaulted, exact, scoped } from '../shape/shapes.ts'
import { expression } from '../shape/slots.ts'

/** The order of rows, how many of them show, and which one is marked. */
export const arrangement = {
  sort: Type.Optional(
    scoped(
      'row',
      exact(
        {
          by: expression('plain', {
            kor: '행을 이 값의 순서로 놓습니다.',
            cn: '按此值排列各行。',
            en: 'Rows are in the order of this value.',
          }),
          down: defaulted(
            Type.Boolean(
              described({ kor: '큰 값부터 놓습니다.', cn: '从大到小。', en: 'The largest value comes first.' }),
            ),
            false,
          ),
        },
        { kor: '행의 순서입니다.', cn: '各行的顺序。', en: 'The order of the rows.' },
      ),
    ),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 500,
      ...described({ kor: '많아야 이만큼의 행만 표시합니다.', cn: '最多显示的行数。', en: 'So many rows at most.' }),
    }),
  ),
  mark: Type.Optional(
    scoped(
      'row',
      exact(
        {
          when: expression('bool', {
            kor: '이 조건에 맞는 행을 표시합니다.',
            cn: '标记符合条件的行。',
            en: 'The row for which this holds is marked.',
          }),
          stick: defaulted(
            Type.Boolean(
              described({
                kor: '화면을 넘겨도 그 행이 계속 보입니다.',
                cn: '滚动时该行一直可见。',
                en: 'The row stays in sight while the others scroll.',
              }),
            ),
            false,
          ),
        },
        {
          kor: '회원 자신의 행처럼 눈에 띄게 하는 행입니다.',
          cn: '突出的行，例如会员自己的行。',
          en: 'A row that stands out, such as the member’s own.',
        },
      ),
    ),
  ),
}

const ArrangementSchema = Type.Object(arrangement)
export type Arrangement = Static<typeof ArrangementSchema>
