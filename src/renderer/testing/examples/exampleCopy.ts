import type { Locale } from '../../../format/locales.ts'

/** The words of the examples by key: Korean, Chinese, English. */
const words: Readonly<Record<string, readonly [kor: string, cn: string, en: string]>> = {
  'example.papers': ['신분 서류', '证件', 'Papers'],
  'example.paper': ['서류', '证件', 'Paper'],
  'example.number': ['번호', '号码', 'Number'],
  'example.holder': ['소지인', '持有人', 'Holder'],
  'example.title': ['내 지갑', '我的钱包', 'My wallet'],
  'example.balance': ['보유 금액', '余额', 'Balance'],
  'example.dollars': ['달러 잔액', '美元余额', 'Dollar balance'],
  'example.deposit': ['충전', '充值', 'Deposit'],
  'example.withdraw': ['환전', '提现', 'Withdraw'],
  'example.records': ['거래 내역', '交易记录', 'Records'],
  'example.recordsHint': ['최근 30일', '最近30天', 'The last 30 days'],
  'example.cancel': ['취소', '取消', 'Cancel'],
  'example.close': ['닫기', '关闭', 'Close'],
  'example.empty': ['내역이 없습니다', '暂无记录', 'Nothing here yet'],
  'example.finished': ['모두 불러왔습니다', '已全部加载', 'That is all'],
  'example.games': ['게임', '游戏', 'Games'],
  'example.banners': ['이벤트 배너', '活动横幅', 'Banners'],
  'example.notices': ['공지', '公告', 'Notices'],
  'example.news': ['새 소식', '新消息', 'News'],
  'example.text': [
    '입금 후 최대 5분 안에 반영됩니다.\n\n늦어지면 고객센터로 알려 주세요.',
    '充值后最多5分钟到账。\n\n如有延迟，请联系客服。',
    'A deposit arrives within five minutes.\n\nIf it takes longer, tell our service.',
  ],
  'example.notice': [
    '영업시간 외 문의는 다음 날 답변드립니다.',
    '非工作时间的咨询将于次日答复。',
    'Questions outside office hours are answered the next day.',
  ],
  'example.level': ['등급', '等级', 'Level'],
  'example.levelOf': ['{{level}}등급', '{{level}}级', 'Level {{level}}'],
  'example.needs': ['누적 충전 {{amount}} 이상', '累计充值{{amount}}以上', 'From {{amount}} deposited'],
  'example.rate': ['롤링 비율', '返水比例', 'Rebate'],
  'example.flow': ['필요 롤링', '所需流水', 'Turnover'],
  'example.welcome': ['환영합니다', '欢迎', 'Welcome'],
  'example.joined': ['가입 후', '加入天数', 'Days with us'],
  'example.time': ['시간', '时间', 'Time'],
  'example.left': ['입금 마감까지', '剩余付款时间', 'Time left to pay'],
  'example.over': ['입금 시간이 지났습니다', '付款时间已过', 'The time to pay is over'],
  'example.address': ['USDT 주소 (TRC20)', 'USDT地址 (TRC20)', 'USDT address (TRC20)'],
  'example.network': [
    'TRC20 네트워크의 USDT만 보내 주세요.',
    '请仅通过TRC20网络发送USDT。',
    'Send only USDT on TRC20.',
  ],
  'example.progress': ['다음 등급까지', '距离下一等级', 'To the next level'],
  'example.progressNote': ['하루에 한 등급씩 올라갑니다.', '每天最多升一级。', 'One level a day.'],
  'example.page': ['스폰서 페이지', '赞助商页面', 'Sponsor page'],
  'example.step1': ['금액 입력', '输入金额', 'Enter the amount'],
  'example.step2': ['계좌로 송금', '转账', 'Send the money'],
  'example.step2Text': ['입금자 이름을 꼭 확인하세요.', '请务必核对汇款人姓名。', 'Check the name of the sender.'],
  'example.all': ['전체', '全部', 'All'],
  'example.wallet': ['지갑', '钱包', 'Wallet'],
  'example.from': ['기간', '期间', 'Period'],
  'example.tabs': ['내역 종류', '记录类型', 'Kinds of records'],
  'example.phone': ['휴대폰 번호', '手机号码', 'Mobile number'],
  'example.save': ['저장', '保存', 'Save'],
  'example.automatic': ['자동 이체', '自动转账', 'Automatic transfer'],
  'example.picture': ['프로필 사진', '头像', 'Your picture'],
  'example.paid': ['승인', '已通过', 'Approved'],
  'example.pending': ['대기', '待处理', 'Pending'],
  'example.other': ['확인 중', '处理中', 'In progress'],
  'example.birthday': ['생년월일', '出生日期', 'Birthday'],
  'example.avatar': ['프로필 사진', '头像', 'Picture'],
  // Longer than anybody meant.
  'example.long': [
    '고객님의 안전한 이용을 위하여 본인 확인 절차가 진행되고 있으며 다소 시간이 걸릴 수 있습니다. ',
    '为了保障您的账户与资金安全，我们正在进行身份核验，可能需要一些时间，请您耐心等待。',
    'Pneumonoultramicroscopicsilicovolcanoconiosis is a word without a place to break, and this sentence has room for it. ',
  ],
}

const column: Readonly<Record<Locale, 0 | 1 | 2>> = { kor: 0, cn: 1, en: 2 }

/** The copy of the examples in one language. */
export function exampleCopy(locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([key, texts]) => [key, texts[column[locale]]]))
}
