import { writeArticle } from './writeArticle.ts'

export const terms = writeArticle(
  ['이용 약관', '条款与规则', 'Terms and rules'],
  [
    '이 약관은 회원이 플레이빌을 이용할 때 지켜야 할 규칙과 플레이빌이 지킬 약속입니다. 가입하면 이 약관에 동의한 것으로 봅니다.',
    '本条款规定会员使用普雷比尔时应遵守的规则以及平台的承诺；注册即视为同意本条款。',
    'These are the rules for members of Playbill, and what Playbill promises them. By registering you agree to them.',
  ],
  {
    heading: ['1. 회원과 계정', '1. 会员与账户', '1. Members and accounts'],
    isList: true,
    says: [
      [
        '<strong>만 18세 이상</strong>만 가입할 수 있습니다.',
        '仅限<strong>年满18周岁</strong>者注册。',
        'Members have to be <strong>18 or older</strong>.',
      ],
      [
        '회원은 한 사람당 하나의 계정만 만들 수 있으며, 계정을 빌려주거나 팔 수 없습니다.',
        '每人仅可拥有一个账户，账户不得出借或出售。',
        'Each person may hold one account, which may not be lent or sold.',
      ],
      [
        '실명은 본인의 이름이어야 하며 가입 후 바꿀 수 없습니다. 출금은 그 이름으로만 합니다.',
        '实名须为本人姓名，注册后不可更改，提款仅限该姓名。',
        'The real name has to be your own. It cannot be changed later, and withdrawals go to that name only.',
      ],
      [
        '로그인 비밀번호와 출금 비밀번호는 회원이 지킵니다. 비밀번호로 이루어진 거래는 회원의 거래로 봅니다.',
        '登录密码与支付密码由会员自行保管，凭密码完成的交易视为会员本人操作。',
        'You keep your login and pay passwords to yourself. What is done with them counts as done by you.',
      ],
    ],
  },
  {
    heading: ['2. 입금과 출금', '2. 存款与提款', '2. Deposits and withdrawals'],
    isList: true,
    says: [
      [
        '입금은 신청한 이름과 금액으로 1시간 안에 보내야 합니다. 다른 사람이 보낸 돈은 받지 않습니다.',
        '存款须在一小时内以申请的姓名与金额转入，不接受他人代付。',
        'Deposits are sent within an hour, with the name and the amount of the request. Money from other people is not accepted.',
      ],
      [
        '출금은 본인 명의로 등록한 계좌와 주소로만 합니다. 확인이 필요하면 서류를 요청할 수 있습니다.',
        '提款仅限本人名下绑定的账户与地址，必要时平台可要求提供证件。',
        'Withdrawals go to accounts and addresses saved in your own name. We may ask for documents when a check is needed.',
      ],
      [
        '허위 신고로 계좌를 묶는 등 다른 회원이나 플레이빌에 손해를 끼치면 출금이 제한될 수 있습니다.',
        '因恶意举报等行为损害其他会员或平台利益的，提款可能受到限制。',
        'Malicious reports that harm other members or Playbill, such as having accounts frozen, may lead to limited withdrawals.',
      ],
    ],
  },
  {
    heading: ['3. 베팅과 결과', '3. 投注与结果', '3. Bets and results'],
    isList: true,
    says: [
      [
        '베팅은 접수된 때에 성립하며 회원이 취소할 수 없습니다. 지갑에 있는 금액보다 많이 걸 수 없습니다.',
        '投注一经受理即成立，会员不得撤销；投注额不得超过钱包余额。',
        'A bet stands once it is accepted and cannot be taken back. You cannot bet more than the wallet holds.',
      ],
      [
        '연결이 끊겨도 접수된 베팅은 그대로 처리되고, 결과는 베팅 내역에 남습니다. 같은 판에 두 번 걸리지 않습니다.',
        '即使断线，已受理的投注仍会结算并记录；同一局不会重复扣款。',
        'If the connection is lost, an accepted bet is settled all the same and is among your bets. A round is never charged twice.',
      ],
      [
        '잔액과 베팅 결과는 플랫폼의 기록을 기준으로 합니다. 오류가 있으면 7일 안에 알려 주십시오.',
        '余额与投注结果以平台记录为准，如有异议请在7日内提出。',
        'Balances and results follow the platform’s records. Please report an error within seven days.',
      ],
      [
        '게임 오류로 잘못 지급된 금액은 바로잡고, 그 판은 무효로 하여 건 금액을 돌려드립니다.',
        '因游戏故障错误派发的金额将予以更正，该局作废并退回投注额。',
        'What was paid by a fault of a game is put right: the round is void and the stake returned.',
      ],
    ],
  },
  {
    heading: ['4. 보너스', '4. 奖金', '4. Bonuses'],
    isList: true,
    says: [
      [
        '보너스와 이벤트는 각 화면에 적힌 규정을 따르며, 받은 금액은 1배 롤링 후 출금할 수 있습니다.',
        '奖金与活动以各页面规则为准，所获金额完成一倍流水后可提款。',
        'Bonuses and events follow the rules on their own screens. What you receive can be withdrawn after one turnover.',
      ],
      [
        '여러 계정이나 짜고 한 베팅처럼 부정한 방법으로 얻은 이익은 회수하고 계정 이용을 제한할 수 있습니다.',
        '以多账户、串通投注等不正当手段获得的利益将被收回，账户可能被限制。',
        'Gains made unfairly, by several accounts or by bets made together, are taken back and the account may be limited.',
      ],
    ],
  },
  {
    heading: ['5. 점검과 중단', '5. 维护与暂停', '5. Maintenance and interruptions'],
    says: [
      [
        '점검이나 안전을 위해 서비스의 일부 또는 전부를 잠시 닫을 수 있습니다. 닫힌 동안에도 보유 금액은 그대로 보관되며, 미리 알릴 수 있으면 공지사항으로 알립니다.',
        '为维护或安全需要，平台可能暂停部分或全部服务，期间余额不受影响；如可预告将通过公告通知。',
        'Parts of the service, or all of it, may be closed for maintenance or safety. Balances stay as they are, and we announce it beforehand where we can.',
      ],
    ],
  },
  {
    heading: ['6. 이용 제한과 해지', '6. 限制与终止', '6. Limits and closing an account'],
    says: [
      [
        '약관을 어기면 먼저 알리고 이용을 제한할 수 있습니다. 회원은 언제든 고객센터에 해지를 요청할 수 있으며, 남은 금액은 출금 절차로 돌려드립니다.',
        '违反条款的，平台将先行通知并可限制使用；会员可随时向客服申请注销，余额按提款流程退还。',
        'If these terms are broken we say so first and may limit the account. You can ask customer service to close yours at any time; what is in it is withdrawn as usual.',
      ],
    ],
  },
  {
    heading: ['7. 약관의 변경', '7. 条款变更', '7. Changes of these terms'],
    says: [
      [
        '약관이 바뀌면 적용 7일 전에 공지사항으로 알립니다. 바뀐 약관에 동의하지 않으면 계정을 해지할 수 있습니다.',
        '条款变更将提前7天公告；不同意变更的会员可注销账户。',
        'Changes are announced among the notices seven days before they apply. If you do not agree, you can close your account.',
      ],
    ],
  },
)
