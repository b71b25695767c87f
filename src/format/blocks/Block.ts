import { Type, type Static, type TSchema } from 'typebox'
import { variants } from '../shape/shapes.ts'
import { article } from './article.ts'
import { buttons } from './buttons.ts'
import { cards } from './cards.ts'
import { carousel } from './carousel.ts'
import { cells } from './cells.ts'
import { copyable } from './copyable.ts'
import { countdown } from './countdown.ts'
import { filter } from './filter.ts'
import { form } from './form.ts'
import { frame } from './frame.ts'
import { handwritten } from './handwritten.ts'
import { image } from './image.ts'
import { list } from './list.ts'
import { noticeBar } from './noticeBar.ts'
import { packet } from './packet.ts'
import { popup } from './popup.ts'
import { profile } from './profile.ts'
import { chart } from './chart.ts'
import { progress } from './progress.ts'
import { search } from './search.ts'
import { section } from './section.ts'
import { shelf } from './shelf.ts'
import { stats } from './stats.ts'
import { steps } from './steps.ts'
import { switchBlock } from './switchBlock.ts'
import { table } from './table.ts'
import { tabs } from './tabs.ts'
import { textBlock } from './textBlock.ts'
import { upload } from './upload.ts'

/** Every block type, in the order of the manual: the closed union of the language. */
export const blocks = {
  list,
  filter,
  form,
  tabs,
  stats,
  cells,
  cards,
  carousel,
  noticeBar,
  article,
  table,
  buttons,
  text: textBlock,
  image,
  profile,
  countdown,
  copyable,
  progress,
  chart,
  packet,
  frame,
  steps,
  section,
  search,
  shelf,
  popup,
  handwritten,
  switch: switchBlock,
  upload,
}

type Declared = typeof blocks
export type BlockType = keyof Declared
/** Compiled block of this type. */
export type BlockOf<K extends BlockType> = Static<Declared[K]['shape']>
export type Block = { [K in BlockType]: BlockOf<K> }[BlockType]

export const isBlockType = (name: string): name is BlockType => Object.hasOwn(blocks, name)
export const blockTypes: readonly BlockType[] = Object.keys(blocks).filter(isBlockType)

const shapes: Readonly<Record<string, TSchema>> = Object.fromEntries(
  blockTypes.map((type) => [type, blocks[type].shape]),
)
export const BlocksSchema = Type.Array(variants('type', shapes), { description: 'Blocks, in order.' })
