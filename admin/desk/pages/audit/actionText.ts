import type { AuditRecord } from '../../../api/auditApi.ts'
import { changeName } from '../../changes/changeName.ts'
import type { Words } from '../../words/useWords.ts'

/** What somebody did, in words; an action that the desk does not know as the log spells it. */
export function actionText(action: string, { coded }: Words): string {
  return coded(`action.${action.replaceAll('.', '-')}`) ?? action
}

/** Which change was tried, on how many of the phones, and why it halted. */
export function trialText({ name, owner, shares, share, why }: AuditRecord['details'], words: Words): string {
  const steps = Array.isArray(shares) ? shares : [share].filter((step) => step !== undefined)
  const parts = [
    typeof name === 'string' && typeof owner === 'string' && changeName({ name, owner }, '', words),
    steps.map((step) => `${step}%`).join(' → '),
    typeof why === 'string' && words.coded(`trial.why-${why}`),
  ]
  return parts.filter(Boolean).join(' · ')
}
