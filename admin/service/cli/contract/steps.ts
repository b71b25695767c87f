import { isObject } from '../../../../src/format/value/isObject.ts'

export type Params = Readonly<Record<string, unknown>>

/** Answers of the platform so far; the next calls ask with rows and fields of them. */
export interface Known {
  /** The data of the last answer to a call. */
  readonly data: (call: string) => unknown
  /** The platform's day, YYYY-MM-DD in UTC+8. */
  readonly today: string
}

/** One call of the plan. */
export interface Step {
  readonly call: string
  /** The inputs to ask with, each in a request of its own; none when nothing is known to ask for. */
  readonly params: (known: Known) => readonly Params[]
  /** Undoes or needs the one before: left out unless that succeeded. */
  readonly after?: string
}

const asks =
  (...params: readonly Params[]) =>
  () =>
    params
const fieldsOf = (value: unknown): Params => (isObject(value) ? value : {})
const rowsOf = (value: unknown): readonly Params[] => (Array.isArray(value) ? value.filter(isObject) : [])
const first = <T>(values: readonly T[]): readonly T[] => values.slice(0, 1)
const month = ({ today }: Known) => ({ start_time: `${today.slice(0, 8)}01`, end_time: today })
const lotteries = ({ data }: Known) => first(rowsOf(data('getLotteryList'))).map(({ name }) => ({ lottery_name: name }))

/** Inputs of the reading calls; a call that is missing here takes no parameters, or only a page. */
export const reads: Readonly<Record<string, Step['params']>> = {
  getBannerList: asks({ type: 2 }),
  getArticle: () => [1, 2, 3, 4, 5, 6, 7, 8].map((type) => ({ type })),
  getGameListByCode: () => ['obgdy', 'fgdz', 'pp', 'ae'].map((gamecode) => ({ gamecode })),
  getSonGame: ({ data }) =>
    first(rowsOf(data('getGameList'))).map(({ platform_name, category_id }) => ({
      plat_name: platform_name,
      game_category: category_id,
    })),
  getActivityDetail: ({ data }) => first(rowsOf(fieldsOf(data('getActivityList'))['data'])).map(({ id }) => ({ id })),
  findAgentMember: ({ data }) => first(rowsOf(data('getAgentChildren'))).map(({ username }) => ({ username })),
  getReceiver: ({ data }) => first(rowsOf(data('getAgentChildren'))).map(({ username }) => ({ username })),
  getCards: asks({ type: 1 }, { type: 2 }),
  getPayCode: () => ['wechat', 'alipay', 'usdt'].map((type) => ({ type })),
  getPayRange: () => ['bank', 'wechat', 'alipay', 'usdt-erc20', 'usdt-trc20'].map((type) => ({ type })),
  getRebates: asks({ date: 4 }),
  getBetRecord: asks({ date: 4 }),
  // The deposits last: their first order is what getPayInfo asks for.
  getTransRecord: () => [2, 3, 4, 1].map((type) => ({ date: 4, type })),
  getPayInfo: ({ data }) =>
    first(rowsOf(fieldsOf(data('getTransRecord'))['data'])).map(({ out_trade_no }) => ({ deposit_no: out_trade_no })),
  getBetList: (known) => [month(known)],
  getMoneyChanges: (known) => [month(known), { search_time: known.today }],
  getWinLoss: () => [0, 1, 2, 6, 14].map((type) => ({ type })),
  getLotteryPlays: ({ data }) =>
    [...new Set(rowsOf(data('getLotteryList')).map(({ typeid }) => typeid))].map((typeid) => ({ typeid })),
  getLotteryTimes: lotteries,
  getLotteryDraw: (known) =>
    lotteries(known).map((lottery) => ({ ...lottery, expect: fieldsOf(known.data('getLotteryTimes'))['last_expect'] })),
  getLotteryDraws: lotteries,
}

/** Reading calls that ask for what a later one in the contract answers. */
export const askedLast: readonly string[] = ['getPayInfo']

/** Writing calls that leave everything as it was. */
export const writes: readonly Step[] = [
  {
    call: 'updateUserInfo',
    params: ({ data }) =>
      [data('getUser')]
        .filter(isObject)
        .map(({ email, mobile, birthday }) => ({ email, mobile, birthday: birthday ?? '' })),
  },
  {
    call: 'updateTransferStatus',
    params: ({ data }) =>
      [data('getUser')].filter(isObject).map(({ transferstatus }) => ({ transferstatus: Number(transferstatus) })),
  },
  { call: 'getAgentLoginUrl', params: asks({}) },
]

const gameWallet = ({ data }: Known) =>
  first(
    rowsOf(data('getBalanceList')).flatMap(({ platname }) => (platname === 'userbalance' ? [] : [String(platname)])),
  )

/** Money calls that a later one undoes: one won to a game wallet, and the smallest deposit order. */
export const moneys: readonly Step[] = [
  {
    call: 'transfer',
    params: (known) => gameWallet(known).map((targettype) => ({ amount: '1', sourcetype: 'userbalance', targettype })),
  },
  {
    call: 'transfer',
    after: 'transfer',
    params: (known) => gameWallet(known).map((sourcetype) => ({ amount: '1', sourcetype, targettype: 'userbalance' })),
  },
  { call: 'recharge', params: smallestDeposit },
  {
    call: 'getPayInfo',
    after: 'recharge',
    params: ({ data }) => [{ deposit_no: fieldsOf(data('recharge'))['deposit_no'] }],
  },
  {
    call: 'cancelRecharge',
    after: 'recharge',
    params: ({ data }) => [{ out_trade_no: fieldsOf(data('recharge'))['deposit_no'] }],
  },
]

function smallestDeposit({ data }: Known): readonly Params[] {
  return first(rowsOf(data('getPayBank'))).map(({ id, bank_no, bank_owner, bank_data }) => ({
    paytype: 'bank',
    amount: String(fieldsOf(data('getPayRange:bank'))['min_price']),
    bank: fieldsOf(bank_data)['bank_name'],
    bank_address: 'contract check',
    bank_no,
    bank_owner,
    bank_id: id,
  }))
}

/** Why a call is not played by itself. */
export const byHand: Readonly<Record<string, string>> = {
  register: 'it would make an account',
  uploadImage: 'it would change the avatar',
  editPassword: 'it would change the password',
  editPayPassword: 'it would change the pay password',
  getGameUrl: 'it moves the balance where the transfer is automatic',
  applyActivity: 'it would make an application',
  applyAgent: 'it would make an application',
  saveInviteCode: 'it can be done only once',
  deleteCard: 'it would delete a card',
  bindCard: 'it would save a card',
  setDepositLimit: 'a limit that was higher comes back only after a day',
  startTimeOut: 'nobody could end it',
  startExclusion: 'nobody could end it',
}
