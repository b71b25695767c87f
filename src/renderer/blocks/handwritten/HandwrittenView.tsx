import type { ReactNode } from 'react'
import type { HandwrittenBlock } from '../../../format/blocks/handwritten.ts'
import { useLoaded } from '../../../ui/useLoaded.ts'
import type { Host } from '../../host/Host.ts'
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
  const skeleton = <BlockSkeleton block={block} />
  return (
    <WhenReady of={props} skeleton={skeleton}>
      {isWhole && <LoadedPart part={Part} props={props.value} skeleton={skeleton} />}
    </WhenReady>
  )
}

interface LoadedPartProps {
  readonly part: Host['handwritten'][string]
  readonly props: Readonly<Record<string, unknown>>
  readonly skeleton: ReactNode
}

const LoadedPart = ({ part: Part, props, skeleton }: LoadedPartProps) =>
  useLoaded(Part) ? <Part props={props} /> : skeleton

function readProps(read: Reader, props: HandwrittenBlock['props']): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(props).map(([name, slot]) => [name, read.value(slot)]))
}
