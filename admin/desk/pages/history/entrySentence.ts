import { memberOf, textsOf } from '../../../../src/format/value/isObject.ts'
import { proportionText } from '../../../../src/format/facts/proportionText.ts'
import type { ListedEntry } from '../../../api/auditApi.ts'
import type { ReleasedEdit } from '../../facts/history/releasedEdits.ts'
import { editsText } from '../../facts/names/editsText.ts'
import { factText } from '../../facts/names/valueText.ts'
import type { Words } from '../../words/useWords.ts'
import { stopText } from '../../facts/names/stopText.ts'
import { locales } from '../../../../src/format/locales.ts'
import { stopNames } from '../../../../src/format/wire/stops.ts'

/** Number of the release that an entry tells of; undefined for other entries. */
export function releaseOf({ action, details: { seq } }: ListedEntry): number | undefined {
  return action.startsWith('release.') && typeof seq === 'number' ? seq : undefined
}

/** Action in words; one that the desk does not know as the log spells it. */
export function actionText(action: string, { coded }: Words): string {
  return coded(`action.${action.replaceAll('.', '-')}`) ?? action
}

/** Name of whoever did it, or that it happened by itself. */
export const actorText = (actor: string, { t }: Words): string => (actor === 'system' ? t('stream.system') : actor)

/** Reason that a person gave; the service's own are in the sentence. */
export function reasonText({ action, reason, details: { takesBack } }: ListedEntry): string {
  if (action === 'release.system') return ''
  return takesBack === undefined ? reason : reason.replace(/^Taken back: /, '')
}

type NameOf = (fact: string, ...values: readonly unknown[]) => string

/** Entry of the audit in a sentence. */
export function entrySentence(
  entry: ListedEntry,
  edits: readonly ReleasedEdit[],
  nameOf: NameOf,
  words: Words,
): string {
  const { action, subject } = entry
  const seq = releaseOf(entry)
  if (seq !== undefined) return releaseText(entry, seq, edits, nameOf, words)
  const stop = stopNames.find((name) => subject === `stop:${name}`)
  const isTold = stop !== undefined && (action === 'stop.on' || action === 'stop.lifted')
  const stopped = isTold && stopText(stop, words, action === 'stop.on' ? 'Stopped' : 'Lifted')
  const said = stopped || [actionText(action, words), subjectText(entry, nameOf, words)].filter(Boolean).join(' ')
  return [said, detailsText(entry, words)].filter(Boolean).join(' · ')
}

function releaseText(
  { action, actor, details: { to, takesBack } }: ListedEntry,
  seq: number,
  edits: readonly ReleasedEdit[],
  nameOf: NameOf,
  words: Words,
): string {
  const { t } = words
  const editors = [...new Set(edits.flatMap((edit) => edit.actor ?? []))].filter((name) => name !== actor)
  return [
    t('overview.release', { seq }),
    action === 'release.rollback' && typeof to === 'number' && t('stream.backTo', { seq: to }),
    action === 'release.system' && t(seq === 1 ? 'stream.first' : 'stream.byBuild'),
    takesBack !== undefined && t('stream.takesBack'),
    editsText(edits, nameOf, words),
    editors.length > 0 && t('stream.editedBy', { names: words.list(editors) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Subject of an action: a fact by its name, which its values say of a notice that is gone. */
function subjectText({ action, actor, subject, details }: ListedEntry, nameOf: NameOf, words: Words): string {
  const [kind, rest = ''] = subject.split(/:(.*)/s)
  const stop = stopNames.find((name) => kind === 'stop' && name === rest)
  if (stop !== undefined) return stopText(stop, words)
  if (kind === 'release') return words.t('overview.release', { seq: Number(rest) })
  if (kind === 'picture' && typeof details['name'] === 'string') return details['name']
  if (kind !== 'change') return nameOf(subject, details['value'], details['replaces'])
  // Whoever begins one owns it.
  const { after, name = after, owner = action === 'change.add' ? actor : undefined } = details
  if (typeof name === 'string' && name !== '') return words.t('changes.named', { name })
  // Some entries of a change without a name know nothing but its id.
  return typeof owner === 'string' ? words.t('changes.of', { owner }) : ''
}

/** Details of an edit, an answer, a trial or a stop; other details are for the export. */
function detailsText({ action, details, subject }: ListedEntry, words: Words): string {
  if (action.startsWith('trial.')) return trialText(details, words)
  if (action.startsWith('stop.')) return [stopWordsText(details), nodeText(details, words)].filter(Boolean).join(' · ')
  if (!Object.hasOwn(details, 'value')) return ''
  const { value, replaces } = details
  const next = factText(subject, value, words)
  if (!Object.hasOwn(details, 'replaces')) return next
  const proportion = proportionText(subject, replaces, value, words.locale)
  return `${factText(subject, replaces, words)} → ${next}${proportion === undefined ? '' : `, ${proportion}`}`
}

/** Words that members read from then on, those of an edit beside the ones before it. */
function stopWordsText({ before, words }: ListedEntry['details']): string {
  const said = (each: unknown) => {
    const texts = textsOf(each)
    return locales.flatMap((locale) => texts[locale] ?? []).join(' / ')
  }
  return [before, words].map(said).filter(Boolean).join(' → ')
}

/** Machine on which it was stopped or lifted by hand while that could not reach the database, and when. */
const nodeText = ({ node, at }: ListedEntry['details'], { t, moment }: Words): string =>
  typeof node === 'string' && typeof at === 'string' ? t('stream.onNode', { node, moment: moment(at) }) : ''

/** On how many of the phones a change was tried, and why that halted. */
function trialText({ shares, share, why }: ListedEntry['details'], words: Words): string {
  const steps = Array.isArray(shares) ? shares : [share].filter((step) => step !== undefined)
  const parts = [
    steps.map((step) => `${step}%`).join(' → '),
    typeof why === 'string' && words.coded(`trial.why-${why}`),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Id of the change that a release published; undefined where it names none. */
export function changeOf({ details: { change } }: ListedEntry): string | undefined {
  const id = memberOf(change, 'id')
  return typeof id === 'string' ? id : undefined
}
