import { formatFact } from '../../../../../src/format/fact.ts'
import { joinNames } from '../../../../../src/ui/joinNames.ts'
import { VisuallyHidden } from '../../../../../src/ui/VisuallyHidden.tsx'
import choices from '../../../../../src/ui/choices.module.css'
import switches from '../../../../../src/ui/Switch.module.css'
import { useDraft, useDraftSnapshot } from '../../../draft/DraftProvider.tsx'
import { readValue } from '../../../draft/readValue.ts'
import { useMay } from '../../../session/SessionProvider.tsx'
import styles from './tree.module.css'

export interface BlockSwitchProps {
  readonly screen: string
  readonly block: string
  readonly label: string
}

/** Whether members see a block: an edit of its own, which editors may make and a new version of the screen leaves alone. */
export function BlockSwitch({ screen, block, label }: BlockSwitchProps) {
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const fact = formatFact({ kind: 'block', screen, block })
  const isOn = readValue(snapshot, fact) !== false
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
        onChange={(event) => draft.edit(fact, event.target.checked)}
      />
      <span className={switches.track} />
    </label>
  )
}
