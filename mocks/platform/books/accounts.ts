/** Accounts of the house; they may run below zero because they represent the world outside. */
export const house = {
  equity: 'house:equity',
  bankClearing: 'house:clearing:bank',
  chainClearing: 'house:clearing:chain',
  promo: 'house:promo',
  exchange: 'house:exchange',
  fees: 'house:fees',
  lottery: 'house:lottery',
  commission: 'house:commission',
} as const

/** The main wallet's platname. */
export const MAIN_WALLET = 'userbalance'

/** Accounts of one member; none of them may run below zero. */
export function accountsOf(memberId: string) {
  return {
    main: `member:${memberId}:${MAIN_WALLET}`,
    usd: `member:${memberId}:usd`,
    agent: `member:${memberId}:agent`,
    held: `member:${memberId}:held`,
    game: (platname: string) => `member:${memberId}:game:${platname}`,
  }
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
