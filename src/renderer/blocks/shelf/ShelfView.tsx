import { use } from 'react'
import type { ShelfBlock } from '../../../format/blocks/shelf.ts'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { shelfNames } from '../../host/shelfNames.ts'
import { ActiveContext } from '../../screen/ActiveContext.ts'
import { useHost } from '../../screen/RendererProvider.tsx'

// With the code of a search, which home has loaded ahead.
const Shelf = later(
  async () => (await import('../search/SearchView.tsx')).Shelf,
  () => <Skeleton shape="shortcut" columns={4} count={4} />,
)

/** Rows opened lately and those with a star: their space at once, and nothing where the device keeps neither. */
export function ShelfView({ block }: { block: ShelfBlock }) {
  const { storage } = useHost().device
  // Looks again when the member comes back to the screen.
  use(ActiveContext)
  const isKept = Object.values(shelfNames).some((name) => (storage.getItem(name) ?? '[]') !== '[]')
  return isKept && <Shelf block={block} />
}
