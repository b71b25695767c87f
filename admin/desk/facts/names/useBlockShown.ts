import { isAudience, type Audience } from '../../../../src/format/audience.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import { useDraft, useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { readValue } from '../draft/readValue.ts'
import { useMay } from '../../session/SessionProvider.tsx'

interface BlockShown {
  readonly fact: string
  readonly isOn: boolean
  readonly audience: Audience | undefined
  readonly mayEdit: boolean
  /** Switched on again it is for those whom it is live for, or for everybody. */
  readonly switchTo: (on: boolean) => void
  readonly showTo: (audience: Audience | undefined) => void
}

/** Whether members see a block, and which of them: one fact, whatever becomes of the screen's document. */
export function useBlockShown(screen: string, block: string): BlockShown {
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const fact = formatFact({ kind: 'block', screen, block })
  const value = readValue(snapshot, fact)
  return {
    fact,
    isOn: value !== false,
    audience: isAudience(value) ? value : undefined,
    mayEdit: useMay('editor'),
    switchTo(on) {
      const live = snapshot.live.read(fact)
      draft.edit(fact, on && isAudience(live) ? live : on)
    },
    showTo: (audience) => draft.edit(fact, audience ?? true),
  }
}
