/** What the shell seldom shows, in one file that is fetched ahead of need. */
export { Ahead } from './Ahead.tsx'
export { Maintenance } from './Maintenance.tsx'
export { Refused } from './Refused.tsx'
export { ShellDialogs } from './ShellDialogs.tsx'
export { UpdateOffer } from './UpdateOffer.tsx'
