import { useMemo, useState } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Packet } from '../../../ui/Packet.tsx'
import { useAction } from '../../actions/useAction.ts'
import { SourcesFailed } from '../../parts/SourcesFailed.tsx'
import type { Reader } from '../../reading/reader.ts'
import { readShown } from '../../reading/display.ts'
import { useDerived } from '../../reading/useDerived.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import { ScopeContext, usePlace } from '../../screen/ScopeContext.tsx'

type Block = BlockOf<'packet'>

const readPacket = (read: Reader, [label, hint, again]: readonly (Block['hint'] | undefined)[]) => ({
  label: read.text(label),
  hint: read.text(hint),
  again: read.text(again),
})

const readInside = (read: Reader, inside: Block['inside']) => ({
  title: read.text(inside.title),
  amount: readShown(read, inside)?.text ?? '',
})

/** A packet that opens once its actions have run, with what they gave; until then it stays sealed. */
export function PacketView({ block }: { readonly block: Block }) {
  const { label, hint, again, inside } = block
  // What is inside reads a result that there is not yet.
  const outside = useMemo(() => [label, hint, again], [label, hint, again])
  const { value, status, failed } = useDerived(outside, readPacket)
  const { feedback } = useHost()
  const { run, busy, closed, disabled } = useAction(block.do)
  const [opened, setOpened] = useState<{ readonly result: unknown }>()

  async function handleOpen(): Promise<void> {
    if (closed !== undefined) {
      feedback.toast(closed, 'info')
      return
    }
    let result: unknown
    const ended = await run({ onResult: (answer) => (result = answer) })
    if (ended === 'done') setOpened({ result })
  }

  if (status === 'failed') return <SourcesFailed names={failed} />
  return (
    <Packet
      label={value.label}
      hint={value.hint}
      again={value.again}
      busy={busy}
      disabled={disabled && closed === undefined}
      inside={opened && <Inside inside={inside} result={opened.result} />}
      onOpen={() => void handleOpen()}
      onSeal={() => setOpened(undefined)}
    />
  )
}

function Inside({ inside, result }: { readonly inside: Block['inside']; readonly result: unknown }) {
  const { store, plan, extras } = usePlace()
  const place = useMemo(() => ({ store, plan, extras: { ...extras, result } }), [store, plan, extras, result])
  return (
    <ScopeContext value={place}>
      <Words inside={inside} />
    </ScopeContext>
  )
}

function Words({ inside }: { readonly inside: Block['inside'] }) {
  const { title, amount } = useDerived(inside, readInside).value
  return (
    <>
      <span>{title}</span> <strong>{amount}</strong>
    </>
  )
}
