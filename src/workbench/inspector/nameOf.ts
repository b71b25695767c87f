import type { PlayedBlock } from '../../demo/readTree.ts'

/** How a block is called in the workbench: `amount /body/3`, or by the screen's own id. */
export const nameOf = ({ id, pointer, store }: PlayedBlock): string =>
  id === '' ? `${store.play.getSnapshot().plan.id} screen` : `${id} ${pointer}`
