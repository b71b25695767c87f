import { writeArticle } from './writeArticle.ts'

export const responsiblePlay = writeArticle(
  ['책임 있는 이용', '理性娱乐', 'Responsible play'],
  [
    '게임은 쉬는 방법 가운데 하나예요. 돈을 버는 방법은 아니에요. 오래 하면 결국 잃는 쪽이 되도록 배당이 정해져 있어요.',
    '游戏只是一种消遣，而非赚钱的方式。按赔率设计，长期游玩的结果是输。',
    'Playing is one way to spend free time. It is not a way to earn money: by the odds, whoever plays for long loses.',
  ],
  {
    heading: ['시작하기 전에', '开始之前', 'Before you begin'],
    isList: true,
    says: [
      [
        '쓸 수 있는 <strong>시간과 금액을 먼저</strong> 정하고, 그 안에서만 즐겨 주세요.',
        '先设定<strong>时间与金额</strong>，并在此范围内娱乐。',
        'Decide on <strong>the time and the money first</strong>, and stay within them.',
      ],
      [
        '생활비, 빌린 돈, 급한 돈으로 하지 마세요.',
        '请勿使用生活费、借款或急用资金。',
        'Never play with money for living, borrowed money, or money you will need soon.',
      ],
      [
        '술을 마셨거나 마음이 힘들 때는 쉬어 주세요.',
        '饮酒后或情绪低落时请休息。',
        'Leave it when you have been drinking or feel low.',
      ],
    ],
  },
  {
    heading: ['하는 동안', '游玩之时', 'While you play'],
    isList: true,
    says: [
      [
        '게임 화면 위쪽에 이용 시간과 지갑 잔액이 늘 보여요. 가끔 확인해 주세요.',
        '游戏上方始终显示游玩时间与钱包余额，请时常留意。',
        'The bar above a game always shows the time you have spent and your balance. Look at it now and then.',
      ],
      [
        '잃은 돈을 되찾으려고 더 걸지 마세요. <strong>잠시 쉬는 것</strong>이 가장 좋은 방법이에요.',
        '不要为追回损失而加注，<strong>适时休息</strong>是最好的选择。',
        'Do not bet more to win a loss back. <strong>A break</strong> is the best move.',
      ],
      [
        '손익 화면에서 오늘, 어제, 지난 며칠 동안 얼마를 따고 잃었는지 볼 수 있어요.',
        '在盈亏页面可查看今日、昨日及近期的输赢。',
        'The profit and loss screen tells what you have won and lost today, yesterday and in the last days.',
      ],
    ],
  },
  {
    heading: ['이런 신호가 보이면', '若出现以下信号', 'Signs to take seriously'],
    isList: true,
    says: [
      [
        '정한 것보다 자꾸 더 오래, 더 많이 하게 돼요.',
        '时间与金额经常超出预定。',
        'You keep playing longer, or for more, than you meant to.',
      ],
      ['가족이나 친구에게 숨기게 돼요.', '开始向家人或朋友隐瞒。', 'You hide it from family or friends.'],
      ['하지 않으면 불안하거나 짜증이 나요.', '不玩时感到不安或烦躁。', 'You feel restless or irritable without it.'],
    ],
  },
  {
    heading: ['도움받을 곳', '求助渠道', 'Where to get help'],
    says: [
      [
        '한국도박문제예방치유원 상담 전화 <strong>1336</strong>은 24시간, 무료, 익명이에요. 입금 한도와 쉬기는 아래의 책임 있는 이용에서 직접 정할 수 있고, 고객센터에 말해도 돼요.',
        '韩国赌博问题咨询热线<strong>1336</strong>全天24小时、免费、匿名；存款限额与暂停使用可在下方的“理性娱乐”中自行设置，也可联系客服。',
        'The Korean help line <strong>1336</strong> is open day and night, free and anonymous. You can set deposit limits and take a break yourself under Responsible play below, or ask customer service.',
      ],
      [
        '만 18세가 되지 않은 사람은 이용할 수 없어요. 집에 어린 가족이 있다면 휴대폰을 잠가 두고 비밀번호를 저장하지 마세요.',
        '未满18周岁者不得使用。家中有未成年人时，请锁定手机且不要保存密码。',
        'Nobody under 18 may play. If there are children at home, lock your phone and do not save your password.',
      ],
    ],
  },
)
