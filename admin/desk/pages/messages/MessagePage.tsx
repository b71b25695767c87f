import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { FactStatus } from '../../fields/status/FactStatus.tsx'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { Note } from '../../kit/Note.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { factsGone, type Message } from './messageList.ts'
import { MessageState } from './MessageState.tsx'
import { RemoveMessage } from './RemoveMessage.tsx'
import styles from './messages.module.css'

export interface MessagePageProps {
  readonly message: Message
  /** It is live or in the draft. */
  readonly isKnown: boolean
  /** Its form. */
  readonly children: ReactNode
}

/** The page of a message: its name, how it stands, its form; or the way back while the change removes it. */
export function MessagePage({ message, isKnown, children }: MessagePageProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const mayEdit = useMay('editor')
  const [asked, ask] = useState<Message>()
  const { kind, name, fact, change, canRemove } = message
  const isRemoved = change === 'removed'
  return (
    <>
      <PageHeader
        title={name || t(isKnown ? 'messages.untitled' : `messages.new-${kind}`)}
        actions={
          <>
            <RowLink to="/messages">{t('messages.all')}</RowLink>
            {mayEdit && isKnown && !isRemoved && canRemove && (
              <Button variant="danger" icon="trash" onClick={() => ask(message)}>
                {t('messages.remove')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.status}>
        <span className={styles.quiet}>{t(`messages.${kind}`)}</span>
        {isKnown && !isRemoved && <MessageState message={message} />}
        <FactStatus fact={fact} />
      </div>
      {isRemoved ? (
        <Removed message={message} />
      ) : (
        <div className={styles.stack}>
          <Card>{children}</Card>
        </div>
      )}
      <RemoveMessage message={asked} onRemoved={() => navigate('/messages')} onClose={() => ask(undefined)} />
    </>
  )
}

/** A message that the change removes, and the way back: for its texts, too, which went with it. */
function Removed({ message }: { readonly message: Message }) {
  const { t } = useWords()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const [problem, setProblem] = useState<unknown>()

  async function handleKeep() {
    setProblem(undefined)
    const gone = factsGone(message, snapshot)
    await Promise.all(gone.map((fact) => draft.undo(fact))).catch((error: unknown) => setProblem(error))
  }

  return (
    <Note tone="warning" title={t('messages.isRemoved')}>
      <p>{t('messages.isRemovedWhy')}</p>
      <Problem error={problem} />
      {mayEdit && (
        <ActionButton variant="secondary" onAct={handleKeep}>
          {t('messages.bringBack')}
        </ActionButton>
      )}
    </Note>
  )
}
