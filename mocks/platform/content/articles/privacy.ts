import { writeArticle } from './writeArticle.ts'

export const privacy = writeArticle(
  ['개인정보와 연령 확인', '隐私与年龄确认', 'Privacy and age'],
  [
    '플레이빌이 어떤 정보를 왜 받고, 얼마나 보관하며, 누구에게 보여 주는지 적었습니다. 나이와 본인 확인(KYC)에 대한 동의도 여기에 있습니다.',
    '本页说明普雷比尔收集哪些信息、用途、保存期限与共享对象，以及年龄与身份核实（KYC）的同意内容。',
    'What Playbill asks for and why, how long it is kept and who sees it; and what you agree to about your age and identity (KYC).',
  ],
  {
    heading: ['나이와 본인 확인', '年龄与身份核实', 'Age and identity'],
    isList: true,
    says: [
      [
        '<strong>만 18세 이상</strong>만 가입할 수 있으며, 가입할 때 이를 확인합니다.',
        '仅限<strong>年满18周岁</strong>者注册，注册时须确认。',
        'Only people <strong>aged 18 and over</strong> may join, and confirm it when they register.',
      ],
      [
        '본인 확인(KYC)을 위해 신분증이나 계좌 사본을 요청할 수 있습니다. 확인이 끝날 때까지 출금이 미뤄질 수 있습니다.',
        '为核实身份（KYC），平台可能要求提供证件或账户证明，核实完成前提款可能延迟。',
        'To confirm who you are (KYC) we may ask for an identity card or a copy of the account. Withdrawals may wait until that is done.',
      ],
      [
        '나이를 속인 것이 확인되면 계정을 닫고, 입금한 금액에서 받은 금액을 뺀 나머지를 돌려드립니다.',
        '如查明谎报年龄，将关闭账户，并退还存款扣除已提款后的余额。',
        'If somebody has lied about their age, the account is closed and deposits are returned, less what was withdrawn.',
      ],
    ],
  },
  {
    heading: ['받는 정보', '收集的信息', 'What we ask for'],
    isList: true,
    says: [
      [
        '가입할 때: 아이디, 비밀번호, 실명, 출금 비밀번호, 초대 코드.',
        '注册时：用户名、密码、实名、支付密码、邀请码。',
        'When you register: username, password, real name, pay password, invite code.',
      ],
      [
        '원할 때만: 휴대폰 번호, 이메일, 생년월일, 프로필 사진.',
        '自愿提供：手机号、邮箱、生日、头像。',
        'If you like: mobile number, e-mail, birthday, a picture.',
      ],
      [
        '돈을 옮길 때: 은행 계좌, USDT 주소, 입출금과 베팅 내역.',
        '资金往来时：银行账户、USDT地址、存取款与投注记录。',
        'When money moves: bank accounts, USDT addresses, and the records of payments and bets.',
      ],
    ],
  },
  {
    heading: ['쓰는 곳', '用途', 'What it is used for'],
    says: [
      [
        '이름, 연락처, 계좌 정보는 <strong>입출금과 본인 확인에만</strong> 사용합니다. 광고에 쓰거나 팔지 않습니다. 베팅 기록은 롤링 적립, VIP 등급, 손익 표시에 사용합니다.',
        '姓名、联系方式与账户信息<strong>仅用于存取款与身份核实</strong>，不用于广告或出售；投注记录用于返水、VIP等级与盈亏显示。',
        'Your name, contacts and accounts are used <strong>for payments and for confirming who you are</strong>, never for advertising, and are not sold. Bets are used for rebates, VIP levels and your profit and loss.',
      ],
      [
        '게임사에는 게임을 열 때마다 새로 만든 일회용 입장권만 건네며, 이름이나 연락처는 건네지 않습니다.',
        '每次打开游戏仅向平台提供一次性入场凭证，不提供姓名与联系方式。',
        'A game platform gets a ticket for one launch only, never your name or your contacts.',
      ],
    ],
  },
  {
    heading: ['기기에 저장하는 것', '保存在设备上的内容', 'What stays on your device'],
    says: [
      [
        '언어, 화면 테마, 읽은 공지, 그리고 원할 때만 로그인 정보를 이 기기에 저장합니다. 저장한 비밀번호는 암호화되며, 로그아웃하면 나머지는 지워집니다.',
        '语言、主题、已读公告，以及在您选择时的登录信息会保存在本设备；保存的密码经加密，退出后其余内容将被清除。',
        'Your language, theme, the notices you have read and, if you ask for it, your login. A saved password is encrypted; the rest of your data goes when you log out.',
      ],
    ],
  },
  {
    heading: ['보관과 삭제', '保存与删除', 'How long it is kept'],
    isList: true,
    says: [
      [
        '입출금과 베팅 기록은 법에서 정한 기간 동안 보관한 뒤 지웁니다.',
        '存取款与投注记录按法定期限保存后删除。',
        'Records of payments and bets are kept for as long as the law requires, then deleted.',
      ],
      [
        '해지하면 그 밖의 정보는 30일 안에 지웁니다.',
        '注销后其余信息在30天内删除。',
        'Everything else is deleted within 30 days after an account is closed.',
      ],
    ],
  },
  {
    heading: ['회원의 권리', '会员的权利', 'Your rights'],
    says: [
      [
        '자신의 정보를 보고, 고치고, 지워 달라고 고객센터에 요청할 수 있습니다. 연락처와 생년월일은 내 정보 화면에서 직접 고칠 수 있습니다.',
        '您可联系客服查阅、更正或删除个人信息；联系方式与生日可在个人资料中自行修改。',
        'You can ask customer service to see, correct or delete your data. Contacts and birthday can be changed on your profile at any time.',
      ],
    ],
  },
)
