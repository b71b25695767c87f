import { later } from '../../ui/later.tsx'
import { ButtonsView } from './buttons/ButtonsView.tsx'
import { HandwrittenView } from './handwritten/HandwrittenView.tsx'
import { SectionView } from './section/SectionView.tsx'
import { StatsView } from './stats/StatsView.tsx'
import { TextView } from './text/TextView.tsx'
import type { Views } from './ViewsContext.ts'

const home = async () => import('./homeViews.ts')
const more = async () => import('./moreViews.ts')
const cells = later(async () => (await more()).CellsView)

/** Who shows which block. What a record list does without comes when a screen needs it. */
export const views: Views = {
  list: later(async () => (await import('./list/ListView.tsx')).ListView),
  filter: later(async () => (await import('./filter/FilterView.tsx')).FilterView),
  form: later(async () => (await import('./form/FormView.tsx')).FormView),
  tabs: later(async () => (await home()).TabsView),
  stats: StatsView,
  cells,
  cards: later(async () => (await home()).CardsView),
  carousel: later(async () => (await home()).CarouselView),
  noticeBar: later(async () => (await home()).NoticeBarView),
  article: later(async () => (await more()).ArticleView),
  table: later(async () => (await more()).TableView),
  buttons: ButtonsView,
  text: TextView,
  image: later(async () => (await more()).ImageView),
  profile: later(async () => (await more()).ProfileView),
  countdown: later(async () => (await import('./countdown/CountdownView.tsx')).CountdownView),
  copyable: later(async () => (await more()).CopyableView),
  progress: later(async () => (await more()).ProgressView),
  frame: later(async () => (await import('./frame/FrameView.tsx')).FrameView),
  steps: later(async () => (await more()).StepsView),
  section: SectionView,
  // With what stands in most of them, or they would grow while they open.
  popup: later(async () => (await Promise.all([import('./popup/PopupView.tsx'), cells.load()]))[0].PopupView),
  handwritten: HandwrittenView,
  switch: later(async () => (await import('./switch/SwitchView.tsx')).SwitchView),
  upload: later(async () => (await import('./upload/UploadView.tsx')).UploadView),
}
