import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** The platform's HTML: the parser comes with the first article, not with the app. */
export const LaterHtml = later(
  async () => (await import('./PlatformHtml.tsx')).PlatformHtml,
  () => <Skeleton shape="text" count={5} />,
)
