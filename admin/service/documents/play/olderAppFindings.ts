import { sha256 } from '../../../../src/format/value/sha256.ts'
import type { Blocker, Warning } from '../../../api/findings.ts'

interface OlderApp {
  readonly id: string
  /** When phones were offered the next one, in ms since 1970. */
  readonly since: number
}

/** As operators know such phones: which they are, and since when. */
const phonesOf = ({ since }: OlderApp): string =>
  `Phones that have not been reloaded since the deploy of ${moment(since)}`
const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
const iso = (at: number): string => new Date(at).toISOString()

/** A screen that they would no longer show if the release went live. */
export function failsAsBlocker(app: OlderApp, failure: Blocker, until: number): Blocker {
  return {
    ...failing(app, failure),
    said: { id: 'older-app-failed', values: { ...valuesOf(app, failure), until: iso(until) } },
    hint: `Change what they cannot show, or publish after ${moment(until)}: from then on it only has to be acknowledged.`,
  }
}

/** The same long after the deploy. */
export function failsAsWarning(app: OlderApp, failure: Blocker, release: string): Warning {
  return {
    ...failing(app, failure),
    said: { id: 'older-app-fails', values: valuesOf(app, failure) },
    id: `play:${app.id}:${failure.screen ?? ''}:${release}`,
    mustAcknowledge: true,
  }
}

function failing(app: OlderApp, failure: Blocker): Blocker {
  const { screen, locale } = failure
  return {
    gate: 'play',
    code: 'older-app-failed',
    ...(screen !== undefined && { screen }),
    ...(locale !== undefined && { locale }),
    message: `${phonesOf(app)} would fail on the screen ${screen ?? ''}: ${reasonOf(failure)}`,
  }
}

const reasonOf = ({ said, message }: Blocker): string => String(said?.values?.['reason'] ?? message)

const valuesOf = (app: OlderApp, failure: Blocker): Readonly<Record<string, string>> => ({
  since: iso(app.since),
  screen: failure.screen ?? '',
  reason: reasonOf(failure),
})

/** Screens that fail on them with what is live, too, so that no change is to blame. */
export function behindLive(app: OlderApp, failures: readonly Blocker[]): Warning {
  const screens = failures.map(({ screen = '' }) => screen)
  return {
    gate: 'play',
    code: 'older-app-behind',
    id: `play:${app.id}:${sha256(screens.join())}`,
    mustAcknowledge: false,
    said: {
      id: 'older-app-behind',
      values: { since: iso(app.since), count: screens.length, screen: screens[0] ?? '' },
    },
    message: `${phonesOf(app)} fail already with what is live, on ${screens.join(', ')}.`,
  }
}

/** An app that cannot be asked must not keep every release from going live; that it was not asked is never silent. */
export function notPlayed(app: OlderApp, reason: string): Warning {
  return {
    gate: 'play',
    code: 'older-app-not-played',
    id: `play:${app.id}`,
    mustAcknowledge: false,
    said: { id: 'older-app-not-played', values: { since: iso(app.since), reason } },
    message: `${phonesOf(app)} run an app that cannot be played, so it is not known how they show this: ${reason}`,
  }
}
