import { type IdempotencyKeys, type Intent, intentOf } from './createIdempotencyKeys.ts'
import type { OperationId, Operations } from './Operations.ts'
import type { acts } from './acts.gen.ts'
import { isOutcomeUnknown, PlatformError } from './PlatformError.ts'

/** The calls that move money. */
export type MoneyOperationId = {
  [Id in keyof typeof acts]: (typeof acts)[Id] extends { readonly money: true } ? Id : never
}[keyof typeof acts]

type MoneyOutcome<Data> =
  | { readonly kind: 'success'; readonly answer: { readonly code: 200; readonly message: string; readonly data: Data } }
  /** The platform said no: nothing moved. */
  | { readonly kind: 'refused'; readonly error: PlatformError }
  /** It was never sent, or the login had expired; nothing moved. */
  | { readonly kind: 'notSent'; readonly error: PlatformError }
  /** It may or may not have moved. A refusal here answers only the repetition, never what was sent before. */
  | { readonly kind: 'unknown'; readonly error: PlatformError }
  /** The same is under way already, or the member chose not to repeat it. */
  | { readonly kind: 'left' }

/** The same was sent before and its outcome is not known: send that one again, make another one of it, or leave it. */
export type AskRepeat = (agoMs: number) => Promise<'again' | 'anew' | 'leave'>

export interface MoneyCalls {
  /** Makes the call once: a second tap while it is under way is left. Never repeated by itself. */
  send<Id extends MoneyOperationId>(
    id: Id,
    params: Operations[Id]['params'],
    askRepeat: AskRepeat,
  ): Promise<MoneyOutcome<Operations[Id]['data']>>
}

interface Options {
  /** The platform's client; rejects with a PlatformError only. */
  readonly platform: {
    call(
      id: OperationId,
      params: never,
      options: { readonly idempotencyKey: string },
    ): Promise<{ readonly code: 200; readonly message: string; readonly data: unknown }>
  }
  readonly keys: IdempotencyKeys
  /** Whose money it is. Money waits for it: a key without its member would be another one after the next answer. */
  readonly member: () => Promise<string>
  /** Called when the platform has said no. */
  readonly onRefused?: (() => void) | undefined
}

/** Money calls with their keys, each ended in one of five ways. */
export function createMoneyCalls({ platform, keys, member, onRefused }: Options): MoneyCalls {
  const flights = new Set<string>()

  async function fly(
    id: MoneyOperationId,
    params: { readonly [name: string]: unknown },
    askRepeat: AskRepeat,
  ): Promise<MoneyOutcome<unknown>> {
    let intent: Intent
    let openFor: number | undefined
    let how: 'again' | 'anew' = 'again'
    try {
      const owner = await member()
      intent = keys.intend(owner, id, params)
      openFor = intent.openFor()
      if (openFor !== undefined) {
        const choice = await askRepeat(openFor)
        if (choice === 'leave') return { kind: 'left' }
        how = choice
        // The question may be open for long: another member may have logged in meanwhile.
        if ((await member()) !== owner) return { kind: 'left' }
      }
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      return { kind: 'notSent', error }
    }

    const isRepetition = openFor !== undefined && how === 'again'
    try {
      const answer = await platform.call(id, params as never, { idempotencyKey: intent.open(how) })
      intent.settle()
      return { kind: 'success', answer }
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      if (isOutcomeUnknown(error)) return { kind: 'unknown', error }
      if (error.kind !== 'refused') {
        intent.takeBack()
        return { kind: 'notSent', error }
      }
      // Maintenance or another password turns a repetition away before the platform looks at its key.
      if (isRepetition || intent.isSentElsewhere()) return { kind: 'unknown', error }
      intent.settle()
      onRefused?.()
      return { kind: 'refused', error }
    }
  }

  return {
    async send(id, params, askRepeat) {
      const given = params as { readonly [name: string]: unknown }
      const flight = intentOf('', id, given)
      if (flights.has(flight)) return { kind: 'left' }
      flights.add(flight)
      try {
        return (await fly(id, given, askRepeat)) as MoneyOutcome<never>
      } finally {
        flights.delete(flight)
      }
    },
  }
}
