import { Type } from 'typebox'
import { changeIds, exactly, nothing } from './fields.ts'
import type { Route, Told } from './Route.ts'

/** A link that shows changes on a phone; the token is shown only here. */
const PhoneLinkSchema = exactly({
  /** The address of the page that takes the token. */
  address: Type.String(),
  token: Type.String(),
  expiresAt: Type.String(),
})
export type PhoneLink = Told<typeof PhoneLinkSchema>

/** How an operator shows changes on a phone. */
export const phoneLinkApi = {
  /** When the link of this session ends; null when it has no link. */
  phoneLinkEnds: {
    method: 'GET',
    url: '/phone-link',
    schema: { response: { 200: exactly({ expiresAt: Type.Union([Type.String(), Type.Null()]) }) } },
  },
  /** Replaces an earlier one. It shows these changes together; without them, one's own. */
  makePhoneLink: {
    method: 'POST',
    url: '/phone-link',
    schema: { querystring: Type.Object({ changes: Type.Optional(changeIds) }), response: { 201: PhoneLinkSchema } },
  },
  endPhoneLink: { method: 'DELETE', url: '/phone-link', schema: { response: { 204: nothing } } },
} as const satisfies Readonly<Record<string, Route>>
