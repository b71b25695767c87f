import { useState, type FormEvent } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { sentenceOf } from '../../api/DeskError.ts'
import { ChoiceField } from '../../parts/ChoiceField.tsx'
import { Note } from '../../parts/Note.tsx'
import { roles } from '../../session/roles.ts'
import { OneTimeLink } from './OneTimeLink.tsx'
import styles from './team.module.css'
import type { Role } from '../../../api/accountApi.ts'
import type { MadeLink } from '../../../api/operatorApi.ts'

/** Makes a one-time link; it is shown once, because only its hash is kept. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const api = useApi()
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('editor')
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<MadeLink>()
  const [problem, setProblem] = useState('')

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem('')
    try {
      setMade(await api.invite({ role, ...(name.trim() !== '' && { name: name.trim() }) }))
      setName('')
      onInvited()
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title="Invite somebody">
      <form noValidate className={styles.invite} onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label="Name"
          labelNote="optional"
          hint="Left empty, whoever opens the link chooses."
          value={name}
          onChange={setName}
          maxLength={64}
          autoComplete="off"
        />
        <ChoiceField
          label="Role"
          hint={roles.find((option) => option.value === role)?.note}
          value={role}
          options={roles}
          onChange={(value) => setRole(roles.find((option) => option.value === value)?.value ?? role)}
        />
        <Button type="submit" busy={busy} icon="plus">
          Make a link
        </Button>
      </form>
      {problem !== '' && <Note tone="loss" title={problem} />}
      {made && (
        <div className={styles.made}>
          <OneTimeLink made={made} />
        </div>
      )}
    </Card>
  )
}
