import { demoAccounts } from '../platform/demoAccounts.ts'
import type { Scenario } from './Scenario.ts'
import { signIn } from './signIn.ts'

export const newMember: Scenario = {
  id: 'newMember',
  title: 'Just registered, nothing yet',
  persona: 'member',
  setup(platform) {
    platform.members.add({
      name: 'newbie01',
      password: demoAccounts.member.password,
      payPassword: demoAccounts.payPassword,
      realname: '나새봄',
      registeredAt: platform.now(),
    })
    return signIn(platform, 'newbie01')
  },
}
