import type { Host } from '../../renderer/host/Host.ts'
import { isObject } from '../../format/value/isObject.ts'

const underWay = new WeakMap<Host['account'], Promise<unknown>>()

/**
 * With the automatic transfer on, what is left in game wallets returns to the main one as a game is left (specification,
 * section 4). Resolves to whether it may still be in the game, which the member has to hear.
 */
export async function bringMoneyBack(host: Host): Promise<boolean> {
  const { account, closed, money, user } = host
  const member = user.getSnapshot()
  const isAutomatic = isObject(member) && member['transferstatus'] === 1
  if (!isAutomatic || closed.getSnapshot()('transferAll') !== undefined) {
    await account.refreshUser().catch(ignore)
    return false
  }
  const moving = money().then(async (calls) => calls.send('transferAll', {}, another))
  underWay.set(account, moving.catch(ignore))
  const outcome = await moving.catch(ignore)
  await account.refreshUser().catch(ignore)
  // Whoever has logged off meanwhile hears it with the next login.
  const isTurnedAway = outcome?.kind === 'notSent' && outcome.error.kind === 'notSent'
  return isTurnedAway || outcome?.kind === 'refused' || outcome?.kind === 'unknown'
}

/** Money that comes back from one game must not be taken out of the next one. */
export async function afterMoneyIsBack({ account }: Pick<Host, 'account'>): Promise<void> {
  await underWay.get(account)
}

/** Collecting twice is collecting once: an open call of before is none of this one's business. */
const another = async (): Promise<'anew'> => Promise.resolve('anew')

const ignore = (): undefined => undefined
