import type { Texts } from '../Locale.ts'

/** What the message centre says, newest first; the platform repeats the round to fill its archive. */
export const noticeTemplates: readonly { title: Texts; content: Texts }[] = [
  {
    title: { kor: '정기 점검 안내', cn: '定期维护通知', en: 'Scheduled maintenance' },
    content: {
      kor: '<p>매주 화요일 오전 6시부터 7시까지 결제 시스템을 점검합니다. 이 시간에는 입출금이 늦어질 수 있습니다.</p>',
      cn: '<p>每周二早上6点至7点进行支付系统维护，期间存取款可能延迟。</p>',
      en: '<p>Payments are maintained every Tuesday from 6 to 7 a.m. Deposits and withdrawals may take longer then.</p>',
    },
  },
  {
    title: { kor: '입금 계좌 변경 안내', cn: '收款账户变更通知', en: 'Deposit accounts have changed' },
    content: {
      kor: '<p>입금 전에 화면에 나온 계좌를 <strong>반드시 다시 확인</strong>해 주세요. 이전 계좌로 보낸 금액은 확인이 늦어집니다.</p>',
      cn: '<p>存款前请<strong>务必重新确认</strong>页面显示的账户。转入旧账户的款项处理会延迟。</p>',
      en: '<p>Please <strong>check the account on the screen</strong> before every transfer. Money sent to an old account takes longer to confirm.</p>',
    },
  },
  {
    title: { kor: '새로운 게임이 열렸습니다', cn: '新游戏上线', en: 'New games are open' },
    content: {
      kor: '<p>노바 슬롯과 딥씨 피싱에 새로운 게임이 추가되었습니다. 홈에서 만나 보세요.</p>',
      cn: '<p>新星电子与深海捕鱼新增多款游戏，欢迎在首页体验。</p>',
      en: '<p>Nova Slots and Deepsea Fishing have new games. You will find them on the home screen.</p>',
    },
  },
  {
    title: { kor: '비밀번호를 바꿔 주세요', cn: '请定期修改密码', en: 'Please change your password' },
    content: {
      kor: '<p>로그인 비밀번호와 출금 비밀번호는 서로 다르게 정하고, 세 달에 한 번 바꿔 주세요.</p>',
      cn: '<p>登录密码与支付密码请勿相同，并建议每三个月更换一次。</p>',
      en: '<p>Keep your login and pay passwords different, and change them every three months.</p>',
    },
  },
  {
    title: { kor: '책임 있는 게임 이용', cn: '理性娱乐', en: 'Play responsibly' },
    content: {
      kor: '<p>정해 둔 시간과 금액 안에서 즐겨 주세요. 도움이 필요하면 고객센터로 연락해 주세요.</p>',
      cn: '<p>请在预定的时间和金额内娱乐。如需帮助，请联系客服。</p>',
      en: '<p>Stay within the time and the money you set for yourself. Customer service is there if you need help.</p>',
    },
  },
  {
    title: { kor: 'VIP 승급 결과', cn: 'VIP晋级结果', en: 'VIP promotions' },
    content: {
      kor: '<p>이번 주 승급 대상 회원의 등급이 조정되었습니다. 등급은 하루에 한 단계씩 올라갑니다.</p>',
      cn: '<p>本周符合条件的会员等级已调整。等级每天最多提升一级。</p>',
      en: '<p>This week’s promotions are in place. Levels rise by one step a day.</p>',
    },
  },
]

/** Rounds of the templates kept in the archive. */
export const NOTICE_ROUNDS = 8
