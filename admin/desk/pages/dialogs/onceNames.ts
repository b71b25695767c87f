import type { Dialog } from '../../../../src/format/lists.ts'

/** How often a dialog opens by itself, in words. */
export const onceNames: Readonly<Record<Dialog['once'], string>> = {
  always: 'Each time the screen is shown',
  session: 'Once a session',
  day: 'Once a day',
}
