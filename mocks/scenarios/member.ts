import type { Scenario } from './Scenario.ts'
import { signInAs } from './signIn.ts'

export const member: Scenario = {
  id: 'member',
  title: 'A member with money and a long history',
  persona: 'member',
  setup: (platform, persona = 'member') => signInAs(platform, persona),
}
