import { checkPayPassword } from '../money/checkPayPassword.ts'
import { parseAmount } from '../money/parseAmount.ts'
import { messageOf } from '../messages.ts'
import type { Answer, Caller, Data, OperationMap } from '../Operations.ts'
import type { Member } from '../members/Member.ts'
import { playState } from '../play/playState.ts'
import { Refusal } from '../Refusal.ts'
import type { Desks } from '../World.ts'

type PlayOperation =
  | 'getPlay'
  | 'setDepositLimit'
  | 'confirmDepositLimit'
  | 'cancelDepositLimit'
  | 'startTimeOut'
  | 'startExclusion'

/** Operations on the bounds that members set for their play. */
export function playOperations(desks: Desks): Pick<OperationMap, PlayOperation> {
  const { limits, rests } = desks.bounds

  /** Does something for the member, and answers how things are then. */
  function act(caller: Caller, change: (member: Member) => void): Answer<Data<'getPlay'>> {
    const member = caller.member()
    if (!desks.settings.boundsPlay) throw new Refusal('notFound', {}, 404)
    change(member)
    return { data: playState(desks, member, caller.token), message: messageOf('success', caller.locale) }
  }

  return {
    getPlay: (_, caller) => act(caller, () => undefined),

    setDepositLimit: ({ period, amount }, caller) =>
      act(caller, (member) => limits.set(member, period, amountOf(amount))),

    confirmDepositLimit: ({ period, amount }, caller) =>
      act(caller, (member) => limits.confirm(member, period, amountOf(amount))),

    cancelDepositLimit: ({ period }, caller) => act(caller, (member) => limits.cancel(member, period)),

    startTimeOut: ({ days, password }, caller) =>
      act(caller, (member) => {
        checkPayPassword(member, password)
        rests.startTimeOut(member, days)
      }),

    startExclusion: ({ months, password }, caller) =>
      act(caller, (member) => {
        checkPayPassword(member, password)
        rests.startExclusion(member, months)
      }),
  }
}

const amountOf = (amount: string | number | undefined) =>
  amount === undefined ? undefined : parseAmount(amount, 'KRW')
