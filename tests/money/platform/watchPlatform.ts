import type { Platform } from '../../../mocks/platform/createPlatform.ts'
import { objectOf } from '../../../src/format/value/isObject.ts'
import type { Envelope } from '../../../mocks/platform/Envelope.ts'
import type { OperationId } from '../../../mocks/platform/Operations.ts'
import type { Big } from 'big.js'
import type { Fact } from './Fact.ts'
import { factsFrom, walletsOf } from './readFacts.ts'

/** A money call that reached the platform, and what it did. */
export interface Arrival {
  readonly operation: OperationId
  readonly key: string
  readonly params: Readonly<Record<string, unknown>>
  readonly envelope: Envelope
  readonly facts: readonly Fact[]
  /** The balance of a wallet just before. */
  readonly balanceBefore: (wallet: string) => Big
}

/** A call that reached the platform, with its answer. */
export interface AnsweredCall {
  readonly operation: OperationId
  readonly params: Readonly<Record<string, unknown>>
  readonly envelope: Envelope
}

interface Watch {
  readonly memberId: string
  readonly onArrival: (arrival: Arrival) => void
  /** Called with every answer of the platform, in order. */
  readonly onAnswer: (call: AnsweredCall) => void
}

/** The platform, with its books watched while it answers. */
export function watchPlatform(platform: Platform, { memberId, onArrival, onAnswer }: Watch): Platform {
  function move(operation: OperationId, params: unknown, context: { readonly idempotencyKey: string }): Envelope {
    // What time alone decides is decided first, so that it is not taken as an effect of the call.
    platform.call('getApp', {})
    const balances = new Map(
      walletsOf(memberId).map(({ wallet, account, currency }) => [wallet, platform.books.balance(account, currency)]),
    )
    const facts = factsFrom(platform, memberId)
    const envelope = platform.call(operation, params, context)
    onArrival({
      operation,
      key: context.idempotencyKey,
      params: objectOf(params),
      envelope,
      facts: facts(),
      balanceBefore(wallet) {
        const balance = balances.get(wallet)
        if (!balance) throw new RangeError(`There is no wallet ${wallet}.`)
        return balance
      },
    })
    return envelope
  }

  return {
    ...platform,
    call(operation, params, context = {}) {
      const { idempotencyKey } = context
      const envelope =
        idempotencyKey === undefined
          ? platform.call(operation, params, context)
          : move(operation, params, { ...context, idempotencyKey })
      onAnswer({ operation, params: objectOf(params), envelope })
      return envelope
    },
  }
}
