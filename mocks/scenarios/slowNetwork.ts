import { member } from './member.ts'
import type { Scenario } from './Scenario.ts'

export const slowNetwork: Scenario = {
  id: 'slowNetwork',
  title: 'A member on a slow network: every answer takes three seconds',
  persona: 'member',
  setup: member.setup,
  network: { delay: 3000 },
}
