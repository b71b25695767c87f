/** When a screen has shown what the member came for. These run in the page. */
export const shown = {
  /** The first page of rows. */
  rows: () => document.querySelectorAll('main li article').length >= 20,
  /** Rows, where a month may have fewer than a page. */
  anyRows: () => document.querySelector('main li article') !== null,
  /** Every part has loaded and the form can be filled in and sent. */
  form: () =>
    document.querySelector('main form input[inputmode=numeric]:not(:disabled)') !== null &&
    document.querySelectorAll('main form input[type=radio]').length >= 2 &&
    document.querySelector('main form [aria-haspopup=dialog]') !== null &&
    document.querySelector('main form button[type=submit]:not(:disabled)') !== null,
  hundredFields: () => document.querySelectorAll('main form input').length >= 100,
} as const
