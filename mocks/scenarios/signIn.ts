import { demoAccounts } from '../platform/demoAccounts.ts'
import type { Platform } from '../platform/createPlatform.ts'
import type { Persona } from './Persona.ts'
import type { Situation } from './Scenario.ts'

export function signIn({ members, sessions }: Platform, name: string): Situation {
  const member = members.byName(name)
  if (!member) throw new Error(`There is no member ${name}.`)
  return { token: sessions.open(member.id) }
}

/** Signs in the account of the demonstration that is this persona; a visitor has none. */
export function signInAs(platform: Platform, persona: Persona): Situation {
  return persona === 'visitor' ? {} : signIn(platform, demoAccounts[persona].name)
}
