import type { Member } from '../members/Member.ts'
import { HOUR } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import { receiverOf } from './wallets.ts'

/** Questions a member and hour: enough to send money to some people, too few to list members. */
const MOST = 10

export interface Receivers {
  /** The masked name of the member who would receive money of another one. */
  find: (member: Member, username: string) => string
}

/** Tells a member whom they are about to send money to. */
export function createReceivers(world: Pick<World, 'clock' | 'members'>): Receivers {
  const asked = new Map<string, readonly number[]>()
  return {
    find(member, username) {
      const now = world.clock.now()
      const lately = (asked.get(member.id) ?? []).filter((at) => at > now - HOUR)
      if (lately.length >= MOST) throw new Refusal('receiversAsked', {}, 429)
      asked.set(member.id, [...lately, now])
      return masked(receiverOf(world, member, username).realname)
    },
  }
}

/** The first letter of each word, and as many stars as it goes on for, three at most. */
const masked = (name: string) =>
  name.replaceAll(/(\S)(\S+)/gu, (_, first: string, rest: string) => first + '*'.repeat(Math.min(3, rest.length)))
