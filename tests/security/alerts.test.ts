import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STOP_LABEL } from '../../admin/service/changes/alerts/readAlerts.ts'
import { repositoryRoot } from '../../src/build/repositoryRoot.ts'
import type { StopName } from '../../src/format/wire/stops.ts'
import { storeKinds } from '../release/support/storeKinds.ts'
import type { TakenAlert } from '../../admin/api/alertApi.ts'
import type { Service } from '../../admin/service/run/startService.ts'
import { testClock, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { type DeskClient, signInOwner } from '../../admin/service/testing/deskClient.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'

const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  for (const kind of storeKinds) ends.push(await kind.start())
})
afterAll(async () => {
  for (const end of ends) await end()
})

const makeToken = async (owner: DeskClient, stops: readonly StopName[]): Promise<string> => {
  const asked = { name: 'Pager', stops, readsAudit: false, days: 30 }
  return (await owner.call<{ token: string }>('POST', '/machine-tokens', asked)).body.token
}

interface Answer {
  readonly code?: string
  readonly message?: string
  readonly alerts?: readonly TakenAlert[]
}

/** As Alertmanager sends it, which knows neither an origin nor a cookie. */
async function send(service: Service, token: string, body: unknown, type: string | undefined = 'application/json') {
  const response = await fetch(`${service.deskUrl}/desk-api/alerts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(type !== undefined && { 'content-type': type }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

const alert = (fingerprint: string, more: object = {}) => ({
  status: 'firing',
  labels: { alertname: 'PlatformFailing', playbill_stop: 'deposits' },
  annotations: { summary: 'One call in twenty fails' },
  startsAt: '2026-03-02T04:59:30.123Z',
  fingerprint,
  ...more,
})
const webhook = (...alerts: readonly unknown[]) => ({ version: '4', status: 'firing', receiver: 'playbill', alerts })
const outcomes = ({ body }: { readonly body: Answer }) => body.alerts?.map(({ stop, outcome }) => [stop, outcome])
const shown = async (service: Service): Promise<readonly string[]> => {
  const { stops = {} } = (await (await fetch(`${service.publicUrl}/release/settings`)).json()) as { stops?: object }
  return Object.keys(stops)
}
const lift = (owner: DeskClient, stop: StopName) => owner.call('DELETE', `/stops/${stop}`, { reason: 'The bank is up' })

describe('an alert', () => {
  it('stops what its label says, with its reason, and is told so; phones have it with the answer', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const token = await makeToken(owner, ['deposits', 'bets'])
    const answer = await send(service, token, webhook(alert('a')))
    expect(answer).toEqual({
      status: 200,
      body: {
        alerts: [{ alert: 'PlatformFailing', stop: 'deposits', outcome: 'stopped', message: 'deposits is stopped.' }],
      },
    })
    expect(await shown(service)).toEqual(['deposits'])
    expect(service.core.live.heads()[0]?.body).toContain('"stops":{"deposits":{}}')
    expect((await owner.call('GET', '/stops')).body).toMatchObject({
      stops: [{ name: 'deposits', actor: 'token:Pager', reason: 'PlatformFailing: One call in twenty fails' }],
    })
    const [stopped, used] = await service.core.store.listAudit({ limit: 2 })
    expect(stopped).toMatchObject({
      actor: 'token:Pager',
      action: 'stop.on',
      subject: 'stop:deposits',
      details: { alert: { fingerprint: 'a', startsAt: '2026-03-02T04:59:30.123Z' } },
    })
    expect(used).toMatchObject({ actor: 'token:Pager', action: 'machine-token.use', subject: 'Pager' })
    expect((await owner.call('GET', '/audit/verify')).body).toMatchObject({ ok: true, problems: [] })
  })

  it('that is over lifts nothing, and one that tells of several does what it can and names the rest', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const token = await makeToken(owner, ['deposits', 'bets'])
    await send(service, token, webhook(alert('a')))
    const over = alert('a', { status: 'resolved' })
    expect(outcomes(await send(service, token, webhook(over)))).toEqual([[undefined, 'resolved']])
    expect(await shown(service)).toEqual(['deposits'])
    const others = [
      alert('b', { labels: { playbill_stop: 'site' } }),
      alert('c', { labels: { playbill_stop: 'bets' } }),
    ]
    const answer = await send(service, token, webhook(over, ...others))
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'alert-refused',
        message:
          'Refused were 1 of 3 alerts. The token may not stop site. Give the alert a label playbill_stop with one of deposits, bets.',
      },
    })
    expect(outcomes(answer)).toEqual([
      [undefined, 'resolved'],
      [undefined, 'refused'],
      ['bets', 'stopped'],
    ])
    expect(await shown(service)).toEqual(['deposits', 'bets'])
  })

  it('by plain JSON stops as well, also where nothing says that it is JSON', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const token = await makeToken(owner, ['deposits.bank'])
    const form = 'application/x-www-form-urlencoded'
    const asked = { stop: 'deposits.bank', reason: 'The bank is down' }
    expect(outcomes(await send(service, token, asked, form))).toEqual([['deposits.bank', 'stopped']])
    expect(outcomes(await send(service, token, asked))).toEqual([['deposits.bank', 'already-stopped']])
    await lift(owner, 'deposits.bank')
    expect(outcomes(await send(service, token, { reason: 'Again' }))).toEqual([['deposits.bank', 'stopped']])
  })

  it.each([
    ['of half a body', '{"stop":', 'The body is not JSON.'],
    ['without a body', '', 'The body is not JSON.'],
    ['of a list', '[]', 'The body is not a JSON object. Send the webhook of Alertmanager as it is'],
    ['without a reason', '{"stop":"deposits"}', '"reason" is missing'],
    [
      'for what is not of the token',
      '{"stop":"site","reason":"x"}',
      'The token may not stop site. Say it as "stop": one of deposits, bets.',
    ],
    [
      'of too many bytes',
      `{"reason":"${'x'.repeat(300_000)}"}`,
      'The message is larger than 262144 bytes. Set max_alerts',
    ],
  ])('%s is refused in a sentence and stops nothing', async (_, body, said) => {
    const service = await startTestService()
    const token = await makeToken(await signInOwner(service), ['deposits', 'bets'])
    const answer = await send(service, token, body)
    expect([answer.status, answer.body.code]).toEqual([422, 'alert-refused'])
    expect(answer.body.message).toContain(said)
    expect(await shown(service)).toEqual([])
  })

  it('of a token without an end to it is slowed down, each token by itself', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const token = await makeToken(owner, ['bets'])
    const over = webhook(alert('a', { status: 'resolved' }))
    const answers = await Promise.all(Array.from({ length: 121 }, () => send(service, token, over)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120)
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'too-many-attempts' })
  })
})

it('the receiver for Alertmanager sends to the route, with a token, and no more than it takes', async () => {
  const receiver = await readFile(join(repositoryRoot, 'admin/alertmanager.yml'), 'utf8')
  const service = await startTestService()
  const [{ url } = { url: '' }] = service.machineRoutes
  expect(receiver).toContain(`- url: https://desk.example.com${url}\n`)
  expect(receiver).toContain('type: Bearer')
  expect(receiver).toContain(`['${STOP_LABEL}!=""']`)
  const [, most] = /max_alerts: (\d+)/.exec(receiver) ?? []
  const token = await makeToken(await signInOwner(service), ['deposits'])
  const alerts = Array.from({ length: Number(most) }, (_, index) => alert(String(index)))
  expect((await send(service, token, webhook(...alerts))).status).toBe(200)
  expect((await send(service, token, webhook(...alerts, alert('more')))).body.message).toContain('max_alerts')
})

describe.each(storeKinds)('an alert that is repeated, on $name', (kind) => {
  it('does not stop again what a person has lifted, on whatever service and after a restart, until it begins anew', async () => {
    const clock = testClock()
    const [here, there] = [await testFolder(), await testFolder()]
    await kind.prepare(here)
    const start = (dataDir: string) => startTestService({ store: kind.open(here), clock, dataDir })
    const one = await start(here)
    const owner = await signInOwner(one)
    const other = await start(there)
    const token = await makeToken(owner, ['deposits'])
    expect(outcomes(await send(one, token, webhook(alert('a'))))).toEqual([['deposits', 'stopped']])
    expect(outcomes(await send(other, token, webhook(alert('a'), alert('b'))))).toEqual([
      ['deposits', 'already-stopped'],
      ['deposits', 'already-stopped'],
    ])
    await lift(owner, 'deposits')
    const lifted = await send(other, token, webhook(alert('b')))
    expect(lifted.body.alerts?.[0]).toMatchObject({
      outcome: 'lifted',
      message:
        'A person has lifted deposits since this alert was first told, so it stays lifted. To stop it again, do so at the desk.',
    })
    await other.stop()
    clock.pass(4 * 60 * 60_000)
    const again = await start(there)
    expect(outcomes(await send(again, token, webhook(alert('a'))))).toEqual([['deposits', 'lifted']])
    expect(await again.core.store.stops()).toEqual([])
    const anew = alert('a', { startsAt: '2026-03-02T08:00:00.000Z' })
    expect(outcomes(await send(again, token, webhook(anew)))).toEqual([['deposits', 'stopped']])
  })

  it('by two at the same moment stops once', async () => {
    const dataDir = await testFolder()
    await kind.prepare(dataDir)
    const one = await startTestService({ store: kind.open(dataDir) })
    const token = await makeToken(await signInOwner(one), ['deposits'])
    const other = await startTestService({ store: kind.open(dataDir) })
    const answers = await Promise.all([one, other, one, other].map((each) => send(each, token, webhook(alert('a')))))
    expect(answers.flatMap(({ body }) => body.alerts?.map(({ outcome }) => outcome) ?? []).toSorted()).toEqual([
      'already-stopped',
      'already-stopped',
      'already-stopped',
      'stopped',
    ])
    expect(await one.core.store.listAudit({ action: 'stop.on', limit: 9 })).toHaveLength(1)
  })
})
