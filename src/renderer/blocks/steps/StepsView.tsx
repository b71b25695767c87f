import { useMemo } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { languages } from '../../../format/locales.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Steps, type Step } from '../../../ui/Steps.tsx'
import { Titled } from '../../parts/Titled.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'
import { dateFormat, momentOf, numberOf } from '../../reading/display.ts'
import { useTranslate } from '../../reading/language.ts'
import type { Reader } from '../../reading/reader.ts'
import { useDerived, useText } from '../../reading/useDerived.ts'
import { useRows } from '../../reading/useRows.ts'

type StepsBlock = BlockOf<'steps'>
type StepRow = NonNullable<StepsBlock['row']>

/** Steps in order, with the one under way if there is one: fixed ones, or one for each row. */
export function StepsView({ block }: { block: StepsBlock }) {
  const title = useText(block.title)
  return (
    <Titled title={title}>
      {block.row ? <RowSteps block={block} row={block.row} /> : <FixedSteps block={block} />}
    </Titled>
  )
}

function readFixed(read: Reader, { items = [], current }: StepsBlock) {
  const steps = items
    .filter(({ when }) => read.condition(when))
    .map(({ title, text, time, done }): Step => {
      const at = read.quietly(time)
      return {
        ...readStep(read, title, text),
        ...(at.kind === 'value' && momentOf(at.value) !== undefined && { time: read.display(at.value, 'dateTime') }),
        isDone: done && read.condition(done),
      }
    })
  return { items: steps, current: currentOf(read, steps, current) }
}

/** The step that the block names, else the first that is not done. */
function currentOf(read: Reader, items: readonly Step[], current: StepsBlock['current']): number | undefined {
  const open = items.findIndex(({ isDone }) => isDone === false)
  return readCurrent(read, current) ?? (open < 0 ? undefined : open)
}

function FixedSteps({ block }: { block: StepsBlock }) {
  const translate = useTranslate()
  const steps = useDerived(block, readFixed)
  return (
    <WhenReady of={steps} skeleton={<Skeleton shape="cell" count={block.items?.length ?? 0} />}>
      <Steps {...steps.value} doneLabel={translate('common.done')} />
    </WhenReady>
  )
}

interface ReadRows {
  readonly rows: readonly unknown[]
  readonly row: StepRow
  readonly current: StepsBlock['current']
}

function readRows(read: Reader, { rows, row, current }: ReadRows) {
  const items = rows.map((each): Step => {
    const inRow = read.row(each)
    return {
      ...readStep(inRow, row.title, row.text),
      time: timeIn(inRow, inRow.quietly(row.time)),
      isDone: row.done && inRow.condition(row.done),
    }
  })
  return { items, current: currentOf(read, items, current) }
}

function RowSteps({ block, row }: { block: StepsBlock; row: StepRow }) {
  const translate = useTranslate()
  const used = useRows(block)
  const { rows } = used
  const { current } = block
  const input = useMemo(() => ({ rows, row, current }), [rows, row, current])
  const steps = useDerived(input, readRows)
  const empty = useText(block.empty)
  return (
    <WhenReady of={used} skeleton={<Skeleton shape="cell" count={4} />}>
      {rows.length === 0 ? (
        empty !== '' && <EmptyState title={empty} />
      ) : (
        <Steps {...steps.value} doneLabel={translate('common.done')} />
      )}
    </WhenReady>
  )
}

function readStep(read: Reader, title: StepRow['title'], text: StepRow['text']): Step {
  const said = read.text(text)
  return { title: read.text(title), ...(said !== '' && { text: said }) }
}

/** The step under way, from 0. */
function readCurrent(read: Reader, current: StepsBlock['current']): number | undefined {
  const number = numberOf(read.value(current))
  return number === undefined ? undefined : number - 1
}

const hoursZone = { e: ['get', ['get', ['id', 'settings'], 'hours'], 'zone'] } as const

/** A moment on the clock of the opening hours, which is named: the device's may be another. Undefined without a moment. */
function timeIn(read: Reader, outcome: ReturnType<Reader['quietly']>): string | undefined {
  const at = outcome.kind === 'value' ? momentOf(outcome.value) : undefined
  const hours = numberOf(read.value(hoursZone))
  if (at === undefined || hours === undefined) return undefined
  // These names count towards the west.
  const timeZone = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
  const { tag, month } = languages[read.locale]
  return dateFormat(tag, {
    year: 'numeric',
    month,
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(at)
}
