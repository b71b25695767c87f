import { describe, expect, it } from 'vitest'
import { readAlerts } from './readAlerts.ts'

const ALLOWED = ['deposits', 'deposits.bank'] as const

const fires = {
  status: 'firing',
  labels: { alertname: 'PlatformFailing', severity: 'page', playbill_stop: 'deposits' },
  annotations: { summary: 'One call in twenty fails', description: 'Look at the platform' },
  startsAt: '2026-03-02T04:59:30.123Z',
  endsAt: '0001-01-01T00:00:00Z',
  generatorURL: 'http://prometheus:9090/graph',
  fingerprint: '3b15fd163d36582e',
}
const webhook = (...alerts: readonly unknown[]) => ({
  version: '4',
  groupKey: '{}:{alertname="PlatformFailing"}',
  truncatedAlerts: 0,
  status: 'firing',
  receiver: 'playbill',
  groupLabels: { alertname: 'PlatformFailing' },
  commonLabels: { alertname: 'PlatformFailing' },
  commonAnnotations: {},
  externalURL: 'http://alertmanager:9093',
  alerts,
})
const read = (alert: object, allowed: Parameters<typeof readAlerts>[1] = ALLOWED) =>
  readAlerts(webhook({ ...fires, ...alert }), allowed)[0]
const labels = (playbill_stop?: string) => ({
  labels: { alertname: 'PlatformFailing', ...(playbill_stop !== undefined && { playbill_stop }) },
})

describe('the webhook of Alertmanager', () => {
  it('is read alert by alert: what it stops, why, and which alert it is', () => {
    const over = { ...fires, status: 'resolved', fingerprint: 'b' }
    expect(readAlerts(webhook(fires, over), ALLOWED)).toEqual([
      {
        name: 'PlatformFailing',
        isResolved: false,
        stops: ['deposits'],
        reason: 'PlatformFailing: One call in twenty fails',
        id: { fingerprint: fires.fingerprint, startsAt: fires.startsAt },
      },
      expect.objectContaining({ isResolved: true }),
    ])
  })

  it('takes the reason from the summary, else the description, else the name of the alert', () => {
    expect(read({ annotations: { description: 'Look\n at  it' } })?.reason).toBe('PlatformFailing: Look at it')
    expect(read({ annotations: {} })?.reason).toBe('PlatformFailing')
    expect(read({ annotations: { summary: ' ' }, labels: {} }, ['bets'])?.reason).toBe('An alert')
  })

  it('keeps a reason on one line, of what can be seen, and no longer than reasons are', () => {
    const reason = read({ annotations: { summary: `\u001b[2J\u202e${'한'.repeat(600)}` } })?.reason ?? ''
    expect(reason).toMatch(/^PlatformFailing: \\u001b\[2J\\u202e한+…$/)
    expect(Array.from(reason)).toHaveLength(500)
  })

  it.each<[string, string | undefined, { readonly stops: readonly string[]; readonly refusal?: string }]>([
    ['names several stops', 'deposits.bank, deposits', { stops: ['deposits', 'deposits.bank'] }],
    ['names one that the token may not set', 'site', { stops: [], refusal: 'The token may not stop site. Give' }],
    ['names one that there is not', 'everything', { stops: [], refusal: '"everything" cannot be stopped. Give' }],
    ['names one of each', 'deposits site', { stops: [], refusal: 'The token may not stop site.' }],
    ['names none', undefined, { stops: [], refusal: 'It does not say what to stop, and the token may stop several.' }],
  ])('whose label %s', (_, label, { stops, refusal }) => {
    const asked = read(labels(label))
    expect(asked?.stops).toEqual(stops)
    expect(asked?.refusal ?? '').toMatch(refusal ?? /^$/)
  })

  it('needs no label where the token has one stop', () => {
    expect(read(labels(), ['bets'])).toMatchObject({ stops: ['bets'] })
  })

  it.each([
    [{ status: 'pending' }, 'neither firing nor resolved'],
    [{ fingerprint: undefined }, 'no "fingerprint"'],
    [{ startsAt: 7 }, 'no "startsAt"'],
    [{ fingerprint: 'x'.repeat(201) }, 'no "fingerprint"'],
  ])('says what an alert with %j lacks', (alert, said) => {
    expect(read(alert)).toMatchObject({ stops: [], refusal: expect.stringContaining(said) as string })
  })

  it.each([
    [undefined, 'not a JSON object'],
    [[], 'not a JSON object'],
    ['deposits', 'not a JSON object'],
    [{ alerts: 'all' }, 'not a list of alerts'],
    [{ alerts: [1] }, 'not a list of alerts'],
    [{ alerts: [] }, 'is empty'],
    [{ alerts: Array.from({ length: 501 }, () => fires) }, 'There are 501 alerts in one message'],
  ])('refuses %j in a sentence', (body, said) => {
    expect(() => readAlerts(body, ALLOWED)).toThrow(said)
  })
})

describe('plain JSON', () => {
  it('names the stop and the reason, and which it is where a repeat shall not count', () => {
    expect(readAlerts({ stop: 'deposits.bank', reason: ' Fraud ' }, ALLOWED)).toEqual([
      { isResolved: false, stops: ['deposits.bank'], reason: 'Fraud' },
    ])
    expect(readAlerts({ reason: 'Fraud', id: 'case-7' }, ['bets'])).toEqual([
      { isResolved: false, stops: ['bets'], reason: 'Fraud', id: { fingerprint: 'case-7', startsAt: '' } },
    ])
    expect(readAlerts({ reason: 'Fraud' }, ALLOWED)[0]?.refusal).toContain('Say it as "stop": one of deposits')
  })

  it.each([
    [{ stop: 'deposits' }, '"reason" is missing'],
    [{ stop: 'deposits', reason: '  ' }, '"reason" is missing'],
    [{ stop: 1, reason: 'x' }, '"stop" is not a text'],
    [{ stop: 'deposits', reason: 'x', words: { en: 'Call this number' } }, 'written at the desk'],
    [{ stops: ['deposits'], reason: 'x' }, '"stops" is not understood'],
    [{ stop: 'deposits', reason: 'x', id: '' }, '"id" is not a text of 1 to 200'],
  ])('refuses %j in a sentence', (body, said) => {
    expect(() => readAlerts(body, ALLOWED)).toThrow(said)
  })
})
