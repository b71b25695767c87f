import { describe, expect, it } from 'vitest'
import { compileTestRelease } from '../app/testing/compileTestRelease.ts'
import { readState } from './WorkbenchState.ts'
import { type Reported, writeReport } from './WorkbenchBar.tsx'

const { manifest, sha } = compileTestRelease()
const query = '?scenario=emptyHistory&language=en&latency=200&failures=10'
const reported: Reported = {
  address: `http://localhost:5173/${query}#/betRecord?date=2`,
  state: readState(query),
  now: Date.parse('2026-11-20T14:03:11+09:00'),
  release: { sha, manifest, saved: 2 },
  block: { id: 'shown', pointer: '/body/0' },
  issues: [
    {
      document: 'copy/en.json',
      file: '/copy/en.json',
      path: '',
      line: 3,
      column: 4,
      severity: 'warning',
      code: 'json',
      message: 'Something.',
    },
  ],
  trail: [
    { number: 1, after: 0, kind: 'opened', screen: '', what: '/betRecord?date=2', outcome: undefined },
    { number: 2, after: 1500, kind: 'action', screen: 'betRecord', what: 'call cancel', outcome: 'stopped' },
    {
      number: 3,
      after: 2000,
      kind: 'problem',
      screen: 'betRecord',
      what: 'block-failed at /body/0',
      outcome: undefined,
    },
  ],
}

describe('the report', () => {
  it('names the screen, the documents, the situation and what has happened', () => {
    const report = writeReport(reported)
    for (const line of [
      '- Screen: /betRecord?date=2 (schemas/screens/betRecord.json)',
      '- Block: shown at /body/0',
      `- Release: ${sha.slice(0, 12)}, baseline test, documents saved 2 times since the page was opened`,
      '- Persona: member, scenario: emptyHistory, language: en',
      '- Network: latency 200 ms, 10 % of calls fail, online',
      '1. +0.0 s opened /betRecord?date=2',
      '2. +1.5 s betRecord: call cancel → stopped',
      '3. +2.0 s betRecord: problem block-failed at /body/0',
      '- schemas/copy/en.json:3:4 json Something.',
    ])
      expect(report.split('\n')).toContain(line)
  })

  it('has a link that begins in the same situation, at the moment of the report', () => {
    const link = new URL(/- Link: (\S+)/.exec(writeReport(reported))?.[1] ?? '')
    expect(link.hash).toBe('#/betRecord?date=2')
    expect(readState(link.search)).toEqual({ ...reported.state, clock: { kind: 'fixed', at: reported.now } })
  })
})
