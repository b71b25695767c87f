/** The words that belong to the controls themselves, in the language of the page. */
export interface UiTexts {
  /** After an amount that was not taken. */
  amountDecimals: string
  amountLong: string
  amountWhole: string
  amountWrong: string
  apply: string
  back: string
  cancel: string
  clear: string
  close: string
  copied: string
  copy: string
  /** Shown when the clipboard refuses: the value is now selected, the member copies it by hand. */
  copyFailed: string
  done: string
  hidePassword: string
  loading: string
  more: string
  next: string
  noMatches: string
  opensNewWindow: string
  /** After what a paste lost because it is too long for the field. */
  pasteCut: string
  pause: string
  play: string
  previous: string
  refresh: string
  retry: string
  search: string
  showPassword: string
}

export const englishTexts: UiTexts = {
  amountDecimals: 'That has too many decimals. Your amount is unchanged.',
  amountLong: 'That amount is too long. Your amount is unchanged.',
  amountWhole: 'Enter a whole amount, without a point. Your amount is unchanged.',
  amountWrong: 'That is not an amount. Enter digits only. Your amount is unchanged.',
  apply: 'Apply',
  back: 'Back',
  cancel: 'Cancel',
  clear: 'Clear',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  copyFailed: 'Selected. Copy it from the menu.',
  done: 'Done',
  hidePassword: 'Hide password',
  loading: 'Loading',
  more: 'Show more',
  next: 'Next',
  noMatches: 'Nothing matches',
  opensNewWindow: 'opens in a new window',
  pasteCut: 'This did not fit and was left out. Please check.',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  refresh: 'Refresh',
  retry: 'Try again',
  search: 'Search',
  showPassword: 'Show password',
}
