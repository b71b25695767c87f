/** Views that home and many other screens show and record lists do not, in one file that those screens load beside the start. */
export { CardsView } from './CardsView.tsx'
export { CarouselView } from './CarouselView.tsx'
export { NoticeBarView } from './NoticeBarView.tsx'
export { TabsView } from './TabsView.tsx'
