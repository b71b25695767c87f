import { writeArticle } from './writeArticle.ts'

export const transfers = writeArticle(
  ['머니 이동과 환전', '转账与兑换', 'Transfers and exchange'],
  [
    '메인 지갑은 하나, 게임 지갑은 게임사마다 하나씩이에요. 게임은 그 게임사의 지갑으로 즐겨요. 복권만 메인 지갑에서 바로 걸어요.',
    '主钱包只有一个，每个游戏平台各有一个游戏钱包；游戏使用所属平台的钱包，彩票则直接使用主钱包。',
    'There is one main wallet, and one wallet for each game platform. A game is played from its platform’s wallet; only the lottery is paid from the main one.',
  ],
  {
    heading: ['자동 이동', '自动转账', 'Automatic transfer'],
    says: [
      [
        '머니 이동 화면에서 자동 이동을 켜 두면, 게임을 열 때 다른 게임 지갑의 돈이 먼저 메인 지갑으로 돌아오고 그다음 <strong>전액이 그 게임사 지갑으로</strong> 옮겨져요. 게임을 나가면 메인 지갑으로 돌아와요.',
        '在转账页面开启自动转账后，打开游戏时其他游戏钱包的余额会先回到主钱包，再<strong>全额转入该平台钱包</strong>；离开游戏后自动转回主钱包。',
        'With the automatic transfer on, opening a game first brings everything back from other game wallets and then moves <strong>all of it to that platform</strong>. Leaving the game brings it back.',
      ],
      [
        '켜져 있는 동안에는 지갑을 하나씩 직접 옮길 수 없어요.',
        '开启期间不能手动逐个转账。',
        'While it is on, wallets cannot be moved one by one.',
      ],
    ],
  },
  {
    heading: ['직접 옮기기', '手动转账', 'Moving money yourself'],
    isList: true,
    says: [
      [
        '메인 지갑과 게임 지갑 사이만 옮길 수 있어요. 게임 지갑끼리는 바로 옮길 수 없어요.',
        '仅可在主钱包与游戏钱包之间互转，游戏钱包之间不可直接互转。',
        'Money moves between the main wallet and one game wallet. Game wallets cannot be moved into one another.',
      ],
      [
        '<strong>전체 회수</strong>를 누르면 모든 게임 지갑의 돈이 한 번에 메인 지갑으로 돌아와요.',
        '点击<strong>一键回收</strong>可将所有游戏钱包余额一次转回主钱包。',
        '<strong>Collect all</strong> brings every game wallet back to the main one at once.',
      ],
      [
        '옮기는 데 수수료는 없고, 옮긴 내역은 거래 내역에서 볼 수 있어요.',
        '转账免手续费，记录可在交易记录中查看。',
        'Moving is free, and every move is among your transactions.',
      ],
    ],
  },
  {
    heading: ['환전', '兑换', 'Exchange'],
    says: [
      [
        '원화와 USDT는 화면에 나온 환율로 서로 바꿀 수 있어요. 원화는 1원, USDT는 0.01 단위로 내림하고, 출금 비밀번호가 필요해요.',
        '韩元与USDT可按页面汇率互换，韩元取整、USDT保留两位小数（舍去），须输入支付密码。',
        'Won and USDT can be exchanged both ways at the rate shown, rounded down to ₩1 and 0.01 USDT. It takes your pay password.',
      ],
    ],
  },
  {
    heading: ['회원에게 보내기', '转给其他会员', 'Sending to another member'],
    says: [
      [
        '상대의 아이디와 금액, 출금 비밀번호를 입력하면 바로 도착해요. 보낸 돈은 <strong>되돌릴 수 없으니</strong> 아이디를 꼭 확인해 주세요.',
        '输入对方用户名、金额与支付密码后即时到账。转出后<strong>无法撤回</strong>，请务必核对用户名。',
        'Enter the username, the amount and your pay password, and it arrives at once. It <strong>cannot be taken back</strong>, so check the name first.',
      ],
    ],
  },
)
