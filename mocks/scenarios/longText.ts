import { member } from './member.ts'
import type { Scenario } from './Scenario.ts'

export const longText: Scenario = {
  id: 'longText',
  title: 'Names and titles of great length',
  persona: 'member',
  setup(platform, persona) {
    platform.settings.longText = true
    return member.setup(platform, persona)
  },
}
