/** The filter by type of the records. These run in the page. */
export const typeFilter = {
  button: () =>
    [...document.querySelectorAll('main [aria-haspopup=dialog]')].find((button) =>
      button.textContent.startsWith('입금'),
    ),
  isOpen: () => [...document.querySelectorAll('[role=dialog] label')].some((label) => label.textContent === '출금'),
  withdrawals: () =>
    [...document.querySelectorAll('[role=dialog] label')].find((label) => label.textContent === '출금'),
  hasWithdrawals: () => document.querySelector('main li dd')?.textContent.startsWith('W') === true,
  isClosed: () => document.querySelector('[role=dialog]') === null,
} as const
