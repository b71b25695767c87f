import type { ProviderAnswers, ProviderAsk, ProviderReason } from '../../platform/provider/ProviderMessage.ts'
import type { Wire } from './createWire.ts'

/** Outcome of an ask: the provider's answer, or why it refused. */
export type Answer<Data> =
  | { readonly is: 'answered'; readonly data: Data }
  | { readonly is: 'refused'; readonly message: string; readonly reason: ProviderReason }
  /** No answer came, however often it was asked for. It may have been played: ask again for the very same. */
  | { readonly is: 'lost' }

export interface Client {
  <Ask extends ProviderAsk>(ask: Ask): Promise<Answer<ProviderAnswers[Ask['call']]>>
}

/** Milliseconds between one attempt and the next. */
const PAUSES = [500, 1000, 2000, 4000]

/**
 * Asks the provider, and asks again for the very same when no answer comes: a round has a name, and the provider plays
 * none twice.
 */
export function createClient(wire: Wire, onWaiting: (isWaiting: boolean) => void): Client {
  return async (ask) => {
    for (const pause of [...PAUSES, undefined]) {
      const envelope = await wire(ask).catch(() => undefined)
      // Something between here and the provider may answer in its place.
      if (typeof envelope?.code === 'number') {
        onWaiting(false)
        if (!('reason' in envelope)) return { is: 'answered', data: envelope.data }
        return { is: 'refused', message: envelope.message, reason: envelope.reason }
      }
      if (pause === undefined) break
      onWaiting(true)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    onWaiting(false)
    return { is: 'lost' }
  }
}
