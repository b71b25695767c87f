import type { Tone } from '../../../../src/ui/tones.ts'

interface Label {
  readonly key: string
  readonly tone: Tone
}

const orderStates: readonly Label[] = [
  { key: 'orderState.undefined', tone: 'neutral' },
  { key: 'orderState.pending', tone: 'info' },
  { key: 'orderState.approved', tone: 'gain' },
  { key: 'orderState.rejected', tone: 'loss' },
  { key: 'orderState.cancelled', tone: 'neutral' },
]
const transferStates: readonly Label[] = [
  { key: 'transferState.failed', tone: 'loss' },
  { key: 'transferState.success', tone: 'gain' },
  { key: 'transferState.settling', tone: 'info' },
  { key: 'orderState.undefined', tone: 'neutral' },
]

/** The state of a record: orders and transfers number their states differently. */
export function stateLabel(type: string, state: number): Label {
  const isOrder = type === '1' || type === '2'
  const known = (isOrder ? orderStates : transferStates)[state]
  return known ?? { key: 'orderState.other', tone: 'neutral' }
}
