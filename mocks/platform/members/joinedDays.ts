import { DAY } from '../platformTime.ts'
import type { Member } from './Member.ts'

/** Days since a member registered, the first one counted. */
export const joinedDays = ({ registeredAt }: Pick<Member, 'registeredAt'>, now: number): number =>
  Math.max(1, Math.ceil((now - registeredAt) / DAY))
