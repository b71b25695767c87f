/** The words that belong to the controls themselves, in the language of the page. */
export interface UiTexts {
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
  pause: string
  play: string
  previous: string
  refresh: string
  retry: string
  search: string
  showPassword: string
}

export const englishTexts: UiTexts = {
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
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  refresh: 'Refresh',
  retry: 'Try again',
  search: 'Search',
  showPassword: 'Show password',
}
