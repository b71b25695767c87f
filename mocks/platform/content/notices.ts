import type { Locale } from '../Locale.ts'
import { DAY } from '../platformTime.ts'
import type { Triple } from './articles/writeArticle.ts'
import { fillDates } from './fillDates.ts'

interface NoticeEntry {
  /** Days before the platform opened that it was published. */
  readonly daysAgo: number
  readonly title: Triple
  /** Days stand in it as `fillDates` reads them, counted from when it was published. */
  readonly text: Triple
}

/** Notices of the message centre, newest first. */
const entries: readonly NoticeEntry[] = [
  {
    daysAgo: 0.3,
    title: ['결제 시스템 점검 안내', '支付系统维护通知', 'Payments will be maintained'],
    text: [
      '{+1} 오전 6시부터 7시까지 결제 시스템을 점검합니다. 이 시간에는 출금 처리가 늦어질 수 있으며, 게임과 머니 이동은 그대로 이용하실 수 있습니다.',
      '{+1}凌晨5点至6点进行支付系统维护，期间提款处理可能延迟，游戏与转账不受影响。',
      'Payments are maintained on {+1} from 6 to 7 a.m. Withdrawals may take longer then; games and transfers work as always.',
    ],
  },
  {
    daysAgo: 1,
    title: ['펭귄 빙판과 판다 숲이 열렸습니다', '企鹅冰场与熊猫森林上线', 'Penguin Rink and Panda Forest are open'],
    text: [
      'AE 스튜디오의 새 게임 두 가지를 미니게임에서 만나 보세요. 환급률은 게임 안 배당표에 나와 있습니다.',
      'AE 工作室两款新游戏已在小游戏中上线，返还率见游戏内赔付表。',
      'Two new games by AE Studio are among the mini games. Their return is in the paytable of each game.',
    ],
  },
  {
    daysAgo: 2,
    title: ['입금 계좌 변경 안내', '收款账户变更通知', 'Deposit accounts have changed'],
    text: [
      '입금 전에 화면에 나온 계좌를 <strong>반드시 다시 확인</strong>해 주세요. {-1}까지 쓰던 계좌로 보낸 금액은 확인이 하루 늦어집니다.',
      '存款前请<strong>务必重新确认</strong>页面显示的账户。转入{-1}之前账户的款项将延迟一天处理。',
      'Please <strong>check the account on the screen</strong> before every transfer. Money sent to the account used until {-1} takes a day longer.',
    ],
  },
  {
    daysAgo: 4,
    title: ['USDT 네트워크를 꼭 확인해 주세요', '请务必确认USDT网络', 'Check the network before you send USDT'],
    text: [
      'TRC20 주소로 ERC20 송금을 하면 되찾을 수 없습니다. 입금 화면에서 고른 네트워크와 지갑에서 고른 네트워크가 같은지 확인해 주세요.',
      '以ERC20网络转入TRC20地址的资产无法找回，请确认存款页面与钱包所选网络一致。',
      'USDT sent over ERC20 to a TRC20 address cannot be brought back. Make sure that your wallet uses the network you chose here.',
    ],
  },
  {
    daysAgo: 6,
    title: ['이번 주 VIP 승급 결과', '本周VIP晋级结果', 'This week’s VIP promotions'],
    text: [
      '{-7}부터 {-1}까지 조건을 채운 회원의 등급이 올라갔습니다. 승급한 분은 이벤트에서 축하금을 신청해 주세요.',
      '{-7}至{-1}达标会员的等级已晋升，晋级会员可在活动中申请礼金。',
      'Members who met the conditions from {-7} to {-1} have moved up. If you did, apply for the gift among the events.',
    ],
  },
  {
    daysAgo: 9,
    title: ['노바 슬롯 배수 대회를 시작합니다', '新星电子倍数赛开始', 'The multiplier race at Nova Slots begins'],
    text: [
      '{+0}부터 노바 슬롯에서 한 판의 당첨 배수로 겨룹니다. 1위 상금은 ₩300,000이고, 자세한 규정은 이벤트에 있습니다.',
      '自{+0}起，以新星电子单局中奖倍数排名，第1名奖金₩300,000，规则见活动页面。',
      'From {+0} on, the highest multiple of a stake in one round at Nova Slots wins ₩300,000. The rules are among the events.',
    ],
  },
  {
    daysAgo: 12,
    title: ['로그인 비밀번호를 바꿔 주세요', '请修改登录密码', 'Please change your login password'],
    text: [
      '다른 사이트와 같은 비밀번호를 쓰면 위험합니다. 로그인 비밀번호와 출금 비밀번호를 서로 다르게 정하고 세 달에 한 번 바꿔 주세요.',
      '与其他网站使用相同密码存在风险。请将登录密码与支付密码设为不同，并每三个月更换一次。',
      'A password that you also use elsewhere is a risk. Keep your login and pay passwords different, and change them every three months.',
    ],
  },
  {
    daysAgo: 15,
    title: ['상어 만 배당표를 쉽게 고쳤습니다', '鲨鱼湾赔付表更易读', 'Shark Bay’s paytable is easier to read'],
    text: [
      '딥씨 피싱의 모든 게임에서 배당표를 글자와 함께 보여 드립니다. 배당과 환급률은 그대로입니다.',
      '深海捕鱼所有游戏的赔付表现附有文字说明，赔率与返还率不变。',
      'All games by Deepsea Fishing now name the symbols in their paytables. What they pay is the same.',
    ],
  },
  {
    daysAgo: 18,
    title: ['고객센터 운영 시간 안내', '客服时间说明', 'Hours of customer service'],
    text: [
      '1:1 상담은 한국 시간 오전 10시부터 밤 10시까지 답변합니다. 그 밖의 시간에 남긴 문의는 다음 날 순서대로 답변합니다.',
      '一对一客服时间为北京时间9:00至21:00，其余时间的留言将于次日依次回复。',
      'Customer service answers from 10 a.m. to 10 p.m. (UTC+9). What you write at other times is answered the next day, in order.',
    ],
  },
  {
    daysAgo: 22,
    title: ['보내는 사람 이름이 다르면 반려됩니다', '姓名不符将被驳回', 'Deposits in another name are turned down'],
    text: [
      '지난주 반려된 입금의 대부분은 이름이 달랐습니다. 법인 계좌나 가족 계좌가 아닌, 회원 본인 계좌로 보내 주세요.',
      '上周被驳回的存款多因姓名不符。请使用会员本人账户，勿使用公司或家人账户。',
      'Most deposits that were turned down last week came in another name. Send from your own account, not a company’s or a relative’s.',
    ],
  },
  {
    daysAgo: 27,
    title: ['하루 두 번 쉬어 가세요', '每天休息两次', 'Take two breaks a day'],
    text: [
      '한 시간 넘게 이어서 했다면 10분만 쉬어 주세요. 이용 시간은 게임 화면 위쪽에 늘 보입니다. 도움이 필요하면 1336으로 전화해 주세요.',
      '连续游玩超过一小时，请休息10分钟。游戏上方始终显示游玩时间。如需帮助请拨打1336。',
      'After an hour of play, take ten minutes off. The bar above a game shows the time. If you need help, call 1336.',
    ],
  },
  {
    daysAgo: 31,
    title: ['새 은행 두 곳이 추가되었습니다', '新增两家银行', 'Two more banks'],
    text: [
      '출금 계좌로 카카오뱅크와 토스뱅크를 등록할 수 있습니다. 이미 등록한 계좌는 그대로 쓰시면 됩니다.',
      '提款账户现可绑定Kakao银行与Toss银行，已绑定账户不受影响。',
      'You can now withdraw to KakaoBank and Toss Bank. Accounts you have saved stay as they are.',
    ],
  },
  {
    daysAgo: 36,
    title: ['이벤트 심사가 빨라집니다', '活动审核更快', 'Events are judged sooner'],
    text: [
      '{+7}부터 모든 이벤트의 신청은 20분 안에 심사하고, 결과는 신청 내역에 남습니다. 신청은 이벤트마다 하루에 한 번입니다.',
      '自{+7}起，所有活动申请在20分钟内审核，结果保存在申请记录；同一活动每日可申请一次。',
      'From {+7} on, applications to all events are judged within 20 minutes and kept among your applications: one a day for each event.',
    ],
  },
  {
    daysAgo: 41,
    title: ['오르빗 게임즈와 함께합니다', '星轨电子加入', 'Orbit Games joins'],
    text: [
      '은하 열차, 바이킹의 항해, 다이아 러시 등 오르빗 게임즈의 슬롯 일곱 가지를 열었습니다.',
      '银河列车、维京远航、钻石热潮等星轨电子七款老虎机现已上线。',
      'Galaxy Train, Viking Voyage, Diamond Rush and four more slots by Orbit Games are open.',
    ],
  },
  {
    daysAgo: 47,
    title: ['출금이 더 빨라졌습니다', '提款更快', 'Withdrawals are quicker'],
    text: [
      '은행 출금은 이제 보통 10분 안에 처리됩니다. 이름과 예금주가 다르면 확인이 필요해 더 걸릴 수 있습니다.',
      '银行提款现通常10分钟内完成；姓名与户名不符时需核实，可能延长。',
      'Withdrawals to a bank are usually done within ten minutes now. Where names differ, a check may take longer.',
    ],
  },
  {
    daysAgo: 53,
    title: ['전체 회수를 한 번에', '一键回收更便捷', 'Collect all in one tap'],
    text: [
      '게임 지갑의 돈을 메인 지갑으로 가져올 때 더는 확인 창을 거치지 않습니다. 옮긴 금액은 완료 메시지에 나옵니다.',
      '将游戏钱包余额转回主钱包时不再弹出确认，转移金额会在完成提示中显示。',
      'Bringing game wallets back no longer asks first. The message afterwards says how much has moved.',
    ],
  },
  {
    daysAgo: 60,
    title: ['가짜 사이트를 조심하세요', '谨防假冒网站', 'Beware of copies of this site'],
    text: [
      '플레이빌은 문자나 메신저로 비밀번호를 묻지 않습니다. 주소를 직접 입력하거나 앱에서 열어 주세요.',
      '普雷比尔不会通过短信或聊天索取密码，请直接输入网址或从应用打开。',
      'Playbill never asks for a password by text or messenger. Type the address yourself or open the app.',
    ],
  },
  {
    daysAgo: 68,
    title: ['지난달 복주머니 결과', '上月红包结果', 'Last month’s red packets'],
    text: [
      '지난달 회원들이 연 복주머니를 모두 지급했습니다. 조건은 누적 입금과 그날의 롤링이며, 복주머니 화면에서 확인할 수 있습니다.',
      '上月会员领取的红包已全部发放。条件为累计存款与当日流水，详见红包页面。',
      'All red packets opened last month have been paid. What it takes is on the red-packet screen: deposits in all, and the day’s turnover.',
    ],
  },
  {
    daysAgo: 77,
    title: ['개인정보 처리방침을 고쳤습니다', '隐私政策更新', 'The privacy page has been revised'],
    text: [
      '게임사에 건네는 정보를 줄였습니다. 이제 한 번만 쓰는 입장권만 건네며 이름과 연락처는 건네지 않습니다.',
      '减少了提供给游戏平台的信息，现仅提供一次性入场凭证，不再提供姓名与联系方式。',
      'Game platforms get less about you: a ticket for one launch, and no longer your name or contacts.',
    ],
  },
  {
    daysAgo: 86,
    title: ['스피드 K3 추첨이 1분으로', '极速快三改为每分钟开奖', 'Speed K3 is drawn every minute'],
    text: [
      '{+1}부터 스피드 K3를 1분마다 추첨합니다. 클래식 K3와 클래식 PK10은 5분, 스피드 PK10은 3분 그대로입니다.',
      '自{+1}起极速快三每分钟开奖；经典快三、经典赛车为5分钟，极速赛车为3分钟，均不变。',
      'From {+1} on, Speed K3 is drawn every minute. Classic K3 and Classic PK10 stay at five minutes, Speed PK10 at three.',
    ],
  },
  {
    daysAgo: 98,
    title: ['에이전트 신청 안내', '代理申请说明', 'Becoming an agent'],
    text: [
      '지인을 초대해 함께하고 싶다면 에이전트를 신청해 주세요. 심사 결과는 내 정보 화면에 나타납니다.',
      '如希望邀请好友，请申请成为代理，审核结果将显示在个人中心。',
      'If you want to bring friends, apply to become an agent. The answer shows on your own page.',
    ],
  },
  {
    daysAgo: 112,
    title: ['영어와 중국어로도 볼 수 있습니다', '现支持英语与中文', 'Also in English and Chinese'],
    text: [
      '모든 화면과 공지, 약관을 한국어, 중국어, 영어로 준비했습니다. 언어는 홈 오른쪽 위에서 바꿉니다.',
      '所有页面、公告与条款均提供韩语、中文与英语，可在首页右上角切换。',
      'All screens, notices and terms are there in Korean, Chinese and English. The language is chosen at the top right of home.',
    ],
  },
  {
    daysAgo: 127,
    title: ['장마철 접속 지연 안내', '雨季连接延迟说明', 'Slow connections in the rainy season'],
    text: [
      '통신사 장애로 연결이 늦어질 수 있습니다. 답을 받지 못한 입금과 베팅은 내역에서 먼저 확인한 뒤 다시 시도해 주세요.',
      '因运营商故障连接可能变慢。未收到结果的存款与投注，请先在记录中确认后再重试。',
      'Trouble at carriers may slow your connection down. If a deposit or a bet was not answered, look among your records before you try again.',
    ],
  },
  {
    daysAgo: 150,
    title: ['앱처럼 설치해 쓰세요', '可像应用一样安装', 'Install it like an app'],
    text: [
      '홈 화면에 추가하면 주소창 없이 열리고, 연결이 끊겨도 마지막 화면이 뜹니다. 방법은 앱 다운로드 화면에 있습니다.',
      '添加到主屏幕后可无地址栏打开，断网时也会显示最后的画面，方法见应用下载页面。',
      'Added to your home screen, it opens without the address bar and shows its last state offline. The download page tells how.',
    ],
  },
  {
    daysAgo: 180,
    title: ['플레이빌을 시작합니다', '普雷比尔正式上线', 'Playbill opens'],
    text: [
      '{+0} 플레이빌이 문을 열었습니다. 오래 즐기실 수 있도록, 무리하지 않고 즐기실 수 있도록 준비했습니다.',
      '{+0}，普雷比尔正式上线。愿您适度娱乐，长久相伴。',
      'On {+0} Playbill opens its doors. Enjoy it, and stay within what you set yourself.',
    ],
  },
]

const places: Readonly<Record<Locale, 0 | 1 | 2>> = { kor: 0, cn: 1, en: 2 }

/** All notices as a member reads them, newest first. */
export function noticesOf(openedAt: number, locale: Locale) {
  return entries.map(({ daysAgo, title, text }, index) => {
    const at = openedAt - daysAgo * DAY
    const place = places[locale]
    return {
      id: String(entries.length - index),
      at,
      title: title[place],
      content: `<p>${fillDates(text[place], locale, at)}</p>`,
    }
  })
}
