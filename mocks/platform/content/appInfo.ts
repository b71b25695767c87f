import type { Texts } from '../Locale.ts'

export const siteTitle: Texts = { kor: '플레이빌', cn: '普雷比尔', en: 'Playbill' }

export const repairTips: Texts = {
  kor: '더 나은 서비스를 위해 점검 중입니다. 점검은 보통 두 시간 안에 끝나며, 보유 금액은 그대로 보관됩니다.',
  cn: '为了提供更好的服务，系统正在维护。维护通常在两小时内完成，您的余额不受影响。',
  en: 'We are working on the site. This usually takes less than two hours, and your balances stay as they are.',
}

export const homePopup: Texts = {
  kor: '<h2>환영합니다</h2><p>입금 신청은 <strong>평일 10:00~22:00</strong>, <strong>주말 13:00~22:00</strong>에 받습니다.</p><ul><li>입금자명은 회원 실명과 같아야 합니다.</li><li>출금은 본인 명의 계좌로만 가능합니다.</li></ul>',
  cn: '<h2>欢迎光临</h2><p>存款受理时间为<strong>工作日 9:00～21:00</strong>、<strong>周末 12:00～21:00</strong>（北京时间）。</p><ul><li>存款人姓名须与会员实名一致。</li><li>仅可提款至本人名下账户。</li></ul>',
  en: '<h2>Welcome</h2><p>Deposits are open on <strong>weekdays 10:00–22:00</strong> and <strong>weekends 13:00–22:00</strong> (UTC+9).</p><ul><li>The depositor’s name must match your registered real name.</li><li>Withdrawals go to accounts in your own name only.</li></ul>',
}

export const homeNotices: readonly Texts[] = [
  {
    kor: '입금 시 입금자명과 금액을 신청 내용과 똑같이 보내 주세요.',
    cn: '存款时请确保姓名与金额和申请内容完全一致。',
    en: 'Please send deposits with exactly the name and the amount you requested.',
  },
  {
    kor: '본 사이트는 만 18세 이상만 이용할 수 있습니다.',
    cn: '本站仅限年满18周岁的用户使用。',
    en: 'This site is for players aged 18 and over.',
  },
  {
    kor: 'USDT 입금은 선택한 네트워크(TRC20 또는 ERC20)로만 보내 주세요.',
    cn: 'USDT存款请务必使用所选网络（TRC20或ERC20）。',
    en: 'Send USDT over the network you chose (TRC20 or ERC20) only.',
  },
  {
    kor: '허위 신고로 인한 출금 제한에 유의해 주세요.',
    cn: '请勿恶意举报，以免影响提款。',
    en: 'Malicious reports may lead to limited withdrawals.',
  },
]

/** Addresses are relative to where the demonstration is served from, which the platform does not know. */
export const links = {
  h5: './',
  download: 'demo/pages/download.html',
  chat: 'demo/pages/service.html',
  telegram: 'demo/pages/service.html?by=telegram',
  line: 'demo/pages/service.html?by=line',
} as const

interface PlatformBanner {
  readonly src: string
  readonly link: string
  readonly title: Texts
  readonly text: Texts
  readonly button: Texts
}

export const banners: readonly PlatformBanner[] = [
  {
    src: 'demo/banners/welcome.svg',
    link: '/activity',
    title: { kor: '플레이빌에 오신 것을 환영합니다', cn: '欢迎来到普雷比尔', en: 'Welcome to Playbill' },
    text: {
      kor: '진행 중인 이벤트를 한자리에서 보세요',
      cn: '进行中的活动一目了然',
      en: 'See all events that are on now',
    },
    button: { kor: '이벤트 보기', cn: '查看活动', en: 'See events' },
  },
  {
    src: 'demo/banners/deposit.svg',
    link: '/recharge',
    title: { kor: '빠르고 안전한 입금', cn: '快捷安全的存款', en: 'Quick and safe deposits' },
    text: {
      kor: '은행 계좌로도, USDT로도',
      cn: '银行卡或USDT均可',
      en: 'By bank transfer or in USDT',
    },
    button: { kor: '입금하기', cn: '立即存款', en: 'Deposit' },
  },
  {
    src: 'demo/banners/vip.svg',
    link: '/vip',
    title: { kor: 'VIP 10단계 롤링 혜택', cn: 'VIP十级返水', en: 'Ten VIP levels of rebates' },
    text: {
      kor: '등급이 오를수록 롤링률도 올라가요',
      cn: '等级越高，返水比例越高',
      en: 'The higher the level, the higher the rate',
    },
    button: { kor: '등급 혜택', cn: '等级权益', en: 'See levels' },
  },
  {
    src: 'demo/banners/activity.svg',
    link: '/activity',
    title: { kor: '이번 달 이벤트', cn: '本月活动', en: 'This month’s events' },
    text: {
      kor: '신청만 하면 조건을 확인해 드려요',
      cn: '申请后由我们核对条件',
      en: 'Apply and we check the conditions',
    },
    button: { kor: '신청하기', cn: '去申请', en: 'Apply' },
  },
  {
    src: 'demo/banners/lottery.svg',
    link: '/lottery',
    title: { kor: '1분마다 열리는 추첨', cn: '每分钟开奖', en: 'A draw every minute' },
    text: { kor: '주사위 K3와 자동차 경주 PK10', cn: '骰子K3与赛车PK10', en: 'Dice K3 and car race PK10' },
    button: { kor: '복권 보기', cn: '查看彩票', en: 'See lotteries' },
  },
]
