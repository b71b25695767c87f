import { ButtonsView } from '../renderer/blocks/buttons/ButtonsView.tsx'
import { CardsView } from '../renderer/blocks/cards/CardsView.tsx'
import { CarouselView } from '../renderer/blocks/carousel/CarouselView.tsx'
import { NoticeBarView } from '../renderer/blocks/notice-bar/NoticeBarView.tsx'
import { SectionView } from '../renderer/blocks/section/SectionView.tsx'
import { StatsView } from '../renderer/blocks/stats/StatsView.tsx'
import { TabsView } from '../renderer/blocks/tabs/TabsView.tsx'
import type { ViewsIn } from './codeFiles.ts'

export const homeViews: ViewsIn<'home'> = {
  buttons: ButtonsView,
  cards: CardsView,
  carousel: CarouselView,
  noticeBar: NoticeBarView,
  section: SectionView,
  stats: StatsView,
  tabs: TabsView,
}
