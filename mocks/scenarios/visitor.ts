import type { Scenario } from './Scenario.ts'

export const visitor: Scenario = {
  id: 'visitor',
  title: 'A visitor who is not logged in',
  persona: 'visitor',
  setup: () => ({}),
}
