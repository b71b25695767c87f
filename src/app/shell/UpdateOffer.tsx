import { useState } from 'react'
import { hasDirtyForms } from '../../renderer/form/dirtyForms.ts'
import { Button } from '../../ui/Button.tsx'
import { useApp } from '../AppContext.ts'
import { createStore } from '../stores/createStore.ts'
import { useReadable } from '../stores/useReadable.ts'
import styles from './UpdateOffer.module.css'

const never = createStore(false)

/** Offers to reload for a newer build, once nothing typed would be lost by it. */
export function UpdateOffer() {
  const { updates, host } = useApp()
  const text = useReadable(host.text)
  const isOut = useReadable(updates?.isOut ?? never)
  const isDirty = useReadable(hasDirtyForms)
  const [isPutOff, setPutOff] = useState(false)
  return (
    <output>
      {isOut && !isDirty && !isPutOff && (
        <span className={styles.offer}>
          <span className={styles.words}>
            <strong>{text('app.updateTitle')}</strong> {text('app.update')}
          </span>
          <Button size="small" variant="quiet" onClick={() => setPutOff(true)}>
            {text('app.updateLater')}
          </Button>
          <Button size="small" onClick={() => updates?.reload()}>
            {text('app.updateNow')}
          </Button>
        </span>
      )}
    </output>
  )
}
