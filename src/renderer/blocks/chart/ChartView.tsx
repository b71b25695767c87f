import { useMemo } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Bars, type Bar } from '../../../ui/Bars.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Titled } from '../../parts/Titled.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'
import { numberOf } from '../../reading/display.ts'
import type { Reader } from '../../reading/reader.ts'
import { useDerived, useText } from '../../reading/useDerived.ts'
import { useRows, type KeyedRow } from '../../reading/useRows.ts'

interface ReadBars {
  readonly keyed: readonly KeyedRow[]
  readonly row: BlockOf<'chart'>['row']
}

const readBars = (read: Reader, { keyed, row: { label, value, as } }: ReadBars) =>
  keyed.map(({ key, row }): Bar => {
    const inRow = read.row(row)
    const figure = inRow.value(value)
    return {
      key,
      label: inRow.text(label),
      text: inRow.display(figure, as),
      value: numberOf(typeof figure === 'string' ? Number(figure) : figure) ?? 0,
    }
  })

/** Bars that compare rows, each with its figure. */
export function ChartView({ block }: { block: BlockOf<'chart'> }) {
  const title = useText(block.title)
  const empty = useText(block.empty)
  const rows = useRows(block)
  const { keyed } = rows
  const { row } = block
  const input = useMemo(() => ({ keyed, row }), [keyed, row])
  const bars = useDerived(input, readBars)
  return (
    <Titled title={title}>
      <WhenReady of={rows} skeleton={<Skeleton shape="text" count={7} />}>
        {keyed.length === 0 ? (
          empty !== '' && <EmptyState title={empty} />
        ) : (
          <Bars label={title === '' ? undefined : title} bars={bars.value} />
        )}
      </WhenReady>
    </Titled>
  )
}
