import type { Random } from '../createRandom.ts'
import type { Member } from '../members/Member.ts'
import type { Desks } from '../World.ts'
import type { Temperament } from './temperaments.ts'

/** Somebody who lives in the past of a platform. */
export interface Player {
  readonly member: Member
  readonly temperament: Temperament
  readonly desks: Desks
  readonly random: Random
  /** When the platform opens. */
  readonly until: number
}

/** Activity of a player, in steps: each step gives the moment of the next one, in milliseconds since the epoch. */
export type Doing = Generator<number, void, void>
