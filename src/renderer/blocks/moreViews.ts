/** Views that home starts without, in one file: each of them alone is smaller than what it costs to ask for it. */
export { ArticleView } from './ArticleView.tsx'
export { CellsView } from './CellsView.tsx'
export { CopyableView } from './CopyableView.tsx'
export { ImageView } from './ImageView.tsx'
export { ProfileView } from './ProfileView.tsx'
export { ProgressView } from './ProgressView.tsx'
export { StepsView } from './StepsView.tsx'
export { TableView } from './TableView.tsx'
