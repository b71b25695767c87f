import { isObject, objectOf } from '../../../../src/format/value/isObject.ts'
import { stopNames, type StopName } from '../../../../src/format/wire/stops.ts'
import { printable } from '../../base/printable.ts'
import { AlertRefused } from '../../base/machineRefusals.ts'
import type { AlertId } from '../../store/rows/alertRows.ts'

/** Label of an alert that says what it stops: one name, or several by commas. */
export const STOP_LABEL = 'playbill_stop'
/** The most characters of a reason, as everywhere. */
const REASON_MAX = 500
const ID_MAX = 200
/** Alerts of one message; a group of more says it in few. */
const ALERTS_MAX = 500

/** An alert as it asks for stops. */
export interface AskedAlert {
  readonly name?: string
  readonly isResolved: boolean
  readonly stops: readonly StopName[]
  readonly reason: string
  /** Missing where every request stops, however often it comes. */
  readonly id?: AlertId
  /** Sentence on why it stops nothing. */
  readonly refusal?: string
}

const HOW =
  'Send the webhook of Alertmanager as it is, or JSON such as {"stop":"deposits","reason":"The bank is down"}.'

/**
 * Alerts of a parsed body, in their order: of Alertmanager's webhook (version 4), or the one of plain JSON. `allowed` is
 * what the token may stop. Throws `AlertRefused` for what is neither.
 */
export function readAlerts(body: unknown, allowed: readonly StopName[]): readonly AskedAlert[] {
  if (!isObject(body)) throw new AlertRefused(`The body is not a JSON object. ${HOW}`)
  const { alerts } = body
  if (alerts === undefined) return [readPlain(body, allowed)]
  if (!Array.isArray(alerts) || !alerts.every(isObject))
    throw new AlertRefused(`"alerts" is not a list of alerts. ${HOW}`)
  if (alerts.length === 0) throw new AlertRefused(`"alerts" is empty. ${HOW}`)
  if (alerts.length > ALERTS_MAX)
    throw new AlertRefused(
      `There are ${alerts.length} alerts in one message; ${ALERTS_MAX} are taken. Set max_alerts of the receiver, or group them.`,
    )
  return alerts.map((alert) => readAlert(alert, allowed))
}

function readPlain(body: Readonly<Record<string, unknown>>, allowed: readonly StopName[]): AskedAlert {
  const { stop, reason, id, ...others } = body
  const [other] = Object.keys(others)
  if (other === 'words')
    throw new AlertRefused('Words for members are written at the desk, once it is stopped. Leave "words" out.')
  if (other !== undefined) throw new AlertRefused(`"${printable(other)}" is not understood. ${HOW}`)
  if (stop !== undefined && typeof stop !== 'string')
    throw new AlertRefused(`"stop" is not a text. Say one of ${allowed.join(', ')}.`)
  const said = typeof reason === 'string' ? oneLine(reason) : ''
  if (said === '') throw new AlertRefused(`"reason" is missing: say why, for the person on call. ${HOW}`)
  if (id !== undefined && !isId(id))
    throw new AlertRefused(`"id" is not a text of 1 to ${ID_MAX} characters. Leave it out, or name what has happened.`)
  return {
    ...findStops(stop, allowed, `Say it as "stop": one of ${allowed.join(', ')}.`),
    isResolved: false,
    reason: said,
    ...(id !== undefined && { id: { fingerprint: id, startsAt: '' } }),
  }
}

function readAlert(alert: Readonly<Record<string, unknown>>, allowed: readonly StopName[]): AskedAlert {
  const { status, fingerprint, startsAt } = alert
  const [labels, annotations] = [objectOf(alert['labels']), objectOf(alert['annotations'])]
  const { alertname, [STOP_LABEL]: stop } = labels
  const name = typeof alertname === 'string' ? oneLine(alertname) : ''
  const said = [annotations['summary'], annotations['description'], annotations['message']].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
  const asked = {
    ...(name !== '' && { name }),
    isResolved: status === 'resolved',
    reason: oneLine([name, said].filter((part) => typeof part === 'string' && part !== '').join(': ')) || 'An alert',
  }
  if (status !== 'firing' && status !== 'resolved')
    return { ...asked, stops: [], refusal: 'Its "status" is neither firing nor resolved.' }
  if (!isId(fingerprint) || !isId(startsAt))
    return {
      ...asked,
      stops: [],
      refusal: 'It has no "fingerprint" or no "startsAt", by which it is known when it is told again.',
    }
  const how = `Give the alert a label ${STOP_LABEL} with one of ${allowed.join(', ')}.`
  return { ...asked, ...findStops(stop, allowed, how), id: { fingerprint, startsAt } }
}

/** Stops that a text names; without one, the only stop that the token may set. */
function findStops(text: unknown, allowed: readonly StopName[], how: string): Pick<AskedAlert, 'stops' | 'refusal'> {
  const words = typeof text === 'string' ? text.split(/[\s,]+/).filter(Boolean) : []
  if (words.length === 0)
    return allowed.length === 1
      ? { stops: allowed }
      : { stops: [], refusal: `It does not say what to stop, and the token may stop several. ${how}` }
  const foreign = words.find((word) => !allowed.some((name) => name === word))
  if (foreign === undefined) return { stops: allowed.filter((name) => words.includes(name)) }
  const isKnown = stopNames.some((name) => name === foreign)
  return {
    stops: [],
    refusal: `${isKnown ? `The token may not stop ${foreign}` : `"${printable(foreign.slice(0, ID_MAX))}" cannot be stopped`}. ${how}`,
  }
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= ID_MAX

/** A text from outside on one line, cut to what a reason may have. */
function oneLine(text: string): string {
  const characters = Array.from(printable(text.replaceAll(/\s+/g, ' ').trim()))
  return characters.length <= REASON_MAX ? characters.join('') : `${characters.slice(0, REASON_MAX - 1).join('')}…`
}
