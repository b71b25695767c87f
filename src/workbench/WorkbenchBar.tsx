import styles from './workbench.module.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { useReadable } from '../ui/useReadable.ts'
import type { Workbench } from './createWorkbench.ts'
import type { Inspector } from './inspector/createInspector.ts'
import { Highlight } from './inspector/Highlight.tsx'
import { InspectorPanel } from './inspector/InspectorPanel.tsx'
import { IssueList } from './issues/IssueList.tsx'
import { IssueOverlay } from './issues/IssueOverlay.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import { SetupPanel } from './setup/SetupPanel.tsx'
import { keysOf } from '../format/value/keysOf.ts'
import { trailLine, type Trail, type TrailEntry } from './createTrail.ts'
import type { Manifest } from '../format/release.ts'
import type { PlacedIssue } from '../build/DevMessages.ts'
import { koreanText } from './ClockSetting.ts'
import type { BlockPlace } from '../renderer/screen/BlockContext.ts'
import { screenAt, parsePlace } from '../app/navigation/Place.ts'
import { type WorkbenchState, writeState } from './WorkbenchState.ts'

const panels = ['setup', 'inspect', 'actions', 'issues', 'report'] as const
const NAME = 'playbill.workbench.panel'

const names: Readonly<Record<PanelId, string>> = {
  setup: 'Set-up',
  inspect: 'Inspect',
  actions: 'Actions',
  issues: 'Issues',
  report: 'Report',
}

interface WorkbenchBarProps {
  readonly workbench: Workbench
  readonly inspector: Inspector
}

/** The bar: what is played, and a look into it. One panel at a time, so that the app keeps its space. */
export function WorkbenchBar({ workbench, inspector }: WorkbenchBarProps) {
  const { documents, trail } = workbench
  const [open, setOpen] = useOpenPanel(window)
  const issues = useReadable(documents.issues)
  const pointed = useReadable(inspector.pointed)
  const chosen = useReadable(inspector.chosen)
  // Hidden by hand, until something else is wrong.
  const [hidden, setHidden] = useState<typeof issues>()
  const errors = issues.filter(({ severity }) => severity === 'error')
  const marked = pointed ?? (open === 'inspect' ? chosen : undefined)

  const handleChosen = useEffectEvent(() => {
    if (inspector.chosen.getSnapshot()) setOpen('inspect')
  })
  useEffect(() => inspector.chosen.subscribe(() => handleChosen()), [inspector])

  function handleTab(id: PanelId): void {
    const next = open === id ? undefined : id
    setOpen(next)
    // Whoever opens it wants to point.
    inspector.setOn(next === 'inspect' && !chosen)
  }

  return (
    <>
      {marked && <Highlight block={marked} />}
      {errors.length > 0 && hidden !== issues && <IssueOverlay issues={errors} onHide={() => setHidden(issues)} />}
      <div className={styles.bar}>
        {keysOf(names).map((id) => (
          <button
            key={id}
            type="button"
            className={styles.tab}
            aria-expanded={open === id}
            aria-controls="workbench-panel"
            onClick={() => handleTab(id)}
          >
            {names[id]}
            {id === 'issues' && issues.length > 0 && (
              <span className={errors.length > 0 ? styles.errors : styles.warnings}>{issues.length}</span>
            )}
          </button>
        ))}
      </div>
      <section
        id="workbench-panel"
        className={styles.panel}
        aria-label={open && names[open]}
        hidden={open === undefined}
      >
        {open === 'setup' && <SetupPanel workbench={workbench} />}
        {open === 'inspect' && <InspectorPanel inspector={inspector} trail={trail} />}
        {open === 'actions' && <TrailPanel trail={trail} />}
        {open === 'issues' && <IssueList issues={issues} />}
        {open === 'report' && <ReportPanel write={() => reportOf(workbench, inspector)} playing={workbench.playing} />}
      </section>
    </>
  )
}

function reportOf({ state, documents, trail, playing }: Workbench, { chosen }: Inspector): string {
  const now = playing.getSnapshot()
  if (!now) return 'Nothing plays yet.'
  const { release, seq } = now.release.getSnapshot()
  return writeReport({
    address: window.location.href,
    state: state.getSnapshot(),
    now: now.now(),
    release: { sha: release.sha, manifest: release.manifest, saved: seq },
    block: chosen.getSnapshot(),
    issues: documents.issues.getSnapshot(),
    trail: trail.getSnapshot(),
  })
}

type PanelId = (typeof panels)[number]

/** The panel that is open. The tab remembers it over a reload; it is not part of what a link brings back. */
function useOpenPanel({ sessionStorage }: Pick<Window, 'sessionStorage'>) {
  const [open, setOpen] = useState(() => panels.find((panel) => panel === sessionStorage.getItem(NAME)))
  return [
    open,
    (next: PanelId | undefined): void => {
      sessionStorage.setItem(NAME, next ?? '')
      setOpen(next)
    },
  ] as const
}

/** Trail of what has happened, the newest first. */
function TrailPanel({ trail }: { readonly trail: Trail }) {
  const entries = useReadable(trail)
  if (entries.length === 0) return <p className={styles.quiet}>Nothing has happened yet.</p>
  return (
    <ol className={styles.list} aria-label="Actions, the newest first">
      {entries.toReversed().map((entry) => (
        <li key={entry.number} className={styles.entry}>
          {trailLine(entry)}
        </li>
      ))}
    </ol>
  )
}

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
