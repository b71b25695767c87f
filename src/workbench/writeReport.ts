import type { Manifest } from '../format/release.ts'
import type { PlacedIssue } from '../build/DevMessages.ts'
import { koreanText } from './ClockSetting.ts'
import { type TrailEntry, trailLine } from './createTrail.ts'
import type { BlockPlace } from '../renderer/screen/BlockContext.ts'
import { screenAt, parsePlace } from '../app/navigation/Place.ts'
import { type WorkbenchState, writeState } from './WorkbenchState.ts'

export interface Reported {
  /** The address of the page. */
  readonly address: string
  readonly state: WorkbenchState
  /** The time in the world. */
  readonly now: number
  readonly release: { readonly sha: string; readonly manifest: Manifest; readonly saved: number }
  readonly block: BlockPlace | undefined
  readonly issues: readonly PlacedIssue[]
  readonly trail: readonly TrailEntry[]
}

/**
 * Report from which somebody else sees the same: the screen, the documents, the situation, what has happened, and a
 * link that begins in it. No value that was typed, sent or answered.
 */
export function writeReport({ address, state, now, release, block, issues, trail }: Reported): string {
  const route = new URL(address).hash.slice(1) || '/'
  const id = screenAt(release.manifest, parsePlace(route).path)?.id
  const { persona, scenario = 'none', locale = 'of the settings', latency, failures, offline } = state
  return [
    '# Playbill report',
    '',
    `- Screen: ${route}${id === undefined ? '' : ` (schemas/screens/${id}.json)`}`,
    ...(block && block.id !== '' ? [`- Block: ${block.id} at ${block.pointer}`] : []),
    `- Release: ${release.sha.slice(0, 12)}, baseline ${release.manifest.baseline.slice(0, 12)}, documents saved ${release.saved} times since the page was opened`,
    `- Persona: ${persona}, scenario: ${scenario}, language: ${locale}`,
    `- Network: ${latency === undefined ? 'latency of the scenario' : `latency ${latency} ms`}, ${failures} % of calls fail, ${offline ? 'offline' : 'online'}`,
    `- Time in the world: ${koreanText(now)} in Korea`,
    `- Link: ${linkTo(address, state, now)}`,
    '',
    '## Trail',
    '',
    ...trail.map((entry) => `${entry.number}. ${trailLine(entry)}`),
    ...(issues.length === 0
      ? []
      : [
          '',
          '## Issues',
          '',
          ...issues.map(
            ({ document, line, column, code, message }) => `- schemas/${document}:${line}:${column} ${code} ${message}`,
          ),
        ]),
    '',
  ].join('\n')
}

/** The same screen in the same situation, at the moment of the report: there the clock is stopped. */
function linkTo(address: string, state: WorkbenchState, now: number): string {
  const { origin, pathname, hash } = new URL(address)
  return `${origin}${pathname}?${writeState({ ...state, clock: { kind: 'fixed', at: now } })}${hash}`
}
