import { member } from './member.ts'
import type { Scenario } from './Scenario.ts'

export const failingReads: Scenario = {
  id: 'failingReads',
  title: 'Nothing but the account loads',
  persona: 'member',
  setup: member.setup,
  network: { failing: 'reads' },
}
