import { demoAccounts } from '../platform/demoAccounts.ts'
import type { Scenario } from './Scenario.ts'
import { signIn } from './signIn.ts'

export const member: Scenario = {
  id: 'member',
  title: 'A member with money and a long history',
  setup: (platform) => signIn(platform, demoAccounts.member.name),
}
