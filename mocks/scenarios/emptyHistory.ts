import { demoAccounts } from '../platform/demoAccounts.ts'
import type { Scenario } from './Scenario.ts'
import { signInAs } from './signIn.ts'

export const emptyHistory: Scenario = {
  id: 'emptyHistory',
  title: 'Money, and every list is empty',
  persona: 'member',
  setup(platform, persona = 'member') {
    const member = persona === 'visitor' ? undefined : platform.members.byName(demoAccounts[persona].name)
    if (member) member.cards = []
    platform.settings.hasPast = false
    return signInAs(platform, persona)
  },
}
