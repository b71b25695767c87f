import { Type } from 'typebox'
import type { Locale } from './locales.ts'
import { group, setting, whole, type Words } from './setting.ts'

const list = (
  unit: 'minutes' | 'days' | 'months',
  [minimum, maximum]: readonly [number, number],
  title: Words,
  help: Words,
) =>
  setting(
    Type.Array(Type.Integer({ minimum, maximum }), { minItems: 1, maxItems: 6, uniqueItems: true }),
    title,
    help,
    unit,
  )

/**
 * Where members of a language find somebody to talk to. Who that is, is said in the copy (`play.call`): every start
 * loads the settings as one text, which takes twice the memory with a letter beyond Latin 1.
 */
const phone = (title: Words) =>
  setting(
    Type.String({ pattern: '^\\+?[0-9][0-9 -]{1,19}$' }),
    title,
    {
      kor: `${title.kor} 회원이 누르면 연결되는 전화번호입니다. 기관 이름은 문구 play.call에서 바꿉니다.`,
      cn: `使用${title.cn}的会员点击后拨打的号码。机构名称在文案 play.call 中修改。`,
      en: `The number that members who read ${title.en} call with a tap. Whose it is, is the text play.call.`,
    },
    'phone number',
    { secondPerson: 'always' },
  )

/** Settings that keep play within bounds: reality checks, limits, time-outs, self-exclusion, and where to find help. */
export const playSettings = group(
  'Play within bounds: reality checks, delays, the lengths of time-outs and exclusions, and help lines.',
  { title: { kor: '책임 있는 이용', cn: '理性娱乐', en: 'Responsible play' }, page: 'money', seenOn: '/play' },
  {
    checkMinutes: whole(
      'minutes',
      [5, 240],
      { kor: '이용 알림 간격(분)', cn: '游戏时间提醒间隔（分钟）', en: 'Reality check, minutes' },
      {
        kor: '회원이 고르기 전, 이용 시간과 손익을 알리는 간격(분)입니다.',
        cn: '会员选择之前，提醒游戏时间与盈亏的间隔分钟数。',
        en: 'Minutes between two reality checks until a member chooses.',
      },
    ),
    checkChoices: list(
      'minutes',
      [5, 240],
      {
        kor: '고를 수 있는 알림 간격(분)',
        cn: '可选的提醒间隔（分钟）',
        en: 'Reality checks members may choose, minutes',
      },
      {
        kor: '회원이 고를 수 있는 이용 알림 간격(분)입니다.',
        cn: '会员可选择的提醒间隔分钟数。',
        en: 'The minutes between reality checks that members may choose from.',
      },
    ),
    raiseHours: whole(
      'hours',
      [24, 720],
      { kor: '한도를 올릴 때 기다리는 시간', cn: '提高限额的等待小时', en: 'Before a limit rises, hours' },
      {
        kor: '회원이 입금 한도를 올리거나 없애려 할 때, 확인할 수 있을 때까지 기다리는 시간입니다.',
        cn: '会员提高或取消存款限额后，须等待多少小时才能确认。',
        en: 'Hours until a member can confirm a deposit limit that is higher, or none.',
      },
      { secondPerson: 'always' },
    ),
    timeOutDays: list(
      'days',
      [1, 42],
      { kor: '이용 쉬기 기간(일)', cn: '暂停期限（天）', en: 'Time-outs, days' },
      {
        kor: '회원이 고를 수 있는 이용 쉬기 기간(일)입니다. 1일부터 6주까지입니다.',
        cn: '会员可选择的暂停天数，从一天到六周。',
        en: 'The days of a time-out that members may choose from: one day to six weeks.',
      },
    ),
    exclusionMonths: list(
      'months',
      [6, 120],
      { kor: '이용 제한 기간(개월)', cn: '自我排除期限（月）', en: 'Self-exclusions, months' },
      {
        kor: '회원이 고를 수 있는 이용 제한 기간(개월)입니다. 6개월 이상입니다.',
        cn: '会员可选择的自我排除月数，至少六个月。',
        en: 'The months of a self-exclusion that members may choose from: six or more.',
      },
    ),
    help: group(
      'The help line that members can call, by the language they read.',
      { title: { kor: '도움 전화', cn: '帮助热线', en: 'Help lines' }, page: 'money' },
      {
        kor: phone({ kor: '한국어', cn: '韩语', en: 'Korean' }),
        cn: phone({ kor: '중국어', cn: '中文', en: 'Chinese' }),
        en: phone({ kor: '영어', cn: '英语', en: 'English' }),
      } satisfies Record<Locale, unknown>,
    ),
  },
)
