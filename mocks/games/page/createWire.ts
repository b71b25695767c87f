import {
  PROVIDER_CHANNEL,
  type ProviderAnswers,
  type ProviderAsk,
  type ProviderEnvelope,
} from '../../platform/provider/ProviderMessage.ts'

type EnvelopeOf<Ask extends ProviderAsk> = ProviderEnvelope<ProviderAnswers[Ask['call']]>

/** Carries an ask to the provider and back; rejects when no answer came, whether or not the ask arrived. */
export type Wire = <Ask extends ProviderAsk>(ask: Ask) => Promise<EnvelopeOf<Ask>>

/** Milliseconds without an answer after which it counts as lost. */
const PATIENCE = 8000

/** To the provider's server, which the page came from. */
export function createHttpWire(fetch: typeof globalThis.fetch): Wire {
  return async <Ask extends ProviderAsk>(ask: Ask): Promise<EnvelopeOf<Ask>> => {
    const response = await fetch('../provider', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ask),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return response.json()
  }
}

/** Through the page around it, where the demonstration simulates the provider. */
export function createFrameWire(own: Window): Wire {
  return async <Ask extends ProviderAsk>(ask: Ask) =>
    new Promise<EnvelopeOf<Ask>>((resolve, reject) => {
      const { port1, port2 } = new MessageChannel()
      const lose = () => {
        port1.close()
        reject(new Error('No answer came.'))
      }
      const timer = setTimeout(lose, own.parent === own ? 0 : PATIENCE)
      port1.addEventListener('message', ({ data }: MessageEvent<{ readonly answer?: EnvelopeOf<Ask> }>) => {
        clearTimeout(timer)
        if (data.answer === undefined) return lose()
        port1.close()
        return resolve(data.answer)
      })
      port1.start()
      // Where this page may be framed is up to the policy it is served with.
      own.parent.postMessage({ channel: PROVIDER_CHANNEL, ask }, '*', [port2])
    })
}
