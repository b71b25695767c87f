import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import { changeName } from '../facts/names/changeName.ts'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { useOperator } from '../session/SessionProvider.tsx'
import { useWords } from '../words/useWords.ts'
import { usePreviewTarget } from './PreviewTarget.tsx'
import styles from './PhonePreview.module.css'

/** Which other open changes the phone plays together with the one that is edited. */
export function TogetherChoice() {
  const words = useWords()
  const me = useOperator().name
  const { changes, current } = useDraftSnapshot()
  const { together, playTogether } = usePreviewTarget()
  const others = changes.filter(({ id, edits }) => id !== current?.id && edits.length > 0)
  if (others.length === 0) return null
  return (
    <fieldset className={styles.together}>
      <legend>{words.t('changes.together')}</legend>
      {others.map((change) => (
        <Checkbox
          key={change.id}
          label={changeName(change, me, words)}
          checked={together.includes(change.id)}
          onChange={(on) => playTogether(on ? [...together, change.id] : together.filter((id) => id !== change.id))}
        />
      ))}
    </fieldset>
  )
}
