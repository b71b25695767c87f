import { writeArticle } from './writeArticle.ts'

export const deposits = writeArticle(
  ['입금 안내', '存款说明', 'Deposits'],
  [
    '입금은 신청이 먼저, 송금이 나중이에요. 신청하면 보낼 계좌나 주소가 나오고, 그곳으로 <strong>1시간 안에</strong> 보내면 돼요.',
    '存款请先申请、后转账。提交申请后会显示收款账户或地址，请在<strong>一小时内</strong>完成转账。',
    'Ask first, then send. A request shows you the account or address to pay to, and the money has to be on its way <strong>within one hour</strong>.',
  ],
  {
    heading: ['입금 방법', '存款方式', 'Ways to deposit'],
    isList: true,
    says: [
      [
        '<strong>계좌이체</strong>: 원화로 보내고 메인 지갑에 들어와요. 보통 3분이면 확인돼요.',
        '<strong>银行转账</strong>：以韩元转账，到账至主钱包，通常3分钟确认。',
        '<strong>Bank transfer</strong>: won, into the main wallet. It is usually confirmed in three minutes.',
      ],
      [
        '<strong>USDT</strong>: TRC20이나 ERC20 네트워크로 보내고 달러 지갑에 들어와요. 블록 확인이 끝나면 자동으로 반영돼요.',
        '<strong>USDT</strong>：通过TRC20或ERC20网络转账，到账至美元钱包，区块确认后自动入账。',
        '<strong>USDT</strong>: over TRC20 or ERC20, into the dollar balance. It arrives by itself once the network has confirmed it.',
      ],
      [
        '위챗페이와 알리페이는 입금 화면에 보일 때만 쓸 수 있어요.',
        '微信支付与支付宝仅在存款页面显示时可用。',
        'WeChat Pay and Alipay can be used while the deposit screen offers them.',
      ],
    ],
  },
  {
    heading: ['금액과 시간', '金额与时间', 'Amounts and hours'],
    isList: true,
    says: [
      [
        '한 번에 보낼 수 있는 금액은 방법마다 다르고, 입금 화면의 금액 칸 아래에 나와요.',
        '各方式的单笔限额不同，显示在存款页面金额栏下方。',
        'Each way has its own smallest and largest amount; the deposit screen shows them below the amount.',
      ],
      [
        '입금 신청은 한국 시간으로 <strong>평일 10:00~22:00, 주말 13:00~22:00</strong>에 받아요. 그 밖의 시간에는 신청이 닫혀요.',
        '受理时间为北京时间<strong>工作日9:00～21:00、周末12:00～21:00</strong>，其余时间暂停受理。',
        'Requests are taken on <strong>weekdays 10:00–22:00 and weekends 13:00–22:00</strong> (UTC+9), and closed at other times.',
      ],
      [
        '신청한 지 1시간이 지나면 신청은 만료돼요. 이미 보냈다면 새로 신청하지 말고 고객센터로 알려 주세요.',
        '申请超过一小时自动失效。若已转账，请勿重复申请，请联系客服。',
        'A request ends after an hour. If you have sent the money already, do not ask again: tell customer service.',
      ],
    ],
  },
  {
    heading: ['꼭 지켜 주세요', '请务必注意', 'Please make sure'],
    isList: true,
    says: [
      [
        '입금자명은 회원 실명과 같아야 해요. 다른 이름으로 온 돈은 <strong>보낸 사람에게 돌려보내고</strong> 신청은 반려돼요.',
        '存款人姓名须与会员实名一致；姓名不符的款项将<strong>原路退回</strong>，申请会被驳回。',
        'The sender’s name has to be your registered real name. Money from somebody else <strong>goes back to them</strong> and the request is turned down.',
      ],
      [
        '신청한 금액과 1원도 다르지 않게 보내 주세요.',
        '请转入与申请完全一致的金额。',
        'Send exactly the amount you asked for.',
      ],
      [
        'USDT는 고른 네트워크로만 보내 주세요. 다른 네트워크로 보내면 되찾을 수 없어요.',
        'USDT请务必使用所选网络，错误网络的资产无法找回。',
        'Send USDT over the network you chose. What is sent over another one cannot be brought back.',
      ],
    ],
  },
  {
    heading: ['취소와 기록', '取消与记录', 'Cancelling, and records'],
    says: [
      [
        '처리 중인 신청은 입금 내역에서 취소할 수 있어요. 승인·반려·만료된 신청도 모두 그곳에 남아요.',
        '处理中的申请可在存款记录中取消；已通过、驳回或失效的申请也都会保留。',
        'A pending request can be cancelled among your deposit records, which also keep those that were approved, turned down or not paid.',
      ],
    ],
  },
)
