import { backoff } from '../../../../src/timing/backoff.ts'
import { incident, type Incidents } from '../../base/createIncidents.ts'
import type { Delivery, OutboxStore } from '../../store/rows/outboxRows.ts'
import type { WebhookTarget } from '../../base/config/WebhookTarget.ts'
import { createHmac } from 'node:crypto'

interface WebhookDependencies {
  readonly target: WebhookTarget
  readonly outbox: OutboxStore
  readonly clock: { now(): number }
  readonly random: () => number
  readonly fetch: typeof fetch
  readonly incidents: Incidents
}

export interface Webhook {
  /** Sends what is due, one after the other. */
  deliver(): Promise<void>
  stop(): void
}

const ANSWER_WITHIN = 10_000
/** Longer than an answer may take: after that another service may send it. */
const CLAIM_LASTS = 30_000
const FIRST_PAUSE = 5_000
const LONGEST_PAUSE = 3_600_000

const NOT_DELIVERED = incident(
  'webhook-refused',
  'The webhook does not accept messages. The service retries by itself, at least once an hour; nothing is lost.',
)

/**
 * Announces every release to a webhook, at least once: a message leaves the outbox only when it was answered with a
 * 2xx.
 */
export function createWebhook({ target, outbox, clock, random, fetch, incidents }: WebhookDependencies): Webhook {
  const stopping = new AbortController()
  const iso = (ms: number): string => new Date(ms).toISOString()

  async function send({ id, body }: Delivery): Promise<void> {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'playbill',
      ...signDelivery(target.secret, id, Math.floor(clock.now() / 1000), body),
    }
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_WITHIN)])
    // Nobody agreed on the target of a redirect.
    const answer = await fetch(target.url, { method: 'POST', headers, body, redirect: 'manual', signal })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`)
  }

  /** Twice as long each time, and not in step with other services. */
  function pauseAfter(attempts: number): number {
    return backoff(attempts, { first: FIRST_PAUSE, most: LONGEST_PAUSE, spread: [0.5, 1] }, random)
  }

  return {
    async deliver() {
      while (!stopping.signal.aborted) {
        const delivery = await outbox.claimDelivery(iso(clock.now()), iso(clock.now() + CLAIM_LASTS))
        if (delivery === undefined) return
        try {
          await send(delivery)
          await outbox.removeDelivery(delivery.id)
          incidents.settle(NOT_DELIVERED)
        } catch (error) {
          if (stopping.signal.aborted) return
          incidents.raise(NOT_DELIVERED, error)
          await outbox.postponeDelivery(delivery.id, iso(clock.now() + pauseAfter(delivery.attempts)))
        }
      }
    },
    stop: () => stopping.abort(),
  }
}

/** Secrets of the Standard Webhooks specification are base64 after this prefix. */
const PREFIX = 'whsec_'

/**
 * Headers as https://www.standardwebhooks.com has them: the receiver can tell who sent it, when, and whether it is a
 * repeat.
 */
export function signDelivery(
  secret: string,
  id: string,
  seconds: number,
  body: string,
): Readonly<Record<string, string>> {
  const key = secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : secret
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` }
}
