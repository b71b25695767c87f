import { Type, type Static } from 'typebox'
import { locales } from './locales.ts'
import { isObject } from './value/isObject.ts'
import { exact, oneOf } from './shape/shapes.ts'

/** Roles of a user; an agent is not among the members here. */
export const roles = ['visitors', 'members', 'agents'] as const

/** The highest VIP level that an audience may name. */
export const HIGHEST_VIP = 100

const level = (description: string) => Type.Optional(Type.Integer({ minimum: 0, maximum: HIGHEST_VIP, description }))

/** Whom something is for. Decided on the phone, by what it knows anyway: nothing about a member is sent for it. */
const AudienceSchema = exact(
  {
    roles: Type.Optional(
      Type.Array(oneOf(roles, 'Visitors, members who are not agents, or agents.'), {
        minItems: 1,
        uniqueItems: true,
        description: 'Who sees it; everybody without it.',
      }),
    ),
    vipFrom: level('The lowest VIP level that sees it; visitors have none.'),
    vipTo: level('The highest VIP level that sees it; visitors have none.'),
    joinedWithin: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 3650, description: 'Only who joined less than so many days ago.' }),
    ),
    languages: Type.Optional(
      Type.Array(oneOf(locales, 'A language.'), {
        minItems: 1,
        uniqueItems: true,
        description: 'The languages of the app in which it shows; all without it.',
      }),
    ),
    installed: Type.Optional(
      Type.Boolean({ description: 'Only where the app is installed, or only where it is not.' }),
    ),
  },
  'Whom it is for; all of it has to hold. Everybody without it.',
)

export type Audience = Static<typeof AudienceSchema>
export type Role = (typeof roles)[number]

/** Written into a shape that has an audience. */
export const audience = { audience: Type.Optional(AudienceSchema) }

/** Whether a block whose shape has been checked says whom it is for. */
export const isAudience = (value: unknown): value is Audience => isObject(value)
