import { Type } from 'typebox'
import { PhoneDraftSchema } from '../../src/format/wire/PhoneDraft.ts'
import { address } from './fields.ts'
import type { Route } from './Route.ts'

/**
 * Everything a phone may ask. The asking page is the members' app, so the answer is declared where both can read it.
 */
export const phoneApi = {
  draft: {
    method: 'GET',
    url: '/draft',
    schema: { querystring: Type.Object({ have: Type.Optional(address) }), response: { 200: PhoneDraftSchema } },
  },
} as const satisfies Readonly<Record<string, Route>>
