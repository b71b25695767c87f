import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Steps } from '../../../ui/Steps.tsx'
import { useDerived } from '../../reading/useDerived.ts'
import type { Reader } from '../../reading/reader.ts'
import { numberOf } from '../../reading/display.ts'
import { Titled } from '../../parts/Titled.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'

function readSteps(read: Reader, { title, items, current }: BlockOf<'steps'>) {
  return {
    title: read.text(title),
    items: items.map((item) => ({ title: read.text(item.title), ...(item.text && { text: read.text(item.text) }) })),
    current: numberOf(read.value(current)),
  }
}

/** Steps in order, with the one under way if there is one. */
export function StepsView({ block }: { block: BlockOf<'steps'> }) {
  const steps = useDerived(block, readSteps)
  const { title, items, current } = steps.value
  return (
    <Titled title={title}>
      <WhenReady of={steps} skeleton={<Skeleton shape="cell" count={block.items.length} />}>
        <Steps items={items} current={current === undefined ? undefined : current - 1} />
      </WhenReady>
    </Titled>
  )
}
