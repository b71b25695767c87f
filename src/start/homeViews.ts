import { CardsView } from '../renderer/blocks/cards/CardsView.tsx'
import { CarouselView } from '../renderer/blocks/carousel/CarouselView.tsx'
import { NoticeBarView } from '../renderer/blocks/notice-bar/NoticeBarView.tsx'
import { TabsView } from '../renderer/blocks/tabs/TabsView.tsx'
import type { ViewsIn } from './codeFiles.ts'

export const homeViews: ViewsIn<'home'> = {
  cards: CardsView,
  carousel: CarouselView,
  noticeBar: NoticeBarView,
  tabs: TabsView,
}
