import { writeArticle } from './writeArticle.ts'

export const withdrawals = writeArticle(
  ['출금 안내', '提款说明', 'Withdrawals'],
  [
    '출금은 본인 이름으로 등록한 은행 계좌나 USDT 주소로만 할 수 있어요. 출금 비밀번호가 필요해요.',
    '仅可提款至以本人姓名绑定的银行账户或USDT地址，并须输入支付密码。',
    'Withdrawals go to a bank account in your own name or to a USDT address you have saved, and take your pay password.',
  ],
  {
    heading: ['출금 전에', '提款之前', 'Before you withdraw'],
    isList: true,
    says: [
      [
        '출금 계좌는 <strong>은행 5개, USDT 주소 5개</strong>까지 등록할 수 있어요. 예금주는 회원 실명으로 정해져요.',
        '最多可绑定<strong>5个银行账户与5个USDT地址</strong>，户名固定为会员实名。',
        'You can save up to <strong>five bank accounts and five USDT addresses</strong>. The account holder is always your real name.',
      ],
      [
        '게임 지갑에 있는 돈은 먼저 메인 지갑으로 가져와 주세요. 내 지갑의 전체 회수를 한 번 누르면 돼요.',
        '游戏钱包中的余额请先转回主钱包，在“我的钱包”点击“一键回收”即可。',
        'Bring money back from game wallets first: one tap on “Collect all” in My wallets does it.',
      ],
      [
        'TRC20 주소는 T로, ERC20 주소는 0x로 시작해요. 주소를 잘못 적으면 되찾을 수 없어요.',
        'TRC20地址以T开头，ERC20地址以0x开头，地址填错无法找回。',
        'A TRC20 address begins with T, an ERC20 address with 0x. What goes to a wrong address cannot be brought back.',
      ],
    ],
  },
  {
    heading: ['최소 금액과 수수료', '最低金额与手续费', 'Minimums and fees'],
    isList: true,
    says: [
      [
        '은행 출금과 에이전트 출금은 <strong>100원</strong>부터, USDT 출금은 <strong>10 USDT</strong>부터예요.',
        '银行提款与代理提款最低<strong>100韩元</strong>，USDT提款最低<strong>10 USDT</strong>。',
        'The minimum is <strong>₩100</strong> to a bank and for agents, <strong>10 USDT</strong> to an address.',
      ],
      [
        '은행 출금은 수수료가 없어요. USDT는 네트워크 수수료가 붙어요(TRC20 1 USDT, ERC20 5 USDT). 신청 화면에서 미리 확인할 수 있어요.',
        '银行提款免手续费；USDT收取网络手续费（TRC20为1 USDT、ERC20为5 USDT），提交前会显示。',
        'Bank withdrawals are free. USDT carries a network fee (1 USDT over TRC20, 5 USDT over ERC20), shown before you confirm.',
      ],
    ],
  },
  {
    heading: ['처리 시간', '处理时间', 'How long it takes'],
    says: [
      [
        '신청한 금액은 바로 지갑에서 빠져 보류되고, 접수 순서대로 보통 <strong>10분 안에</strong> 처리돼요. 확인이 필요하면 더 걸릴 수 있어요.',
        '申请金额会立即从钱包冻结，并按顺序处理，通常<strong>10分钟内</strong>完成；如需核实则可能延长。',
        'The amount leaves the wallet at once and is held. Requests are handled in order, usually <strong>within ten minutes</strong>; a check may take longer.',
      ],
      [
        '반려되거나 취소하면 전액이 같은 지갑으로 돌아와요. 처리 중인 신청은 출금 내역에서 취소할 수 있어요.',
        '如被驳回或取消，全额退回原钱包；处理中的申请可在提款记录中取消。',
        'If a request is turned down or cancelled, all of it returns to the same wallet. Pending ones can be cancelled among your withdrawal records.',
      ],
    ],
  },
  {
    heading: ['롤링 조건', '流水要求', 'Turnover'],
    says: [
      [
        '입금액과 받은 보너스는 <strong>1배</strong> 롤링 후 출금하도록 안내하고 있어요. 남은 롤링 금액은 출금 화면 위쪽에 나오며, 남아 있어도 출금을 신청할 수는 있어요.',
        '存款与所获奖金须完成<strong>一倍</strong>流水，剩余流水显示在提款页面上方；即使尚有剩余，也可提交提款申请。',
        'Deposits and bonuses ask for <strong>one turnover</strong>. What is left of it is at the top of the withdrawal screen; a withdrawal can be requested all the same.',
      ],
    ],
  },
)
