import { demoAccounts } from '../platform/demoAccounts.ts'
import { noHistory } from '../platform/members/Member.ts'
import type { Scenario } from './Scenario.ts'
import { signIn } from './signIn.ts'

export const emptyHistory: Scenario = {
  id: 'emptyHistory',
  title: 'A member with money whose every list is empty',
  setup(platform) {
    const member = platform.members.byName(demoAccounts.member.name)
    if (member) {
      member.history = { ...noHistory }
      member.cards = []
    }
    return signIn(platform, demoAccounts.member.name)
  },
}
