import { icons, type IconName } from './icons.ts'
import { moreIcons } from './moreIcons.ts'

/** Every name there is, for checkers that must know which a document may use. */
export const iconNames = [...Object.keys(icons), ...Object.keys(moreIcons)] as readonly IconName[]
