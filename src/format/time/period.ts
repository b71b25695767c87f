import { Type, type Static } from 'typebox'
import { defaulted } from '../shape/shapes.ts'
import { MEMBERS_ZONE } from './zones.ts'

/** When an operator wants something shown, and before what else. */
export const period = {
  from: Type.Optional(Type.String({ format: 'date-time', description: 'The first moment it shows, UTC.' })),
  until: Type.Optional(Type.String({ format: 'date-time', description: 'The moment it stops showing, UTC.' })),
  zone: defaulted(Type.String({ description: 'The time zone the operator meant.' }), MEMBERS_ZONE),
  priority: defaulted(Type.Integer({ minimum: 0, maximum: 100, description: 'Higher ones come first.' }), 0),
}

const PeriodSchema = Type.Object(period)
export type Period = Static<typeof PeriodSchema>
