import type { Words } from '../../words/useWords.ts'

/** What somebody did, in words; an action that the desk does not know as the log spells it. */
export function actionText(action: string, { coded }: Words): string {
  return coded(`action.${action.replaceAll('.', '-')}`) ?? action
}
