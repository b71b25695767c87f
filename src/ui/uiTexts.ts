/** The words that belong to the controls themselves, in the language of the page. */
export interface UiTexts {
  /** Why what is typed is no amount. */
  amountDecimals: string
  amountLong: string
  amountReadings: string
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

/** Words that are looked up by their names when they show. */
export function createUiTexts(look: (name: string) => string): UiTexts {
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? look(name) : undefined) }) as UiTexts
}
