import { ArticleView } from '../renderer/blocks/article/ArticleView.tsx'
import { CellsView } from '../renderer/blocks/cells/CellsView.tsx'
import { CopyableView } from '../renderer/blocks/copyable/CopyableView.tsx'
import { ImageView } from '../renderer/blocks/image/ImageView.tsx'
import { ProfileView } from '../renderer/blocks/profile/ProfileView.tsx'
import { ProgressView } from '../renderer/blocks/progress/ProgressView.tsx'
import { StepsView } from '../renderer/blocks/steps/StepsView.tsx'
import { TableView } from '../renderer/blocks/table/TableView.tsx'
import type { ViewsIn } from './codeFiles.ts'

export const moreViews: ViewsIn<'more'> = {
  article: ArticleView,
  cells: CellsView,
  copyable: CopyableView,
  image: ImageView,
  profile: ProfileView,
  progress: ProgressView,
  steps: StepsView,
  table: TableView,
}
