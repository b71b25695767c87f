import * as fc from 'fast-check'
import type { Kind } from '../Kind.ts'
import { fold } from '../fold.ts'
import { period } from './period.ts'

const opening = fc.record(
  {
    on: fc.boolean(),
    places: fc.uniqueArray(fc.constantFrom('/', '/withdrawal', '/recharge', '/nowhere', '/recharge?type=bank'), {
      maxLength: 3,
    }),
    once: fc.constantFrom('session', 'day', 'always', 'never'),
    ...period,
  },
  { requiredKeys: [] },
)

/** Dialogs that open by themselves; the shipped documents have one. */
export const dialogKinds: Readonly<Record<string, Kind>> = {
  'opening of a dialog': () =>
    fc.tuple(fc.constantFrom('withdrawalWarning', 'legalNotice'), opening).map(([id, rest]) => ({
      what: `dialogs.json ${id}: ${fold(rest)}`,
      replacements: Object.entries(rest).map(([key, value]) => ({
        document: 'dialogs.json',
        path: ['dialogs', id, key],
        value,
      })),
    })),
}
