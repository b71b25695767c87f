/** The inputs that are typed into. These run in the page. */
export const fields = {
  amount: () => document.querySelector<HTMLInputElement>('main form input[inputmode=numeric]'),
  owner: () => document.querySelector<HTMLInputElement>('main form input[autocomplete=name]'),
  fiftieth: () => document.querySelectorAll<HTMLInputElement>('main form input')[49],
} as const
