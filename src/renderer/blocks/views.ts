import type { ComponentType } from 'react'
import type { BlockOf, BlockType } from '../../format/blocks/Block.ts'
import { ArticleView } from './ArticleView.tsx'
import { ButtonsView } from './ButtonsView.tsx'
import { CardsView } from './CardsView.tsx'
import { CarouselView } from './CarouselView.tsx'
import { CellsView } from './CellsView.tsx'
import { CopyableView } from './CopyableView.tsx'
import { CountdownView } from './CountdownView.tsx'
import { FrameView } from './FrameView.tsx'
import { HandwrittenView } from './HandwrittenView.tsx'
import { ImageView } from './ImageView.tsx'
import { NoticeBarView } from './NoticeBarView.tsx'
import { ProfileView } from './ProfileView.tsx'
import { ProgressView } from './ProgressView.tsx'
import { SectionView } from './SectionView.tsx'
import { StatsView } from './StatsView.tsx'
import { StepsView } from './StepsView.tsx'
import { TableView } from './TableView.tsx'
import { TextView } from './TextView.tsx'

/** Who shows which block. */
export const views: Partial<{ readonly [K in BlockType]: ComponentType<{ readonly block: BlockOf<K> }> }> = {
  stats: StatsView,
  cells: CellsView,
  cards: CardsView,
  carousel: CarouselView,
  noticeBar: NoticeBarView,
  article: ArticleView,
  table: TableView,
  buttons: ButtonsView,
  text: TextView,
  image: ImageView,
  profile: ProfileView,
  countdown: CountdownView,
  copyable: CopyableView,
  progress: ProgressView,
  frame: FrameView,
  steps: StepsView,
  section: SectionView,
  handwritten: HandwrittenView,
}
