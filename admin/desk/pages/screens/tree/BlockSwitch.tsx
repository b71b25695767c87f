import { joinNames } from '../../../../../src/ui/joinNames.ts'
import { VisuallyHidden } from '../../../../../src/ui/VisuallyHidden.tsx'
import choices from '../../../../../src/ui/choices.module.css'
import switches from '../../../../../src/ui/Switch.module.css'
import { useBlockShown } from '../../../facts/names/useBlockShown.ts'
import styles from './tree.module.css'

export interface BlockSwitchProps {
  readonly screen: string
  readonly block: string
  readonly label: string
}

/** Whether members see a block: an edit of its own, which editors may make and a new version of the screen leaves alone. */
export function BlockSwitch({ screen, block, label }: BlockSwitchProps) {
  const { isOn, mayEdit, switchTo } = useBlockShown(screen, block)
  return (
    <label className={joinNames(switches.row, styles.switch)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={!mayEdit}
        className={choices.native}
        onChange={(event) => switchTo(event.target.checked)}
      />
      <span className={switches.track} />
    </label>
  )
}
