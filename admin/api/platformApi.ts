import { Type } from 'typebox'
import { exactly } from './fields.ts'
import type { Route, Told } from './Route.ts'

const NotToldReasonSchema = Type.Enum([
  'refused',
  'refusedMember',
  'membersOnly',
  'signInRefused',
  'late',
  'unreachable',
  'unreadable',
])
export type NotToldReason = Told<typeof NotToldReasonSchema>

/** The platform's own figure for a setting, or why it is not known. Amounts are plain decimal text. */
const PlatformLimitSchema = Type.Union([
  exactly({ value: Type.Union([Type.String(), Type.Boolean()]) }),
  exactly({
    /** A sentence. */
    unknown: Type.String(),
    why: NotToldReasonSchema,
    /** The platform's code where it refused. */
    status: Type.Optional(Type.Integer()),
  }),
])
export type PlatformLimit = Told<typeof PlatformLimitSchema>

/** By the JSON Pointer of the setting. Settings whose figure no call gives are left out. */
const PlatformLimitsSchema = Type.Record(Type.String(), PlatformLimitSchema)
export type PlatformLimits = Told<typeof PlatformLimitsSchema>

/** Limits of the platform itself. */
export const platformApi = {
  platformLimits: {
    method: 'GET',
    url: '/platform/limits',
    schema: { response: { 200: exactly({ limits: PlatformLimitsSchema }) } },
  },
} as const satisfies Readonly<Record<string, Route>>
