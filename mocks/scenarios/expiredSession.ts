import { member } from './member.ts'
import type { Scenario } from './Scenario.ts'

export const expiredSession: Scenario = {
  id: 'expiredSession',
  title: 'The login has expired',
  persona: 'member',
  setup(platform, persona) {
    const { token } = member.setup(platform, persona)
    if (token === undefined) return {}
    platform.sessions.end(token)
    return { token }
  },
}
