import { useState } from 'react'
import { hasDirtyForms } from '../../renderer/form/dirtyForms.ts'
import { Button } from '../../ui/Button.tsx'
import { useApp } from '../AppContext.ts'
import { useReadable } from '../stores/useReadable.ts'
import type { Updates } from '../update/createUpdates.ts'
import styles from './UpdateOffer.module.css'

/** Offers to reload for a newer build, once nothing typed would be lost by it. */
export function UpdateOffer({ updates }: { readonly updates: Updates }) {
  const { host } = useApp()
  const text = useReadable(host.text)
  const isDirty = useReadable(hasDirtyForms)
  const [isPutOff, setPutOff] = useState(false)
  return (
    <output>
      {!isDirty && !isPutOff && (
        <span className={styles.offer}>
          <span className={styles.words}>
            <strong>{text('app.updateTitle')}</strong> {text('app.update')}
          </span>
          <Button size="small" variant="quiet" onClick={() => setPutOff(true)}>
            {text('app.updateLater')}
          </Button>
          <Button size="small" onClick={() => updates.reload()}>
            {text('app.updateNow')}
          </Button>
        </span>
      )}
    </output>
  )
}
