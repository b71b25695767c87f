import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { createTestCore, testClock } from '../../testing/createTestCore.ts'
import { startForeigner } from '../../testing/startForeigner.ts'
import { createWebhook, signDelivery } from './createWebhook.ts'

const SECRET = 'a secret that nobody else knows'

/** A receiver that answers as it is told and remembers what it was sent. */
async function receiver(answers: readonly number[] = []) {
  const got: { headers: IncomingHttpHeaders; body: string }[] = []
  const queue = [...answers]
  const url = await startForeigner((request, response) => {
    void text(request).then((body) => {
      got.push({ headers: request.headers, body })
      const status = queue.shift() ?? 204
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  return { got, url: `${url}/hook?key=word` }
}

async function published(url: string) {
  const clock = testClock()
  const said: string[] = []
  const target = { url, secret: SECRET }
  const core = await createTestCore({
    clock,
    webhook: target,
    warn: (message, error) => said.push(`${message} ${String(error)}`),
  })
  await core.publisher.boot()
  const webhook = createWebhook({
    target,
    outbox: core.store,
    clock,
    random: () => 1,
    fetch,
    incidents: core.incidents,
  })
  return { clock, core, said, webhook }
}

describe('the webhook', () => {
  it('announces a release with a signature that the receiver can check', async () => {
    const { got, url } = await receiver()
    const { webhook } = await published(url)
    await webhook.deliver()
    await webhook.deliver()
    expect(got).toHaveLength(1)
    const { headers, body } = got[0] ?? { headers: {}, body: '' }
    expect(JSON.parse(body)).toMatchObject({
      type: 'release.published',
      data: { seq: 1, kind: 'system', reason: 'First release' },
    })
    expect(headers['webhook-timestamp']).toBe(String(Date.parse('2026-03-02T05:00:00Z') / 1000))
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', SECRET).update(signed).digest('base64')}`)
  })

  it('tries again under the same id, later each time, until it is accepted', async () => {
    const { got, url } = await receiver([500, 302, 404])
    const { webhook, clock, core, said } = await published(url)
    await webhook.deliver()
    expect(core.incidents.list()).toMatchObject([{ message: expect.stringContaining('does not accept') }])
    clock.pass(4_999)
    await webhook.deliver()
    expect(got).toHaveLength(1)
    for (const pause of [1, 10_000, 20_000]) {
      clock.pass(pause)
      await webhook.deliver()
    }
    expect(got).toHaveLength(4)
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(core.incidents.list()).toEqual([])
    expect(said.join('\n')).not.toMatch(/secret|key=word/)
    clock.pass(86_400_000)
    await webhook.deliver()
    expect(got).toHaveLength(4)
  })

  it('sends again what it sent before it was killed, and the receiver knows it by its id', async () => {
    const { got, url } = await receiver()
    const { webhook, core, clock } = await published(url)
    // Sent, and the process is gone before it could be written down.
    await core.store.claimDelivery(new Date(clock.now()).toISOString(), new Date(clock.now() + 30_000).toISOString())
    await webhook.deliver()
    expect(got).toHaveLength(0)
    clock.pass(30_000)
    await webhook.deliver()
    expect(got).toHaveLength(1)
  })

  it('sends each message once when two services share the outbox', async () => {
    const { got, url } = await receiver()
    const { webhook, core, clock } = await published(url)
    const other = createWebhook({
      target: { url, secret: SECRET },
      outbox: core.store,
      clock,
      random: () => 1,
      fetch,
      incidents: core.incidents,
    })
    await Promise.all([webhook.deliver(), other.deliver(), webhook.deliver()])
    expect(got).toHaveLength(1)
  })

  it('signs as the Standard Webhooks specification does in its example', () => {
    const headers = signDelivery(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1_614_265_330,
      '{"test": 2432232314}',
    )
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })
})
