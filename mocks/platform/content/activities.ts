import type { ToneName } from '../../drawing/tones.ts'
import type { Locale, Texts } from '../Locale.ts'
import { type Triple, writeArticle } from './articles/writeArticle.ts'
import { fillDates } from './fillDates.ts'
import type { SymbolName } from './symbols.ts'

export const activityTypes: readonly { id: string; name: Texts }[] = [
  { id: '1', name: { kor: '신규 회원', cn: '新会员', en: 'New members' } },
  { id: '2', name: { kor: '입금', cn: '存款', en: 'Deposits' } },
  { id: '3', name: { kor: '카지노·슬롯', cn: '真人·电子', en: 'Casino and slots' } },
  { id: '4', name: { kor: 'VIP', cn: 'VIP', en: 'VIP' } },
]

export interface ActivityEntry {
  readonly id: string
  readonly type: string
  readonly title: Texts
  /** Days stand in it as `fillDates` reads them. */
  readonly content: Texts
  readonly memo: Texts
  readonly banner: string
  /** Parts of its drawn banner; undefined for one that is drawn as a whole. */
  readonly drawn?: { readonly tone: ToneName; readonly middle: SymbolName; readonly side: SymbolName }
}

/** How often a member may apply, and what happens then: the same for every event. */
const common: readonly Triple[] = [
  [
    '같은 이벤트는 하루에 한 번 신청할 수 있고, 보통 20분 안에 이 규정대로 심사해요.',
    '同一活动每日可申请一次，通常20分钟内按本规则审核。',
    'You can apply to an event once a day. Applications are judged by these rules, usually within 20 minutes.',
  ],
  [
    '보너스는 메인 지갑으로 들어오고 1배 롤링 후 출금할 수 있어요. 1원 아래는 버려요.',
    '奖金发放至主钱包，完成一倍流水后可提款，舍去1韩元以下。',
    'The bonus goes to the main wallet, rounded down to ₩1, and can be withdrawn after one turnover.',
  ],
  [
    '여러 계정으로 참여하거나 부정한 방법을 쓰면 보너스를 회수해요.',
    '以多账户或不正当方式参与的，奖金将被收回。',
    'A bonus claimed with several accounts or unfairly is taken back.',
  ],
]

export const activities: readonly ActivityEntry[] = [
  event('1', '1', {
    title: ['첫 입금 20% 보너스', '首存20%奖金', '20% on your first deposit'],
    lead: [
      '가입 후 첫 입금 금액의 20%를 최대 1,000,000원까지 더해 드려요. 500,000원을 입금하면 100,000원이에요.',
      '注册后首次存款可获20%奖金，最高1,000,000韩元。例如存入500,000韩元可得100,000韩元。',
      'Your first deposit earns 20% more, up to ₩1,000,000. For ₩500,000 that is ₩100,000.',
    ],
    period: [
      '정해진 끝이 없어요. 첫 입금이 승인되면 언제든 신청할 수 있어요.',
      '长期有效，首次存款通过后可随时申请。',
      'It has no end. Apply at any time once your first deposit has been approved.',
    ],
    rules: [
      [
        '가입 후 처음으로 승인된 입금 한 건만 세고, 한 번만 드려요. USDT는 그때의 환율로 원화로 세요.',
        '仅计算注册后首笔通过的存款，限领一次；USDT按当时汇率折算韩元。',
        'Only the first deposit that was ever approved counts, once. USDT counts in won at the rate of that time.',
      ],
    ],
    picture: 'first-deposit',
  }),
  event('2', '2', {
    title: ['매일 첫 입금 5%', '每日首存5%', '5% on the first deposit of the day'],
    lead: [
      '매일 처음 승인된 입금 금액의 5%를 드려요. 200,000원을 입금하면 10,000원이에요.',
      '每日首笔通过的存款可获5%奖金。例如存入200,000韩元可得10,000韩元。',
      'The first deposit of every day earns 5% more. For ₩200,000 that is ₩10,000.',
    ],
    period: [
      '매일. 오늘, 곧 {+0}에 입금한 금액은 오늘 신청해 주세요.',
      '每日有效。今日即{+0}的存款请于今日申请。',
      'Every day. What you deposit today, {+0}, has to be applied for today.',
    ],
    rules: [
      [
        '하루는 한국 시간 오전 1시에 시작해요. 신청한 날에 승인된 입금이 없으면 반려돼요.',
        '每日从北京时间0点开始计算，申请当日无通过的存款则驳回。',
        'The day begins at midnight in Beijing. Without an approved deposit on that day the application is turned down.',
      ],
    ],
    picture: 'day-deposit',
  }),
  event('3', '3', {
    title: ['라이브 카지노 주간 환급', '真人每周返还', 'Weekly live-casino return'],
    lead: [
      '7일 동안의 라이브 카지노 유효 베팅이 1,000,000원 이상이면 0.4%, 5,000,000원 이상이면 0.8%, 20,000,000원 이상이면 1.2%를 돌려드려요.',
      '7天内真人有效投注满1,000,000韩元返0.4%，满5,000,000韩元返0.8%，满20,000,000韩元返1.2%。',
      'Of seven days’ valid live-casino bets, 0.4% comes back from ₩1,000,000 on, 0.8% from ₩5,000,000 and 1.2% from ₩20,000,000.',
    ],
    period: [
      '신청하기 전 7일을 세요. 지금 신청하면 {-7}부터 {+0}까지예요.',
      '统计申请前7天。现在申请则为{-7}至{+0}。',
      'The seven days before you apply count: {-7} to {+0} if you apply now.',
    ],
    rules: [
      [
        '도달한 가장 높은 단계 하나를 전체 금액에 적용하고, 7일에 한 번 드려요.',
        '按达到的最高档位计算全部投注，每7天限领一次。',
        'The highest step you reach applies to the whole amount, once in seven days.',
      ],
      ['취소되거나 무효가 된 베팅은 세지 않아요.', '取消或无效的投注不计入。', 'Cancelled and void bets do not count.'],
    ],
    picture: { tone: 'crimson', middle: 'aces', side: 'chips' },
  }),
  event('4', '3', {
    title: ['노바 슬롯 배수 대회', '新星电子倍数赛', 'Multiplier race at Nova Slots'],
    lead: [
      '노바 슬롯에서 한 판의 당첨 배수가 가장 높은 50명에게 드려요. 1위 300,000원, 2~10위 50,000원, 11~50위 10,000원이에요.',
      '新星电子单局中奖倍数最高的50位玩家获奖：第1名300,000韩元，第2至10名50,000韩元，第11至50名10,000韩元。',
      'The 50 members with the highest multiple of a stake in one round at Nova Slots win: ₩300,000 for the first, ₩50,000 for places 2 to 10, ₩10,000 for 11 to 50.',
    ],
    period: [
      '신청하기 전 7일의 기록으로 겨뤄요. 지금 신청하면 {-7}부터 {+0}까지예요.',
      '以申请前7天的成绩排名。现在申请则为{-7}至{+0}。',
      'The seven days before you apply count: {-7} to {+0} if you apply now.',
    ],
    rules: [
      [
        '배수는 받은 금액을 건 금액으로 나눈 값이고, 1배를 넘어야 해요. 같은 배수는 같은 순위예요. 7일에 한 번 드려요.',
        '倍数为派彩除以投注额，须超过1倍；倍数相同则名次相同。每7天限领一次。',
        'The multiple is what a round paid, divided by its stake, and has to be above one. Equal multiples share a place. Once in seven days.',
      ],
    ],
    picture: 'multiples',
  }),
  event('5', '4', {
    title: ['VIP 승급 축하금', 'VIP晋级礼金', 'VIP promotion gift'],
    lead: [
      '등급이 오를 때마다 새 등급 × 10,000원을 드려요. VIP3이 되면 30,000원이에요.',
      '每次晋级可获新等级×10,000韩元。例如晋升VIP3可得30,000韩元。',
      'Every promotion brings ₩10,000 times the new level: ₩30,000 for VIP3.',
    ],
    period: [
      '정해진 끝이 없어요. 등급이 오르면 신청해 주세요.',
      '长期有效，晋级后即可申请。',
      'It has no end. Apply after you have been promoted.',
    ],
    rules: [
      [
        '마지막으로 받은 뒤에 오른 등급만 세요. 내려간 등급에는 드리지 않아요.',
        '仅计算上次领取之后的晋级，降级不予发放。',
        'Only a promotion since the last gift counts; going down brings none.',
      ],
    ],
    picture: 'promotion',
  }),
  event('6', '2', {
    title: ['USDT 입금 2% 우대', 'USDT存款2%优惠', '2% on USDT deposits'],
    lead: [
      '그날 처음 승인된 USDT 입금 금액의 2%를 원화로 드려요. 100 USDT를 1,380원에 세면 2,760원이에요.',
      '当日首笔通过的USDT存款可获2%奖金，以韩元发放。例如100 USDT按1,380韩元计算可得2,760韩元。',
      'The first USDT deposit of the day earns 2% more, in won. For 100 USDT at ₩1,380 that is ₩2,760.',
    ],
    period: [
      '매일. 오늘({+0}) 입금한 금액은 오늘 신청해 주세요.',
      '每日有效。今日（{+0}）的存款请于今日申请。',
      'Every day. What you deposit today ({+0}) has to be applied for today.',
    ],
    rules: [
      [
        'TRC20과 ERC20 모두 세요. 그날 승인된 USDT 입금이 없으면 반려돼요.',
        'TRC20与ERC20均计入，当日无通过的USDT存款则驳回。',
        'TRC20 and ERC20 both count. Without an approved USDT deposit on that day the application is turned down.',
      ],
    ],
    picture: { tone: 'teal', middle: 'token', side: 'coin' },
  }),
]

interface Event {
  readonly title: Triple
  readonly lead: Triple
  readonly period: Triple
  readonly rules: readonly Triple[]
  /** Its file, or what it is put together from. */
  readonly picture: string | NonNullable<ActivityEntry['drawn']>
}

/** The event as it reads at an instant. */
export function eventAt({ title, content, memo, ...entry }: ActivityEntry, locale: Locale, at: number) {
  return { ...entry, title: title[locale], content: fillDates(content[locale], locale, at), memo: memo[locale] }
}

function event(id: string, type: string, { title, lead, period, rules, picture }: Event): ActivityEntry {
  const isDrawn = typeof picture === 'object'
  const when: Triple = ['기간', '时间', 'When']
  return {
    id,
    type,
    title: writeArticle(title, lead).title,
    content: writeArticle(title, lead, { heading: when, says: [period] }).content,
    memo: listOf([...rules, ...common]),
    banner: isDrawn ? `demo/activities/${id}.gen.svg` : `demo/activities/${picture}.svg`,
    ...(isDrawn && { drawn: picture }),
  }
}

function listOf(items: readonly Triple[]): Texts {
  const list = (language: 0 | 1 | 2) => `<ol>${items.map((item) => `<li>${item[language]}</li>`).join('')}</ol>`
  return { kor: list(0), cn: list(1), en: list(2) }
}
