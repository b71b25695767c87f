import type { UiTexts } from '../../../../src/ui/uiTexts.ts'
import type { Translate } from './createTranslate.ts'

const keys: { readonly [Name in keyof UiTexts]: string } = {
  amountDecimals: 'common.amountDecimals',
  amountLong: 'common.amountLong',
  amountReadings: 'common.amountReadings',
  amountWhole: 'common.amountWhole',
  amountWrong: 'common.amountWrong',
  apply: 'common.apply',
  back: 'common.back',
  cancel: 'common.cancel',
  clear: 'common.clear',
  close: 'common.close',
  copied: 'common.copied',
  copy: 'common.copy',
  copyFailed: 'common.copyFailed',
  done: 'common.done',
  hidePassword: 'common.hidePassword',
  loading: 'common.loading',
  more: 'common.more',
  next: 'common.next',
  noMatches: 'common.noMatches',
  opensNewWindow: 'common.opensNewWindow',
  pasteCut: 'common.pasteCut',
  pause: 'common.pause',
  play: 'common.play',
  previous: 'common.previous',
  refresh: 'common.refresh',
  retry: 'common.retry',
  search: 'common.search',
  showPassword: 'common.showPassword',
}

/** The words of the controls. */
export const uiTexts = (t: Translate): UiTexts =>
  Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, t(key)])) as unknown as UiTexts
