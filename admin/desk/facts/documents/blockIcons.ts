import type { BlockType } from '../../../../src/format/blocks/Block.ts'
import type { IconName } from '../../../../src/ui/icons.ts'

const ofText: IconName = 'message'

/** What stands for a kind of block, beside its name. */
export const blockIcons: Readonly<Record<BlockType, IconName>> = {
  list: 'records',
  filter: 'calendar',
  form: 'edit',
  tabs: 'card',
  stats: 'chart',
  cells: 'menu',
  cards: 'cards',
  carousel: 'image',
  noticeBar: 'notice',
  article: 'info',
  table: 'chart',
  buttons: 'play',
  text: ofText,
  image: 'image',
  profile: 'user',
  countdown: 'clock',
  copyable: 'copy',
  progress: 'percent',
  packet: 'gift',
  frame: 'external',
  steps: 'check',
  section: 'inbox',
  search: 'search',
  popup: 'expand',
  handwritten: 'settings',
  switch: 'lock',
  upload: 'download',
}
