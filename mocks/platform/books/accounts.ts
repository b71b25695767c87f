/** Accounts of the house; they may run below zero because they represent the world outside. */
export const house = {
  equity: 'house:equity',
  bankClearing: 'house:clearing:bank',
  chainClearing: 'house:clearing:chain',
  promo: 'house:promo',
  exchange: 'house:exchange',
  fees: 'house:fees',
  lottery: 'house:lottery',
  games: 'house:games',
  commission: 'house:commission',
} as const

/** The main wallet's platname. */
export const MAIN_WALLET = 'userbalance'

/** Accounts of one member; none of them may run below zero. */
interface MemberAccounts {
  readonly main: string
  readonly usd: string
  readonly agent: string
  readonly held: string
  readonly game: (platname: string) => string
}

const known = new Map<string, MemberAccounts>()

export function accountsOf(memberId: string): MemberAccounts {
  const accounts = known.get(memberId) ?? nameAccounts(memberId)
  known.set(memberId, accounts)
  return accounts
}

/** Names are made once: a past of years asks for them a hundred thousand times. */
function nameAccounts(memberId: string): MemberAccounts {
  const games = new Map<string, string>()
  return {
    main: `member:${memberId}:${MAIN_WALLET}`,
    usd: `member:${memberId}:usd`,
    agent: `member:${memberId}:agent`,
    held: `member:${memberId}:held`,
    game(platname) {
      const name = games.get(platname) ?? `member:${memberId}:game:${platname}`
      games.set(platname, name)
      return name
    },
  }
}

/** The one platform without a wallet of its own: its bets are paid from the main wallet (spec § 7). */
export const LOTTERY_PLATFORM = 'fortuna'

/** Which of a member's wallets the bets of a platform are paid from and into. */
export function walletAt(memberId: string, platname: string): string {
  const { main, game } = accountsOf(memberId)
  return platname === LOTTERY_PLATFORM ? main : game(platname)
}

/** Account that holds against the bets of a platform. */
export function houseOf(platname: string): string {
  return platname === LOTTERY_PLATFORM ? house.lottery : house.games
}

/** Whose an account is: the member's id, and the platform of a game wallet; undefined for one of the house. */
export function ownerOf(
  account: string,
): { readonly memberId: string; readonly platname: string | undefined } | undefined {
  const [kind, memberId, wallet, platname] = account.split(':')
  if (kind !== 'member' || memberId === undefined) return undefined
  return { memberId, platname: wallet === 'game' ? platname : undefined }
}

export function mayRunBelowZero(account: string): boolean {
  return account.startsWith('house:')
}
