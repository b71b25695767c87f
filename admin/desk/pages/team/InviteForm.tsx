import { useState, type FormEvent } from 'react'
import { plainName } from '../../../../src/format/text/typedText.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { roles } from '../../session/roles.ts'
import { OneTimeLink } from './OneTimeLink.tsx'
import styles from './team.module.css'
import type { Role } from '../../../api/accountApi.ts'
import type { MadeLink } from '../../../api/operatorApi.ts'
import { Problem } from '../../kit/Problem.tsx'
import { useWords } from '../../words/useWords.ts'
import { roleOptions } from './roleOptions.ts'
import { clearSent } from '../../kit/clearSent.ts'

/** Makes a one-time link; it is shown once, because only its hash is kept. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const { t } = useWords()
  const api = useApi()
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('editor')
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<MadeLink>()
  const [problem, setProblem] = useState<unknown>()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      setMade(await api.invite({ body: { role, ...(plainName(name) !== '' && { name: plainName(name) }) } }))
      setName(clearSent(name))
      onInvited()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title={t('team.invite')}>
      <form noValidate className={styles.invite} onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={t('team.name')}
          labelNote={t('form.optional')}
          hint={t('team.nameHint')}
          value={name}
          onChange={setName}
          maxLength={64}
          autoComplete="off"
        />
        <ChoiceField
          label={t('team.role')}
          hint={t(`roles.${role}Does`)}
          value={role}
          options={roleOptions(t)}
          onChange={(value) => setRole(roles.find((option) => option === value) ?? role)}
        />
        <Button type="submit" busy={busy} icon="plus">
          {t('team.makeLink')}
        </Button>
      </form>
      <Problem error={problem} />
      {made && (
        <div className={styles.made}>
          <OneTimeLink made={made} />
        </div>
      )}
    </Card>
  )
}
