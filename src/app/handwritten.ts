import type { Host } from '../renderer/Host.ts'

/** The hand-written components that documents may place, by the name they use; a test holds it to the names the check knows. */
export const handwritten: Host['handwritten'] = {}
