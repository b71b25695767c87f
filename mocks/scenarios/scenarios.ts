import { agent } from './agent.ts'
import { depositsClosed } from './depositsClosed.ts'
import { emptyHistory } from './emptyHistory.ts'
import { expiredSession } from './expiredSession.ts'
import { failingReads } from './failingReads.ts'
import { longText } from './longText.ts'
import { maintenance } from './maintenance.ts'
import { member } from './member.ts'
import { newMember } from './newMember.ts'
import { slowNetwork } from './slowNetwork.ts'
import { visitor } from './visitor.ts'

export const scenarios = {
  visitor,
  member,
  newMember,
  agent,
  emptyHistory,
  slowNetwork,
  expiredSession,
  maintenance,
  depositsClosed,
  failingReads,
  longText,
} as const

export type ScenarioId = keyof typeof scenarios
