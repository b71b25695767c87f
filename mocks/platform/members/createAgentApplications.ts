import { MINUTE } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import { checkAgentMobile } from './memberRules.ts'
import type { Member } from './Member.ts'

export interface AgentApplication {
  readonly id: string
  readonly memberId: string
  readonly at: number
  readonly state: 'pending' | 'approved' | 'rejected'
}

export interface AgentApplications {
  /** Refuses from an agent, without a mobile number or a word, and while another is pending. */
  apply: (member: Member, application: { mobile: string; info: string }) => void
  /** Somebody who has deposited becomes an agent; anybody else may apply again later. */
  judge: (id: string) => void
}

const JUDGED_AFTER = 30 * MINUTE

export function createAgentApplications({ agenda, archive, clock, members, sums }: World): AgentApplications {
  const applications = archive.agentApplications

  return {
    apply(member, { mobile, info }) {
      if (member.isAgent) throw new Refusal('agentAlready')
      checkAgentMobile(mobile)
      if (info.trim() === '') throw new Refusal('applyInfoMissing')
      if (applications.of(member.id).at(-1)?.state === 'pending') throw new Refusal('agentPending')
      const id = `G${applications.size + 1}`
      applications.add({ id, memberId: member.id, at: clock.now(), state: 'pending' })
      agenda.add({ at: clock.now() + JUDGED_AFTER, kind: 'agentApplication', key: id })
    },
    judge(id) {
      const application = applications.find(id)
      const member = members.byId(application?.memberId ?? '')
      if (application?.state !== 'pending' || !member) return
      member.isAgent = sums.of(member.id).deposited.gt(0)
      applications.replace({ ...application, state: member.isAgent ? 'approved' : 'rejected' })
    },
  }
}
