import { accountsOf } from '../books/accounts.ts'
import { agentLedgerRows } from '../history/memberRecords.ts'
import { pageOf } from '../history/paging.ts'
import type { Member } from '../members/Member.ts'
import { cardOf } from '../money/cards.ts'
import { checkPayPassword } from '../money/checkPayPassword.ts'
import { parseAmount } from '../money/parseAmount.ts'
import { sumOf } from '../money/sumOf.ts'
import { transferWithTeam } from '../money/wallets.ts'
import { messageOf } from '../messages.ts'
import type { OperationMap } from '../Operations.ts'
import { Refusal } from '../Refusal.ts'
import type { Desks } from '../World.ts'
import { ledgerEntry } from './ledgerEntry.ts'

type AgentOperation =
  | 'applyAgent'
  | 'getAgentTeamInfo'
  | 'getAgentTeamFunds'
  | 'saveInviteCode'
  | 'getAgentChildren'
  | 'findAgentMember'
  | 'agentTransfer'
  | 'getReturnAgentMoneyChange'
  | 'agentWithdraw'

/** The agent centre. */
export function agentOperations(desks: Desks): Pick<OperationMap, AgentOperation> {
  const { agentApplications, books, members, sums, withdrawals } = desks
  const balanceOf = (member: Member) => books.balance(accountsOf(member.id).main, 'KRW')
  const childOf = (member: Member) => ({
    id: member.id,
    username: member.name,
    balance: balanceOf(member).toFixed(),
    pid: member.parentId ?? '',
    noChild: members.childrenOf(member.id).length === 0,
  })

  return {
    applyAgent({ mobile, apply_info }, caller) {
      agentApplications.apply(caller.member(), { mobile, info: apply_info })
      return { data: null, message: messageOf('agentApplied', caller.locale) }
    },

    getAgentTeamInfo(_, caller) {
      const team = members.teamOf(caller.agent().id)
      return {
        data: {
          agent_total: team.filter((member) => member.isAgent).length,
          user_total: team.length,
          balance_total: sumOf(team.map(balanceOf)).toFixed(),
        },
      }
    },

    getAgentTeamFunds(_, caller) {
      const team = members.teamOf(caller.agent().id).map(({ id }) => sums.of(id))
      return {
        data: {
          recharge: sumOf(team.map(({ deposited }) => deposited)).toFixed(),
          withdraw: sumOf(team.map(({ withdrawn }) => withdrawn)).toFixed(),
        },
      }
    },

    saveInviteCode({ code }, caller) {
      const agent = caller.agent()
      if (agent.inviteCode !== '') throw new Refusal('inviteCodeSet')
      if (!/^[A-Za-z0-9]{4,12}$/.test(code)) throw new Refusal('inviteCodeFormat')
      if (members.isCodeTaken(code)) throw new Refusal('inviteCodeTaken')
      agent.inviteCode = code
      return { data: null, message: messageOf('success', caller.locale) }
    },

    getAgentChildren({ pid }, caller) {
      const agent = caller.agent()
      const parent = pid || agent.id
      if (parent !== agent.id && !members.teamOf(agent.id).some((member) => member.id === parent)) {
        throw new Refusal('notYourDownline')
      }
      return { data: members.childrenOf(parent).map(childOf) }
    },

    findAgentMember({ username }, caller) {
      const agent = caller.agent()
      const path: Member[] = []
      let member = members.byName(username)
      while (member && member.id !== agent.id) {
        path.unshift(member)
        member = member.parentId === undefined ? undefined : members.byId(member.parentId)
      }
      // Members who are not below the agent are unknown to them.
      return { data: { path: member ? path.map(childOf) : [] } }
    },

    agentTransfer({ id, type, amount, password }, caller) {
      const agent = caller.agent()
      const value = parseAmount(amount, 'KRW')
      checkPayPassword(agent, password)
      transferWithTeam(desks, agent, id, type, value)
      return { data: null, message: messageOf('transferred', caller.locale) }
    },

    getReturnAgentMoneyChange({ page }, caller) {
      const agent = caller.agent()
      const { rows, last } = pageOf(agentLedgerRows(desks, agent), page)
      return { data: { data: rows.map((row) => ledgerEntry(row, caller.locale, members)), last_page: last } }
    },

    agentWithdraw({ amount, bank, password }, caller) {
      const agent = caller.agent()
      const card = cardOf(agent, bank)
      if (card?.kind !== 1) throw new Refusal('cardMissing')
      const value = parseAmount(amount, 'KRW')
      checkPayPassword(agent, password)
      withdrawals.order(agent, { kind: 'agent', amount: value, card })
      return { data: null, message: messageOf('withdrawalSent', caller.locale) }
    },
  }
}
