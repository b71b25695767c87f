import type { Texts } from '../Locale.ts'

type Triple = readonly [kor: string, cn: string, en: string]

interface ArticleEntry {
  title: Texts
  content: Texts
}

/** Help and legal texts by the article type of the spec's help centre (§ 2); 5 is the terms, 6 privacy and age. */
export const articles: Readonly<Record<number, ArticleEntry>> = {
  1: article(
    ['입금 안내', '存款说明', 'Deposits'],
    [
      '내 정보 > 입금에서 방법을 고르고 금액을 입력하면 입금 계좌나 주소가 나옵니다.',
      '在“我的 > 存款”选择方式并输入金额后，会显示收款账户或地址。',
      'Choose a way under Mine > Deposit and enter the amount; the account or the address to pay to follows.',
    ],
    [
      '신청한 금액을 신청한 이름으로 <strong>1시간 안에</strong> 보내 주세요. 시간이 지나면 신청은 만료됩니다.',
      '请在<strong>一小时内</strong>以申请姓名转入申请金额，超时订单将失效。',
      'Send exactly the amount in the name you gave <strong>within one hour</strong>; the order expires after that.',
    ],
    [
      '입금 가능 시간은 한국 시간 평일 10:00~22:00, 주말 13:00~22:00입니다.',
      '存款时间为韩国时间工作日10:00～22:00、周末13:00～22:00。',
      'Deposits are open on weekdays 10:00–22:00 and weekends 13:00–22:00 (UTC+9).',
    ],
  ),
  2: article(
    ['출금 안내', '提款说明', 'Withdrawals'],
    [
      '출금은 본인 명의로 등록한 계좌나 USDT 주소로만 할 수 있습니다.',
      '仅可提款至本人名下绑定的银行账户或USDT地址。',
      'Withdrawals go to bank accounts or USDT addresses saved in your own name only.',
    ],
    [
      '최소 금액은 은행 100원, USDT 10달러입니다. USDT는 네트워크 수수료가 붙습니다.',
      '最低金额为银行100韩元、USDT 10美元，USDT另收网络手续费。',
      'The minimum is ₩100 to a bank and 10 USDT to an address. USDT carries a network fee.',
    ],
    [
      '신청은 접수 순서대로 처리하며 보통 30분 안에 끝납니다.',
      '申请按提交顺序处理，通常30分钟内完成。',
      'Requests are handled in order and usually done within 30 minutes.',
    ],
  ),
  3: article(
    ['머니 이동과 환전', '转账与兑换', 'Transfers and exchange'],
    [
      '게임마다 지갑이 따로 있습니다. 메인 지갑에서 게임 지갑으로 옮긴 뒤 이용해 주세요.',
      '每个游戏场馆有独立钱包，请先从主钱包转入。',
      'Every game platform has a wallet of its own. Move money there from the main wallet before you play.',
    ],
    [
      '게임 지갑끼리는 바로 옮길 수 없습니다. 전체 회수를 누르면 모든 게임 머니가 메인 지갑으로 돌아옵니다.',
      '游戏钱包之间不可直接互转；点击“一键回收”可将全部余额转回主钱包。',
      'Game wallets cannot be moved into one another. “Collect all” brings everything back to the main wallet.',
    ],
    [
      '원화와 USDT는 화면에 나온 환율로 서로 바꿀 수 있습니다.',
      '韩元与USDT可按页面汇率互换。',
      'Won and USDT can be exchanged both ways at the rate shown.',
    ],
  ),
  4: article(
    ['보너스와 롤링', '奖金与返水', 'Bonuses and rebates'],
    [
      '롤링 적립은 베이징 시간 00:00~23:59의 유효 베팅으로 계산하고 24시간 안에 지급합니다.',
      '返水按北京时间00:00～23:59的有效投注计算，24小时内发放。',
      'Rebates are counted on valid bets from 00:00 to 23:59 Beijing time and paid within 24 hours.',
    ],
    [
      '받은 금액은 1배 롤링 후 출금할 수 있습니다.',
      '领取的金额完成一倍流水后可提款。',
      'What you receive can be withdrawn after one turnover.',
    ],
    [
      'VIP 등급은 하루 한 단계씩 오르며 90일 동안 조건을 채우면 유지됩니다.',
      'VIP等级每天最多提升一级，90天内达成条件即可保级。',
      'VIP levels rise one step a day and stay when the conditions are met within 90 days.',
    ],
  ),
  5: article(
    ['이용 약관', '条款与规则', 'Terms and rules'],
    [
      '회원은 한 사람당 하나의 계정만 만들 수 있으며 계정을 빌려주거나 팔 수 없습니다.',
      '每人仅可拥有一个账户，账户不得出借或出售。',
      'Each person may hold one account, which may not be lent or sold.',
    ],
    [
      '잔액과 베팅 결과는 플랫폼의 기록을 기준으로 합니다. 오류가 있으면 7일 안에 알려 주세요.',
      '余额与投注结果以平台记录为准，如有异议请在7日内提出。',
      'Balances and results follow the platform’s records. Please report an error within seven days.',
    ],
    [
      '부정한 방법으로 얻은 이익은 회수하며 계정 이용을 제한할 수 있습니다.',
      '以不正当手段获得的利益将被收回，账户可能被限制使用。',
      'Gains made unfairly are taken back and the account may be limited.',
    ],
  ),
  6: article(
    ['개인정보와 연령 확인', '隐私与年龄确认', 'Privacy and age'],
    [
      '<strong>만 18세 이상</strong>만 가입할 수 있습니다. 본인 확인을 위해 서류를 요청할 수 있습니다.',
      '仅限<strong>年满18周岁</strong>者注册。为核实身份，平台可能要求提供证件。',
      'Only people <strong>aged 18 and over</strong> may join. We may ask for documents to confirm who you are.',
    ],
    [
      '이름, 연락처, 계좌 정보는 입출금과 본인 확인에만 사용합니다.',
      '姓名、联系方式与账户信息仅用于存取款与身份核实。',
      'Your name, contacts and accounts are used for payments and for confirming who you are, and nothing else.',
    ],
    [
      '법에서 정한 기간이 지나면 개인정보를 지웁니다.',
      '个人信息在法定期限届满后删除。',
      'Personal data is deleted when the period set by law has passed.',
    ],
  ),
  7: article(
    ['플레이빌 소개', '关于普雷比尔', 'About Playbill'],
    [
      '플레이빌은 라이브 카지노, 스포츠, 슬롯, 피싱, 복권을 한곳에서 이용하는 모바일 서비스입니다.',
      '普雷比尔是集真人、体育、电子、捕鱼与彩票于一体的手机服务。',
      'Playbill brings live casino, sports, slots, fishing and lottery together on your phone.',
    ],
    [
      '모든 금액은 복식 장부로 기록하고, 회원은 언제든 자신의 기록을 볼 수 있습니다.',
      '所有金额均以复式账簿记录，会员可随时查看。',
      'All money is kept in double-entry books, and members can read their own records at any time.',
    ],
    [
      '이 화면은 시연용이며 실제 돈은 오가지 않습니다.',
      '此为演示环境，不涉及真实资金。',
      'This is a demonstration: no real money moves.',
    ],
  ),
  8: article(
    ['책임 있는 이용', '理性娱乐', 'Responsible play'],
    [
      '쓸 수 있는 시간과 금액을 먼저 정하고, 그 안에서만 즐겨 주세요.',
      '请先设定时间与金额，并在此范围内娱乐。',
      'Decide on the time and the money first, and stay within them.',
    ],
    [
      '잃은 돈을 되찾으려고 더 걸지 마세요. 잠시 쉬는 것이 가장 좋은 방법입니다.',
      '不要为追回损失而加注，适时休息是最好的选择。',
      'Do not bet more to win a loss back. A break is the best move.',
    ],
    [
      '도움이 필요하면 고객센터나 도박 문제 상담 전화 1336으로 연락해 주세요.',
      '如需帮助，请联系客服或拨打韩国赌博问题咨询热线1336。',
      'Customer service, or the Korean help line 1336, is there when you need help.',
    ],
  ),
}

function article(title: Triple, ...paragraphs: readonly Triple[]): ArticleEntry {
  const content = (language: 0 | 1 | 2) => paragraphs.map((paragraph) => `<p>${paragraph[language]}</p>`).join('')
  return {
    title: { kor: title[0], cn: title[1], en: title[2] },
    content: { kor: content(0), cn: content(1), en: content(2) },
  }
}
