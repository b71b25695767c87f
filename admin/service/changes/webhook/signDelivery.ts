import { createHmac } from 'node:crypto'

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
