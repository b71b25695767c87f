import type { Scenario } from './Scenario.ts'
import { signInAs } from './signIn.ts'

export const maintenance: Scenario = {
  id: 'maintenance',
  title: 'The site is closed for maintenance',
  persona: 'visitor',
  setup(platform, persona = 'visitor') {
    platform.settings.siteOpen = false
    return signInAs(platform, persona)
  },
}
