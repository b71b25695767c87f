import type { Entity } from '../../platform/Operations.ts'

/** A member below an agent, as the platform gives them (specification, section 3: child node). */
export type TeamMember = Entity<'AgentChild'>
