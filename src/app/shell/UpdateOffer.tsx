import { useState } from 'react'
import { hasDirtyForms } from '../../renderer/form/dirtyForms.ts'
import { Button } from '../../ui/Button.tsx'
import { useTexts } from '../AppContext.ts'
import { useReadable } from '../../ui/useReadable.ts'
import type { Update } from '../update/Update.ts'
import styles from './UpdateOffer.module.css'

/**
 * Offers to reload: for a newer build once nothing typed would be lost by it, for a part that is missing at once,
 * because what is typed may not be sent without it.
 */
export function UpdateOffer({ update }: { readonly update: Update }) {
  const t = useTexts()
  const isDirty = useReadable(hasDirtyForms)
  const [putOff, setPutOff] = useState<Update>()
  const isMissing = update.kind === 'missing'
  return (
    <output>
      {(isMissing || !isDirty) && putOff !== update && (
        <span className={styles.offer}>
          <span className={styles.words}>
            <strong>{isMissing ? t('app.missing') : t('app.updateTitle')}</strong>{' '}
            <span>{isDirty ? t('app.missingTyped') : t('app.update')}</span>
          </span>
          <Button size="small" variant="quiet" onClick={() => setPutOff(update)}>
            {t('app.updateLater')}
          </Button>
          <Button size="small" onClick={() => update.reload()}>
            {t('app.updateNow')}
          </Button>
        </span>
      )}
    </output>
  )
}
