import { member } from './member.ts'
import type { Scenario } from './Scenario.ts'

export const failingReads: Scenario = {
  id: 'failingReads',
  title: 'A member for whom nothing but the account can be loaded',
  persona: 'member',
  setup: member.setup,
  network: { failing: 'reads' },
}
