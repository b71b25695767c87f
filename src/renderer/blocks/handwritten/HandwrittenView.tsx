import type { HandwrittenBlock } from '../../../format/blocks/handwritten.ts'
import { useDerived } from '../../reading/useDerived.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import type { Reader } from '../../reading/reader.ts'
import { BlockSkeleton } from '../BlockSkeleton.tsx'
import { Unsupported } from '../Unsupported.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'

/**
 * A component the app registered under this name. It gets its properties when all of them are there; while one of them
 * is absent, as what a source that is off would have given, it is not shown.
 */
export function HandwrittenView({ block }: { readonly block: HandwrittenBlock }) {
  const { handwritten } = useHost()
  const props = useDerived(block.props, readProps)
  const Part = Object.hasOwn(handwritten, block.name) ? handwritten[block.name] : undefined
  if (!Part) return <Unsupported />
  const isWhole = Object.values(props.value).every((value) => value !== undefined)
  return (
    <WhenReady of={props} skeleton={<BlockSkeleton block={block} />}>
      {isWhole && <Part props={props.value} />}
    </WhenReady>
  )
}

function readProps(read: Reader, props: HandwrittenBlock['props']): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(props).map(([name, slot]) => [name, read.value(slot)]))
}
