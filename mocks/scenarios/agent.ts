import type { Scenario } from './Scenario.ts'
import { signInAs } from './signIn.ts'

export const agent: Scenario = {
  id: 'agent',
  title: 'An agent with a team of three levels',
  persona: 'agent',
  setup: (platform) => signInAs(platform, 'agent'),
}
