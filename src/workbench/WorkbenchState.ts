import { isPersona, type Persona } from '../../mocks/scenarios/Persona.ts'
import { type ScenarioId, scenarios } from '../../mocks/scenarios/scenarios.ts'
import { type Locale, locales } from '../format/locales.ts'
import { type ClockSetting, readClock, writeClock } from './ClockSetting.ts'

/** A scenario that is more than who is logged in. */
export type SituationId = Exclude<ScenarioId, Persona>

/** Choices of the workbench. They are in the query of the page, before the `#`, so that a link brings them back. */
export interface WorkbenchState {
  readonly persona: Persona
  readonly scenario: SituationId | undefined
  /** Undefined until it is chosen: the app then begins with the documents' own. */
  readonly locale: Locale | undefined
  /** Milliseconds an answer takes; undefined for what the scenario has. */
  readonly latency: number | undefined
  /** The share of calls that fail, in percent. */
  readonly failures: number
  readonly clock: ClockSetting
  readonly offline: boolean
}

export const LONGEST_LATENCY = 60_000

/** Reads a query; what cannot be read is as if it were not there. */
export function readState(search: string): WorkbenchState {
  const query = new URLSearchParams(search)
  const given = query.get('scenario') ?? ''
  const asked = query.get('persona') ?? ''
  const scenario = isSituation(given) ? given : undefined
  // A persona is a scenario of its own: `?scenario=agent` names both.
  const named = isPersona(given) ? given : scenario && scenarios[scenario].persona
  return {
    persona: isPersona(asked) ? asked : (named ?? 'visitor'),
    scenario,
    locale: locales.find((locale) => locale === query.get('language')),
    latency: readNumber(query.get('latency'), LONGEST_LATENCY),
    failures: readNumber(query.get('failures'), 100) ?? 0,
    clock: readClock(query.get('clock')),
    offline: query.get('offline') === '1',
  }
}

/** The query of a state, without its `?`. What is as it would be anyway is left out. */
export function writeState({ persona, scenario, locale, latency, failures, clock, offline }: WorkbenchState): string {
  const usual = scenario === undefined ? 'visitor' : scenarios[scenario].persona
  const entries: readonly (readonly [string, string | undefined])[] = [
    ['persona', persona === usual ? undefined : persona],
    ['scenario', scenario],
    ['language', locale],
    ['latency', latency?.toString()],
    ['failures', failures === 0 ? undefined : String(failures)],
    ['clock', writeClock(clock)],
    ['offline', offline ? '1' : undefined],
  ]
  return new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
}

/** Whether another world has to begin: who is in it, what has happened, and when. Everything else changes in place. */
export const isSameWorld = (a: WorkbenchState, b: WorkbenchState): boolean =>
  a.persona === b.persona && a.scenario === b.scenario && writeClock(a.clock) === writeClock(b.clock)

/** The scenarios to choose from beside who is logged in. */
export const situationIds = Object.keys(scenarios).filter(isSituation)

function isSituation(name: string): name is SituationId {
  return Object.hasOwn(scenarios, name) && !isPersona(name)
}

function readNumber(text: string | null, most: number): number | undefined {
  return text !== null && /^\d+$/.test(text) && Number(text) <= most ? Number(text) : undefined
}
