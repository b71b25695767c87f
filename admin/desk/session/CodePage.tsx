import { useState } from 'react'
import { plainName } from '../../../src/format/text/typedText.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { useApi } from '../api/ApiProvider.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'
import { Problem } from '../kit/Problem.tsx'
import { useSendForm } from '../kit/useSendForm.ts'
import { useWords } from '../words/useWords.ts'
import { CodeField } from './CodeField.tsx'
import { Door } from './Door.tsx'
import { useSession } from './SessionProvider.tsx'
import styles from './session.module.css'

/** After a sign-in with the company account for which the provider asked for no second factor: the code is asked for here. */
export function CodePage() {
  const { t } = useWords()
  const api = useApi()
  const session = useSession()
  const [code, setCode] = useState('')
  const isEmpty = plainName(code) === ''
  const { form, busy, tried, problem } = useSendForm(!isEmpty, async () => {
    await api.confirm({ body: { code: plainName(code) } })
    await session.start()
  })
  return (
    <Door>
      <PageHeader title={t('session.code')} />
      <form {...form} className={styles.form}>
        <CodeField value={code} onChange={setCode} error={tried && isEmpty ? t('session.codeShape') : undefined} />
        <Problem error={problem} />
        <Button type="submit" full busy={busy}>
          {t('session.continue')}
        </Button>
        <Button variant="quiet" full onClick={() => void session.leave()}>
          {t('frame.signOut')}
        </Button>
      </form>
    </Door>
  )
}
