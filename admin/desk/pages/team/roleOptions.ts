import { roles } from '../../session/roles.ts'
import type { Say } from '../../words/WordTable.ts'

/** The roles to choose from. */
export const roleOptions = (t: Say) => roles.map((value) => ({ value, label: t(`roles.${value}`) }))
