import type { Operator, OperatorStore } from '../store/rows/operatorRows.ts'
import { isLower } from '../base/people/roles.ts'

const DAY = 24 * 60 * 60_000
/** How the names of actors on the command line begin. */
const COMMAND_LINE = 'cli:'
/** How the names of the providers of company accounts begin, as actors. */
export const COMPANY = 'company:'

/** Which person is behind each acting name, where two people are needed. */
export interface Persons {
  /**
   * Whether two names may be one person: everybody who can open the command line's socket is one, whatever name they
   * give; an account that somebody let in within 24 hours, by an invitation, a new password or a higher role, is still
   * theirs. Those that the company's groups let in are the one's who keeps the groups.
   */
  isSame(one: string, other: string): boolean
  /** Whether an approval under this name counts: not from somebody who was disabled or may no longer publish. */
  mayApprove(name: string): boolean
}

/** By the accounts as they are now. */
export async function readPersons(store: Pick<OperatorStore, 'listOperators'>, now: number): Promise<Persons> {
  const operators = new Map((await store.listOperators()).map((operator) => [operator.name, operator]))
  const isNew = ({ vouchedAt }: Operator): boolean => vouchedAt !== undefined && now - Date.parse(vouchedAt) < DAY

  function rootOf(name: string): string {
    const seen = new Set<string>()
    let at = name
    while (!seen.has(at)) {
      seen.add(at)
      const operator = operators.get(at)
      // The setup link of an empty store comes from nobody.
      if (operator?.vouchedBy === undefined || operator.vouchedBy === 'system' || !isNew(operator)) break
      at = operator.vouchedBy
    }
    return [COMMAND_LINE, COMPANY].find((several) => at.startsWith(several)) ?? at
  }

  return {
    isSame: (one, other) => rootOf(one) === rootOf(other),
    mayApprove(name) {
      const operator = operators.get(name)
      return operator === undefined || (!operator.disabled && !isLower(operator.role, 'publisher'))
    },
  }
}
