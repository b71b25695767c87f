import { Type } from 'typebox'
import { PhoneDraftSchema } from '../../src/format/wire/PhoneDraft.ts'
import { address, moment } from './fields.ts'
import type { Route } from './Route.ts'

/**
 * Everything a phone may ask. The asking page is the members' app, so the answer is declared where both can read it.
 */
export const phoneApi = {
  draft: {
    method: 'GET',
    url: '/draft',
    schema: {
      /** At a moment ahead, all that is scheduled until then has happened. */
      querystring: Type.Object({ have: Type.Optional(address), at: Type.Optional(moment) }),
      response: { 200: PhoneDraftSchema },
    },
  },
} as const satisfies Readonly<Record<string, Route>>
