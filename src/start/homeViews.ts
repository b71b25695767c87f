/** Views that home and many other screens show and record lists do not, in one file that those screens load beside the start. */
export { CardsView } from './cards/CardsView.tsx'
export { CarouselView } from './carousel/CarouselView.tsx'
export { NoticeBarView } from './notice-bar/NoticeBarView.tsx'
export { TabsView } from './tabs/TabsView.tsx'
