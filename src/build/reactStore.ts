/** React’s own, in place of the copy for Reacts that had none. */
export { useSyncExternalStore } from 'react'
