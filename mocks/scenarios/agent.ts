import { demoAccounts } from '../platform/demoAccounts.ts'
import type { Scenario } from './Scenario.ts'
import { signIn } from './signIn.ts'

export const agent: Scenario = {
  id: 'agent',
  title: 'An agent with a team of three levels',
  setup: (platform) => signIn(platform, demoAccounts.agent.name),
}
