import { member } from './member.ts'
import type { Scenario } from './Scenario.ts'

export const slowNetwork: Scenario = {
  id: 'slowNetwork',
  title: 'Every answer takes three seconds',
  persona: 'member',
  setup: member.setup,
  network: { delay: 3000 },
}
