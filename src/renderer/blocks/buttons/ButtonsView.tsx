import { memo, useId } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useDerived, useText } from '../../reading/useDerived.ts'
import { useTap } from '../../actions/useAction.ts'
import type { Reader } from '../../reading/reader.ts'
import styles from './ButtonsView.module.css'
import { ClosedNote } from '../../parts/ClosedNote.tsx'
import { Titled } from '../../parts/Titled.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'
import { gridColumns } from '../../../ui/CardGrid.tsx'

type Buttons = BlockOf<'buttons'>
type Item = Buttons['items'][number]

const readButtons = (read: Reader, items: Buttons['items']) =>
  items.map(({ label, icon, variant, when }) => ({
    label: read.text(label),
    icon: read.pick(icon),
    variant: read.pick(variant),
    isShown: read.condition(when),
  }))

/** Buttons: icons with labels, beside one another, or one beneath another. One that nobody could read is left out. */
export function ButtonsView({ block }: { block: Buttons }) {
  const { items, layout } = block
  const title = useText(block.title)
  const shown = useDerived(items, readButtons)
  const columns = layout === 'stack' ? 1 : gridColumns(Math.min(layout === 'icons' ? 4 : 2, items.length))
  return (
    <Titled title={title}>
      <WhenReady
        of={shown}
        skeleton={
          <Skeleton shape={layout === 'icons' ? 'shortcut' : 'button'} columns={columns} count={items.length} />
        }
      >
        <div className={styles[layout]}>
          {items.map((item, place) => {
            const look = shown.value[place]
            if (!look?.isShown || look.label === '') return null
            // oxlint-disable-next-line react/no-array-index-key -- fixed buttons are told apart by their place
            return <OneButton key={place} item={item} look={look} layout={layout} />
          })}
        </div>
      </WhenReady>
    </Titled>
  )
}

const OneButton = memo(function OneButton({
  item,
  look,
  layout,
}: {
  item: Item
  look: ReturnType<typeof readButtons>[number]
  layout: Buttons['layout']
}) {
  const { label, icon, variant } = look
  const { onTap, busy, disabled, closed } = useTap(item.do)
  const note = useId()
  const isOff = disabled || closed !== undefined
  const describedBy = closed === undefined ? undefined : note
  return (
    <>
      {layout === 'icons' ? (
        <button
          type="button"
          className={styles.icon}
          aria-busy={busy || undefined}
          aria-describedby={describedBy}
          disabled={isOff}
          onClick={busy ? undefined : onTap}
        >
          <span className={styles.picture}>
            {busy ? <Spinner /> : <Icon name={icon ?? 'chevronRight'} size={24} />}
          </span>
          <span>{label}</span>
        </button>
      ) : (
        <Button
          variant={variant}
          icon={icon}
          busy={busy}
          disabled={isOff}
          aria-describedby={describedBy}
          full
          onClick={onTap}
        >
          {label}
        </Button>
      )}
      {closed !== undefined && <ClosedNote id={note} because={closed} />}
    </>
  )
})
