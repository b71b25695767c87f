/** Views that home starts without, in one file: each of them alone is smaller than what it costs to ask for it. */
export { ArticleView } from './article/ArticleView.tsx'
export { CellsView } from './cells/CellsView.tsx'
export { CopyableView } from './copyable/CopyableView.tsx'
export { ImageView } from './image/ImageView.tsx'
export { ProfileView } from './profile/ProfileView.tsx'
export { ProgressView } from './progress/ProgressView.tsx'
export { StepsView } from './steps/StepsView.tsx'
export { TableView } from './table/TableView.tsx'
