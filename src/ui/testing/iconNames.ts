import { icons, type IconName } from '../icons.ts'

/** Every name there is, for checkers that must know which a document may use. */
export const iconNames = Object.keys(icons) as readonly IconName[]
