import type { Lists } from '../../../format/lists.ts'
import type { Locale } from '../../../format/locales.ts'
import type { Host } from '../../host/Host.ts'
import { exampleCopy } from './exampleCopy.ts'
import { longText } from './lengthen.ts'

/** The lists that the examples name. */
export const exampleLists: Lists = {
  choices: {
    examplePeriod: {
      options: [
        { value: 1, label: 'example.time', tone: 'neutral' },
        { value: 4, label: 'example.recordsHint', tone: 'neutral' },
      ],
    },
    exampleState: {
      options: [
        { value: 1, label: 'example.pending', tone: 'info' },
        { value: 2, label: 'example.paid', tone: 'gain' },
      ],
      other: { label: 'example.other', tone: 'neutral' },
    },
  },
  dialogs: {},
}

/** The hand-written part that the examples name. */
export const exampleParts: Host['handwritten'] = {
  exampleGreeting: ({ props }) => <p>{typeof props['name'] === 'string' ? props['name'] : ''}</p>,
}

/** The copy of the examples, every text of it very long if asked. */
export function copyIn(locale: Locale, isLong = false): Readonly<Record<string, string>> {
  const copy = exampleCopy(locale)
  return isLong
    ? Object.fromEntries(Object.entries(copy).map(([key, text]) => [key, `${text} ${longText(locale)}`]))
    : copy
}
