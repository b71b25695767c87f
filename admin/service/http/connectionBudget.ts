import { Type } from 'typebox'
import { Check } from 'typebox/value'

/**
 * How the descriptors of the process are shared out, so that members can never take those of operators, of the platform
 * or of the store.
 */
export interface ConnectionBudget {
  readonly members: number
  readonly desk: number
  readonly platform: number
}

/** The part of Node's own report that has the limit; not on every system. */
const LimitsSchema = Type.Object({ userLimits: Type.Object({ open_files: Type.Object({ soft: Type.Unknown() }) }) })

/** More than any machine serves; used if the system sets no limit. */
const UNLIMITED = 1_000_000

/** A tenth or so for each of the others, but never more than they can use. */
export function shareDescriptors(limit: number): ConnectionBudget {
  const desk = Math.min(256, Math.floor(limit / 8))
  const platform = Math.min(256, Math.floor(limit / 8))
  const filesAndStore = Math.min(128, Math.floor(limit / 4))
  return { desk, platform, members: limit - desk - platform - filesAndStore }
}

/** How many files and connections this process may have open at once. */
export function descriptorLimit(): number {
  const { report } = process
  // Names of network interfaces are not needed, and looking them up may take long.
  Object.assign(report, { excludeNetwork: true })
  const told: unknown = report.getReport()
  const soft = Check(LimitsSchema, told) ? Number(told.userLimits.open_files.soft) : Number.NaN
  return Number.isNaN(soft) ? UNLIMITED : Math.min(soft, UNLIMITED)
}
