import type { IdempotencyKeys } from './createIdempotencyKeys.ts'
import type { Platform } from './createPlatform.ts'
import type { OperationId, Operations } from './Operations.ts'
import type { operations } from './operations.gen.ts'
import { intentOf } from './intentOf.ts'
import { isOutcomeUnknown, PlatformError } from './PlatformError.ts'

/** The calls that move money. */
export type MoneyOperationId = { [Id in OperationId]: (typeof operations)[Id] extends { readonly money: true } ? Id : never }[OperationId]

export type MoneyOutcome<Data> =
  | { readonly kind: 'success'; readonly message: string; readonly data: Data }
  /** Nothing moved; the message is for the member. */
  | { readonly kind: 'refused'; readonly message: string }
  /** It was never sent, or the login had expired; nothing moved. */
  | { readonly kind: 'notSent'; readonly error: PlatformError }
  /** It may or may not have moved: "we could not confirm; check your records". */
  | { readonly kind: 'unknown'; readonly error: PlatformError }

export interface MoneyCalls {
  /** Makes the call once: a second tap while it is under way gets the first one's outcome. */
  send<Id extends MoneyOperationId>(id: Id, params: Operations[Id]['params']): Promise<MoneyOutcome<Operations[Id]['data']>>
}

/** Money calls with their keys, ended in one of four outcomes; never repeated by themselves. */
export function createMoneyCalls({ platform, keys }: { readonly platform: Platform; readonly keys: IdempotencyKeys }): MoneyCalls {
  const flights = new Map<string, Promise<MoneyOutcome<unknown>>>()

  async function fly(id: MoneyOperationId, params: { readonly [name: string]: unknown }): Promise<MoneyOutcome<unknown>> {
    try {
      const { message, data } = await platform.call(id, params as never, { idempotencyKey: keys.keyFor(id, params) })
      keys.settle(id, params)
      return { kind: 'success', message, data }
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      if (isOutcomeUnknown(error)) return { kind: 'unknown', error }
      if (error.kind !== 'refused') return { kind: 'notSent', error }
      keys.settle(id, params)
      return { kind: 'refused', message: error.message }
    }
  }

  return {
    send: (id, params) => {
      const given = params as { readonly [name: string]: unknown }
      const intent = intentOf('', id, given)
      const flight = flights.get(intent) ?? fly(id, given).finally(() => flights.delete(intent))
      flights.set(intent, flight)
      return flight as Promise<MoneyOutcome<never>>
    },
  }
}
