import type { EntryKind } from '../books/Books.ts'
import type { Texts } from '../Locale.ts'

/** Names of ledger rows, by the kind of the entry. */
export const entryNames: Readonly<Record<EntryKind, Texts>> = {
  opening: { kor: '이월 잔액', cn: '期初余额', en: 'Opening balance' },
  deposit: { kor: '입금', cn: '存款', en: 'Deposit' },
  withdrawal: { kor: '출금', cn: '提款', en: 'Withdrawal' },
  withdrawalReturned: { kor: '출금 반환', cn: '提款退回', en: 'Withdrawal returned' },
  transferOut: { kor: '게임 지갑으로 이동', cn: '转入游戏钱包', en: 'To a game wallet' },
  transferIn: { kor: '메인 지갑으로 이동', cn: '转回主钱包', en: 'Back to the main wallet' },
  exchange: { kor: '환전', cn: '兑换', en: 'Exchange' },
  userTransfer: { kor: '회원 간 이체', cn: '会员转账', en: 'Transfer between members' },
  agentTransfer: { kor: '에이전트 이체', cn: '代理转账', en: 'Agent transfer' },
  agentWithdrawal: { kor: '에이전트 출금', cn: '代理提款', en: 'Agent withdrawal' },
  rebate: { kor: '롤링 적립', cn: '返水', en: 'Rebate' },
  redPacket: { kor: '복주머니', cn: '红包', en: 'Red packet' },
  activity: { kor: '이벤트 보너스', cn: '活动奖金', en: 'Event bonus' },
  commission: { kor: '에이전트 수수료', cn: '代理佣金', en: 'Commission' },
  bet: { kor: '베팅', cn: '投注', en: 'Bet' },
  win: { kor: '당첨', cn: '中奖', en: 'Win' },
  betReturned: { kor: '베팅 취소', cn: '投注退回', en: 'Bet returned' },
}
