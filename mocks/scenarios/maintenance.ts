import type { Scenario } from './Scenario.ts'

export const maintenance: Scenario = {
  id: 'maintenance',
  title: 'The site is closed for maintenance',
  setup(platform) {
    platform.settings.siteOpen = false
    return {}
  },
}
