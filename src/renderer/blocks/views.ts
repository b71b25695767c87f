import { later } from '../../ui/later.tsx'
import { ButtonsView } from './ButtonsView.tsx'
import { CardsView } from './CardsView.tsx'
import { CarouselView } from './CarouselView.tsx'
import { HandwrittenView } from './HandwrittenView.tsx'
import { NoticeBarView } from './NoticeBarView.tsx'
import { SectionView } from './SectionView.tsx'
import { StatsView } from './StatsView.tsx'
import { TabsView } from './TabsView.tsx'
import { TextView } from './TextView.tsx'
import type { Views } from './ViewsContext.ts'

const cells = later(async () => (await import('./CellsView.tsx')).CellsView)

/** Who shows which block. What the home screen does without comes when a screen needs it. */
export const views: Views = {
  list: later(async () => (await import('./ListView.tsx')).ListView),
  filter: later(async () => (await import('./FilterView.tsx')).FilterView),
  form: later(async () => (await import('./FormView.tsx')).FormView),
  tabs: TabsView,
  stats: StatsView,
  cells,
  cards: CardsView,
  carousel: CarouselView,
  noticeBar: NoticeBarView,
  article: later(async () => (await import('./ArticleView.tsx')).ArticleView),
  table: later(async () => (await import('./TableView.tsx')).TableView),
  buttons: ButtonsView,
  text: TextView,
  image: later(async () => (await import('./ImageView.tsx')).ImageView),
  profile: later(async () => (await import('./ProfileView.tsx')).ProfileView),
  countdown: later(async () => (await import('./CountdownView.tsx')).CountdownView),
  copyable: later(async () => (await import('./CopyableView.tsx')).CopyableView),
  progress: later(async () => (await import('./ProgressView.tsx')).ProgressView),
  frame: later(async () => (await import('./FrameView.tsx')).FrameView),
  steps: later(async () => (await import('./StepsView.tsx')).StepsView),
  section: SectionView,
  // With what stands in most of them, or they would grow while they open.
  popup: later(async () => (await Promise.all([import('./PopupView.tsx'), cells.load()]))[0].PopupView),
  handwritten: HandwrittenView,
  switch: later(async () => (await import('./SwitchView.tsx')).SwitchView),
  upload: later(async () => (await import('./UploadView.tsx')).UploadView),
}
