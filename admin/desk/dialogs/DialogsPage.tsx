import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { isObject } from '../../../src/format/isObject.ts'
import { locales } from '../../../src/format/locales.ts'
import { Card } from '../../../src/ui/Card.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { Switch } from '../../../src/ui/Switch.tsx'
import { CopyCell } from '../copy/CopyCell.tsx'
import { useDraft, useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { dialogFact } from '../draft/factNames.ts'
import { FactStatus } from '../draft/FactStatus.tsx'
import { readValue } from '../draft/readValue.ts'
import { languageNames } from '../parts/languageNames.ts'
import { PageHeader } from '../parts/PageHeader.tsx'
import { useMay } from '../session/SessionProvider.tsx'
import { dialogList, type ListedDialog } from './dialogList.ts'
import styles from './dialogs.module.css'

/** What members are asked or told before they go on: whether it shows, where, and its texts in the three languages. */
export function DialogsPage() {
  const { live } = useDraftSnapshot()
  const dialogs = useMemo(() => dialogList(live), [live])
  return (
    <>
      <PageHeader title="Dialogs" text="What members are asked or told before they go on. One that is off is left out, and nobody has to agree to it." />
      {dialogs.length === 0 ? (
        <EmptyState icon="info" title="No dialogs" text="No screen opens one." />
      ) : (
        <div className={styles.stack}>
          {dialogs.map((dialog) => (
            <DialogCard key={dialog.id} dialog={dialog} />
          ))}
        </div>
      )}
    </>
  )
}

function DialogCard({ dialog: { id, keys, screens } }: { dialog: ListedDialog }) {
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const fact = dialogFact(id)
  const value = readValue(snapshot, fact)
  const name = snapshot.live.copy.en[keys[0] ?? ''] ?? id
  if (!isObject(value)) return null
  return (
    <Card title={name}>
      <div className={styles.stack}>
        <Switch label="Shows" note={id} checked={value['on'] !== false} disabled={!mayEdit} onChange={(on) => draft.edit(fact, { ...value, on })} />
        <FactStatus fact={fact} name={`the dialog ${name}`} />
        <p className={styles.screens}>
          {screens.length === 0 ? 'No screen opens it.' : 'Opens on '}
          {screens.map((screen, at) => (
            <span key={screen.id}>
              {at > 0 && ', '}
              <Link to={`/screens/${screen.id}`}>{screen.title}</Link>
            </span>
          ))}
        </p>
        {keys.map((key) => (
          <fieldset key={key} className={styles.text}>
            <legend>
              <code>{key}</code>
            </legend>
            {locales.map((locale) => (
              <div key={locale}>
                <p className={styles.screens}>{languageNames[locale]}</p>
                <CopyCell copyKey={key} locale={locale} />
              </div>
            ))}
          </fieldset>
        ))}
      </div>
    </Card>
  )
}
