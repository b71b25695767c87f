import { writeArticle } from './writeArticle.ts'

export const aboutSite = writeArticle(
  ['플레이빌 소개', '关于普雷比尔', 'About Playbill'],
  [
    '플레이빌은 라이브 카지노, 보드·카드, 슬롯, 스포츠, 낚시 게임, 복권, 미니게임을 휴대폰 하나로 즐기는 서비스예요.',
    '普雷比尔是集真人、棋牌、电子、体育、捕鱼、彩票与小游戏于一体的手机服务。',
    'Playbill brings live casino, cards, slots, sports, fishing, lottery and mini games together on your phone.',
  ],
  {
    heading: ['시연 환경이에요', '演示环境', 'This is a demonstration'],
    says: [
      [
        '지금 보는 화면은 시연용이에요. 회원, 돈, 게임사는 모두 꾸며 낸 것이고 <strong>실제 돈은 오가지 않아요</strong>. 서비스를 다시 시작하면 처음 상태로 돌아가요.',
        '当前为演示环境，会员、资金与平台均为虚构，<strong>不涉及真实资金</strong>；服务重启后恢复初始状态。',
        'What you see is a demonstration. Members, money and platforms are made up, and <strong>no real money moves</strong>. A restart of the service puts everything back.',
      ],
    ],
  },
  {
    heading: ['무엇이 있나요', '平台内容', 'What there is'],
    isList: true,
    says: [
      [
        '게임사 13곳의 게임 60가지. 슬롯과 바카라는 바로 열려 플레이할 수 있고, K3와 PK10은 1~5분마다 추첨해요.',
        '13个平台共60款游戏；老虎机与百家乐可直接游玩，K3与PK10每1至5分钟开奖。',
        'Sixty games of thirteen platforms. Slots and baccarat tables open and play; K3 and PK10 are drawn every one to five minutes.',
      ],
      [
        '원화 지갑과 USDT 지갑, 게임사마다 하나씩인 게임 지갑.',
        '韩元钱包、USDT钱包，以及每个平台独立的游戏钱包。',
        'A won wallet, a USDT balance, and a wallet for each game platform.',
      ],
      [
        'VIP 10등급, 롤링 적립, 복주머니, 이벤트, 에이전트 센터.',
        'VIP十级、返水、红包、活动与代理中心。',
        'Ten VIP levels, rebates, red packets, events, and an agent centre.',
      ],
    ],
  },
  {
    heading: ['돈은 어떻게 기록되나요', '资金如何记录', 'How money is kept'],
    says: [
      [
        '모든 금액은 <strong>복식 장부</strong>로 기록해요. 한쪽에서 빠진 돈은 반드시 다른 쪽에 들어가고, 회원은 언제든 잔액 변동 내역에서 한 줄씩 확인할 수 있어요.',
        '所有金额均以<strong>复式账簿</strong>记录，有出必有入；会员可随时在账变记录中逐笔核对。',
        'All money is kept in <strong>double-entry books</strong>: what leaves one account arrives in another, and you can read every line of yours in the ledger at any time.',
      ],
    ],
  },
  {
    heading: ['게임은 공정한가요', '游戏是否公平', 'Whether games are fair'],
    says: [
      [
        '슬롯의 환급률과 바카라의 배당은 게임 안 배당표에 나와 있어요. 결과는 화면이 아니라 게임사 쪽에서 정하고, 한 판의 결과는 한 번만 정해져요.',
        '老虎机返还率与百家乐赔率均在游戏内公示；结果由平台端决定而非画面，每局只决定一次。',
        'The return of a slot and the odds of baccarat are in the game itself. The platform decides a round, not the screen, and it decides each round once.',
      ],
    ],
  },
  {
    heading: ['도움이 필요하면', '需要帮助', 'If you need help'],
    says: [
      [
        '고객센터에서 1:1로 물어볼 수 있어요. 운영 시간이 아닐 때는 답변이 늦을 수 있어요.',
        '可在客服页面一对一咨询，非工作时间回复可能延迟。',
        'Customer service answers one to one. Outside business hours it may take longer.',
      ],
    ],
  },
)
