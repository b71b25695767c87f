import { Type, type TSchema } from 'typebox'
import { variants } from '../shape/shapes.ts'
import * as c from './controls.ts'
import { FilterBlockSchema, type FilterBlock } from './filter.ts'
import { FormBlockSchema, type FormBlock } from './form.ts'
import { ListSchema, type ListBlock } from './list.ts'
import * as p from './presentational.ts'
import { TabsSchema, type TabsBlock } from './tabs.ts'

/** Every block type and what it compiles to. A view missing for one of them is a compile error in the renderer. */
interface Blocks {
  list: ListBlock
  filter: FilterBlock
  form: FormBlock
  tabs: TabsBlock
  stats: p.StatsBlock
  cells: p.CellsBlock
  cards: p.CardsBlock
  carousel: p.CarouselBlock
  noticeBar: p.NoticeBarBlock
  article: p.ArticleBlock
  table: p.TableBlock
  buttons: p.ButtonsBlock
  text: p.TextBlock
  image: p.ImageBlock
  profile: p.ProfileBlock
  countdown: p.CountdownBlock
  copyable: p.CopyableBlock
  progress: p.ProgressBlock
  frame: p.FrameBlock
  steps: p.StepsBlock
  section: p.SectionBlock
  popup: p.PopupBlock
  handwritten: p.HandwrittenBlock
  switch: c.SwitchBlock
  upload: c.UploadBlock
}
export type BlockType = keyof Blocks
export type BlockOf<K extends BlockType> = Blocks[K]
export type Block = Blocks[BlockType]

/** The schema of every block type: the closed union of the language. */
export const blockSchemas: Readonly<Record<BlockType, TSchema>> = {
  list: ListSchema,
  filter: FilterBlockSchema,
  form: FormBlockSchema,
  tabs: TabsSchema,
  stats: p.StatsSchema,
  cells: p.CellsSchema,
  cards: p.CardsSchema,
  carousel: p.CarouselSchema,
  noticeBar: p.NoticeBarSchema,
  article: p.ArticleSchema,
  table: p.TableSchema,
  buttons: p.ButtonsSchema,
  text: p.TextSchema,
  image: p.ImageSchema,
  profile: p.ProfileSchema,
  countdown: p.CountdownSchema,
  copyable: p.CopyableSchema,
  progress: p.ProgressSchema,
  frame: p.FrameSchema,
  steps: p.StepsSchema,
  section: p.SectionSchema,
  popup: p.PopupSchema,
  handwritten: p.HandwrittenSchema,
  switch: c.SwitchSchema,
  upload: c.UploadSchema,
}

const BlockSchema = variants('type', blockSchemas as Record<string, TSchema>)
export const BlocksSchema = Type.Array(BlockSchema, { description: 'Blocks, in order.' })
