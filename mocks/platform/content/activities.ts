import type { Texts } from '../Locale.ts'

export const activityTypes: readonly { id: string; name: Texts }[] = [
  { id: '1', name: { kor: '신규 회원', cn: '新会员', en: 'New members' } },
  { id: '2', name: { kor: '입금', cn: '存款', en: 'Deposits' } },
  { id: '3', name: { kor: '카지노·슬롯', cn: '真人·电子', en: 'Casino and slots' } },
  { id: '4', name: { kor: 'VIP', cn: 'VIP', en: 'VIP' } },
]

export interface ActivityEntry {
  id: string
  type: string
  title: Texts
  content: Texts
  memo: Texts
  banner: string
}

const memo: Texts = {
  kor: '<ol><li>한 회원, 한 세대, 한 IP에 한 번만 드립니다.</li><li>신청 후 24시간 안에 심사합니다.</li><li>보너스는 1배 롤링 후 출금할 수 있습니다.</li><li>부정한 방법으로 참여하면 보너스를 회수합니다.</li></ol>',
  cn: '<ol><li>每位会员、每户、每个IP限领一次。</li><li>申请后24小时内审核。</li><li>奖金完成一倍流水后可提款。</li><li>如有违规，平台有权收回奖金。</li></ol>',
  en: '<ol><li>Once for each member, household and IP address.</li><li>Applications are reviewed within 24 hours.</li><li>The bonus can be withdrawn after one turnover.</li><li>A bonus claimed unfairly is taken back.</li></ol>',
}

export const activities: readonly ActivityEntry[] = [
  activity('1', '1', {
    title: ['첫 입금 20% 보너스', '首存20%奖金', '20% on your first deposit'],
    lead: [
      '가입 후 첫 입금 금액의 20%를 최대 100만 원까지 더해 드립니다.',
      '注册后首次存款可获20%奖金，最高100万韩元。',
      'Your first deposit earns 20% more, up to ₩1,000,000.',
    ],
  }),
  activity('2', '2', {
    title: ['매일 첫 충전 5%', '每日首充5%', '5% on the first deposit of the day'],
    lead: [
      '매일 처음 입금하는 금액의 5%를 드립니다.',
      '每日首次存款可获5%奖金。',
      'The first deposit of every day earns 5% more.',
    ],
  }),
  activity('3', '3', {
    title: ['라이브 카지노 주간 환급', '真人每周返还', 'Weekly live-casino return'],
    lead: [
      '한 주 동안의 라이브 카지노 유효 베팅에 따라 최대 1.2%를 돌려 드립니다.',
      '根据一周真人有效投注，最高返还1.2%。',
      'Up to 1.2% of the week’s valid live-casino bets comes back.',
    ],
  }),
  activity('4', '3', {
    title: ['슬롯 토너먼트', '电子锦标赛', 'Slots tournament'],
    lead: [
      '노바 슬롯에서 가장 높은 배수를 기록한 50명에게 상금을 드립니다.',
      '新星电子倍数最高的50位玩家将获得奖金。',
      'The 50 highest multipliers on Nova Slots win a prize.',
    ],
  }),
  activity('5', '4', {
    title: ['VIP 승급 축하금', 'VIP晋级礼金', 'VIP promotion gift'],
    lead: ['등급이 오를 때마다 축하금을 보내 드립니다.', '每次晋级均可获得礼金。', 'Every promotion brings a gift.'],
  }),
  activity('6', '2', {
    title: ['USDT 입금 우대', 'USDT存款优惠', 'USDT deposit bonus'],
    lead: [
      'TRC20 또는 ERC20으로 입금하면 2%를 더해 드립니다.',
      '通过TRC20或ERC20存款可获2%奖金。',
      'Deposits over TRC20 or ERC20 earn 2% more.',
    ],
  }),
]

type Triple = readonly [kor: string, cn: string, en: string]

function activity(id: string, type: string, { title, lead }: { title: Triple; lead: Triple }): ActivityEntry {
  return {
    id,
    type,
    banner: `demo/activities/${id}.svg`,
    title: { kor: title[0], cn: title[1], en: title[2] },
    content: {
      kor: `<p>${lead[0]}</p><p>참여하려면 아래 <strong>신청</strong>을 눌러 주세요.</p>`,
      cn: `<p>${lead[1]}</p><p>点击下方<strong>申请</strong>即可参加。</p>`,
      en: `<p>${lead[2]}</p><p>Press <strong>apply</strong> below to take part.</p>`,
    },
    memo,
  }
}
