import { lazy } from 'react'
import { ButtonsView } from './ButtonsView.tsx'
import { CardsView } from './CardsView.tsx'
import { CarouselView } from './CarouselView.tsx'
import { CellsView } from './CellsView.tsx'
import { HandwrittenView } from './HandwrittenView.tsx'
import { NoticeBarView } from './NoticeBarView.tsx'
import { PopupView } from './PopupView.tsx'
import { SectionView } from './SectionView.tsx'
import { StatsView } from './StatsView.tsx'
import { TabsView } from './TabsView.tsx'
import { TextView } from './TextView.tsx'
import type { Views } from './ViewsContext.ts'

/** Who shows which block. What the home screen does without comes when a screen needs it. */
export const views: Views = {
  list: lazy(async () => ({ default: (await import('./ListView.tsx')).ListView })),
  filter: lazy(async () => ({ default: (await import('./FilterView.tsx')).FilterView })),
  form: lazy(async () => ({ default: (await import('./FormView.tsx')).FormView })),
  tabs: TabsView,
  stats: StatsView,
  cells: CellsView,
  cards: CardsView,
  carousel: CarouselView,
  noticeBar: NoticeBarView,
  article: lazy(async () => ({ default: (await import('./ArticleView.tsx')).ArticleView })),
  table: lazy(async () => ({ default: (await import('./TableView.tsx')).TableView })),
  buttons: ButtonsView,
  text: TextView,
  image: lazy(async () => ({ default: (await import('./ImageView.tsx')).ImageView })),
  profile: lazy(async () => ({ default: (await import('./ProfileView.tsx')).ProfileView })),
  countdown: lazy(async () => ({ default: (await import('./CountdownView.tsx')).CountdownView })),
  copyable: lazy(async () => ({ default: (await import('./CopyableView.tsx')).CopyableView })),
  progress: lazy(async () => ({ default: (await import('./ProgressView.tsx')).ProgressView })),
  frame: lazy(async () => ({ default: (await import('./FrameView.tsx')).FrameView })),
  steps: lazy(async () => ({ default: (await import('./StepsView.tsx')).StepsView })),
  section: SectionView,
  popup: PopupView,
  handwritten: HandwrittenView,
}
