/**
 * Views that the shell seldom shows, and the code that follows the member's play and the other tabs, in one file that is
 * fetched ahead of need.
 */
export { followPlay } from '../bounds/followPlay.ts'
export { hearTabs } from '../session/hearTabs.ts'
export { Ahead } from './Ahead.tsx'
export { Maintenance } from './Maintenance.tsx'
export { Refused } from './Refused.tsx'
export { ShellDialogs } from './ShellDialogs.tsx'
export { UpdateOffer } from './UpdateOffer.tsx'
