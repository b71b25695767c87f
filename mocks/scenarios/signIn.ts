import type { Platform } from '../platform/createPlatform.ts'
import type { Situation } from './Scenario.ts'

export function signIn({ members, sessions }: Platform, name: string): Situation {
  const member = members.byName(name)
  if (!member) throw new Error(`There is no member ${name}.`)
  return { token: sessions.open(member.id) }
}
