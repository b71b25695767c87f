import type { Entity } from './Operations.ts'

/** The level is the number after the letter P of `current_vip` (specification, section 3); 0 without one. */
export function withVipLevel(user: Entity<'UserInfo'>): Entity<'UserInfo'> {
  const level = Number(/P(\d+)/i.exec(user.current_vip ?? '')?.[1] ?? user.vip ?? 0)
  return user.vip === level ? user : { ...user, vip: level }
}
