/** The copy that the lottery speaks; every language of `schemas/copy` must have it. */
export const lotteryKeys = {
  /** With {{expect}}. */
  period: 'lottery.period',
  closesIn: 'lottery.closesIn',
  closed: 'lottery.closed',
  /** With {{expect}}. */
  lastDraw: 'lottery.lastDraw',
  drawing: 'lottery.drawing',
  /** With {{numbers}}. */
  drawn: 'lottery.drawn',
  /** With {{sum}}. */
  sum: 'lottery.sum',
  /** With {{sum}}. */
  topTwo: 'lottery.topTwo',
  big: 'lottery.big',
  small: 'lottery.small',
  odd: 'lottery.odd',
  even: 'lottery.even',
  triple: 'lottery.triple',
  tie: 'lottery.tie',
  dragon: 'lottery.dragon',
  tiger: 'lottery.tiger',
  /** With {{seconds}}. */
  warnTitle: 'lottery.warnTitle',
  /** With {{expect}}. */
  warn: 'lottery.warn',
  groups: 'lottery.groups',
  noPlays: 'lottery.noPlays',
  noDraws: 'lottery.noDraws',
  slip: 'lottery.slip',
  amount: 'lottery.amount',
  /** With {{amount}}. */
  chip: 'amount.chip',
  reset: 'amount.reset',
  /** With {{count}} and {{amount}}. */
  stake: 'lottery.stake',
  /** With {{amount}}, a won amount. */
  topPayout: 'lottery.topPayout',
  /** With {{from}} and {{expect}}. */
  kept: 'lottery.kept',
  /** With {{min}} and {{max}}. */
  limits: 'lottery.limits',
  /** With {{min}}. */
  limitMin: 'lottery.limitMin',
  /** With {{max}}. */
  limitMax: 'lottery.limitMax',
  /** With {{limits}}. */
  perBet: 'lottery.perBet',
  lotteries: 'lottery.lotteries',
  /** With {{amount}}. */
  balance: 'lottery.balance',
  clear: 'lottery.clear',
  bet: 'lottery.bet',
  repeat: 'lottery.repeat',
  double: 'lottery.double',
  noSelection: 'lottery.toast1',
  noAmount: 'lottery.toast2',
  expired: 'lottery.expired',
  reviewTitle: 'lottery.reviewTitle',
  reviewGame: 'lottery.reviewGame',
  reviewPeriod: 'lottery.reviewPeriod',
  reviewPicks: 'lottery.reviewPicks',
  /** With {{rate}}. */
  rate: 'lottery.rate',
  reviewEach: 'lottery.reviewEach',
  reviewTotal: 'lottery.reviewTotal',
  reviewTopPayout: 'lottery.reviewTopPayout',
  reviewBalance: 'lottery.reviewBalance',
  reviewNote: 'lottery.reviewNote',
  /** With {{time}}. */
  reviewCloses: 'lottery.reviewCloses',
  balanceShort: 'lottery.balanceShort',
  deposit: 'menu.recharge',
  reviewConfirm: 'lottery.reviewConfirm',
  cancel: 'common.cancel',
  ok: 'common.ok',
  loading: 'list.loading',
  failed: 'error.title',
} as const
