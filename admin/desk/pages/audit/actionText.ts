import { textsOf } from '../../../../src/format/value/isObject.ts'
import type { AuditRecord } from '../../../api/auditApi.ts'
import type { Words } from '../../words/useWords.ts'

/** Action in words; one that the desk does not know as the log spells it. */
export function actionText(action: string, { coded }: Words): string {
  return coded(`action.${action.replaceAll('.', '-')}`) ?? action
}

/** Subject of an action that is no fact; undefined for one that names itself, such as a fact or an operator. */
export function subjectText({ action, actor, subject, details }: AuditRecord, words: Words): string | undefined {
  const [kind, rest = ''] = subject.split(/:(.*)/s)
  if (kind === 'stop') return words.coded(`stops.${rest}`)
  if (kind === 'release') return words.t('overview.release', { seq: Number(rest) })
  if (kind === 'picture' && typeof details['name'] === 'string') return details['name']
  if (kind !== 'change') return undefined
  // Whoever begins one owns it.
  const { after, name = after, owner = action === 'change.add' ? actor : undefined } = details
  if (typeof name === 'string' && name !== '') return words.t('changes.named', { name })
  // Some entries of a change without a name know its id alone.
  return typeof owner === 'string' ? words.t('changes.of', { owner }) : rest.slice(0, 8)
}

/** Words that members read from then on, those of an edit beside the ones before it. */
export function stopWordsText({ before, words }: AuditRecord['details']): string {
  const said = (each: unknown) => Object.values(textsOf(each)).join(' / ')
  return [before, words].map(said).filter(Boolean).join(' → ')
}

/** On how many of the phones a change was tried, and why that halted. */
export function trialText({ shares, share, why }: AuditRecord['details'], words: Words): string {
  const steps = Array.isArray(shares) ? shares : [share].filter((step) => step !== undefined)
  const parts = [
    steps.map((step) => `${step}%`).join(' → '),
    typeof why === 'string' && words.coded(`trial.why-${why}`),
  ]
  return parts.filter(Boolean).join(' · ')
}
