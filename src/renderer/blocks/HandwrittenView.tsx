import type { HandwrittenBlock } from '../../format/blocks/presentational.ts'
import { useDerived } from '../hooks/useDerived.ts'
import { useHost } from '../RendererProvider.tsx'
import type { Reader } from '../scope/createReader.ts'
import { Unsupported } from './Unsupported.tsx'

/** A component the app registered under this name. */
export function HandwrittenView({ block }: { readonly block: HandwrittenBlock }) {
  const { handwritten } = useHost()
  const { value } = useDerived(block.props, readProps)
  const Part = Object.hasOwn(handwritten, block.name) ? handwritten[block.name] : undefined
  return Part ? <Part props={value} /> : <Unsupported />
}

function readProps(read: Reader, props: HandwrittenBlock['props']): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(props).map(([name, slot]) => [name, read.value(slot)]))
}
