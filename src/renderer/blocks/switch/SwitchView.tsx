import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Card } from '../../../ui/Card.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { useAction } from '../../actions/useAction.ts'
import { useDerived } from '../../reading/useDerived.ts'
import type { Reader } from '../../reading/reader.ts'
import { SourcesFailed } from '../../parts/SourcesFailed.tsx'

function readSwitch(read: Reader, { label, hint, on }: BlockOf<'switch'>) {
  return { label: read.text(label), hint: read.text(hint), isOn: read.condition(on) }
}

/** A switch that takes effect at once and moves only when the platform says so. */
export function SwitchView({ block }: { block: BlockOf<'switch'> }) {
  const shown = useDerived(block, readSwitch)
  const { run, busy, disabled, closed } = useAction(block.do)
  const { label, hint, isOn } = shown.value
  if (shown.status === 'failed') return <SourcesFailed names={shown.failed} />
  return (
    <Card>
      <Switch
        label={label}
        note={closed ?? (hint === '' ? undefined : hint)}
        checked={shown.status === 'loading' ? undefined : isOn}
        busy={busy}
        disabled={disabled}
        onChange={(on) => void run({ on })}
      />
    </Card>
  )
}
