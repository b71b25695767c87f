import { useMemo, useState } from 'react'
import { Link, useParams, useNavigate } from 'react-router-dom'
import { formatFact } from '../../../../src/format/fact.ts'
import { Card } from '../../../../src/ui/Card.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { usesOfKeys } from '../../facts/texts/usesOfKeys.ts'
import { useDraftSnapshot, useDraft } from '../../facts/draft/DraftProvider.tsx'
import { FactStatus } from '../../fields/status/FactStatus.tsx'
import { factsHere } from '../../facts/draft/ownFacts.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { PreviewTime } from '../../fields/audience/PreviewTime.tsx'
import { usePreviewOpening, usePreviewPath } from '../../phone/PreviewTarget.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { DialogForm } from './DialogForm.tsx'
import { readDialog, type ListedDialog } from '../../facts/documents/dialogList.ts'
import { DialogState } from './DialogState.tsx'
import { DialogText } from '../../fields/texts/DialogText.tsx'
import styles from '../../fields/texts/dialogs.module.css'
import { useWords } from '../../words/useWords.ts'
import { Said } from '../../words/Said.tsx'
import { Button } from '../../../../src/ui/Button.tsx'
import { ConfirmDialog } from '../../../../src/ui/ConfirmDialog.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { editsOfText, factsOfText } from '../../facts/texts/ownTexts.ts'
import { textsOnlyOf } from '../../facts/documents/textsOnlyOf.ts'
import { isOwnText } from '../../../../src/format/facts/mayAdd.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { Note } from '../../kit/Note.tsx'

/** One dialog: whether, where and when it shows, and its texts in the three languages. */
export function DialogPage() {
  const words = useWords()
  const { t } = words
  const { id = '' } = useParams()
  const mayEdit = useMay('editor')
  const listed = readDialog(useDraftSnapshot(), id, words.locale)
  const back = <RowLink to="/messages/dialogs">{t('dialogs.all')}</RowLink>
  if (listed === undefined) {
    return (
      <>
        <PageHeader title={t('dialogs.dialog')} actions={back} />
        <EmptyState icon="info" title={t('dialogs.unknown')} text={t('dialogs.unknownWhy', { id })} />
      </>
    )
  }
  if (listed.change === 'removed') {
    return (
      <>
        <PageHeader title={listed.name} actions={back} />
        <RemovedDialog listed={listed} />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={listed.name}
        actions={
          <>
            {back}
            {mayEdit && listed.isOwn && <RemoveDialog listed={listed} />}
          </>
        }
      />
      <div className={styles.status}>
        <DialogState listed={listed} />
        <FactStatus fact={formatFact({ kind: 'dialog', id })} />
        {listed.opensOn.length > 0 && <PreviewTime period={listed.dialog} />}
      </div>
      {/* The phone is where the dialog opens, not at another screen that shares a text with it. */}
      <div className={styles.stack} data-in-phone="">
        <Card>
          <DialogForm listed={listed} />
          <Asked listed={listed} />
        </Card>
        <Texts listed={listed} />
      </div>
      <ShownOn listed={listed} />
    </>
  )
}

function Asked({ listed: { askedOn } }: { listed: ListedDialog }) {
  if (askedOn.length === 0) return null
  return (
    <p className={styles.quiet}>
      <Said word="dialogs.asked" parts={{ screens: <AskedOn screens={askedOn} /> }} />
    </p>
  )
}

function AskedOn({ screens }: { screens: ListedDialog['askedOn'] }) {
  return screens.map(({ id, title }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <Link to={`/screens/${id}`}>{title}</Link>
    </span>
  ))
}

function Texts({ listed: { id, keys } }: { listed: ListedDialog }) {
  const words = useWords()
  const { t } = words
  const facts = factsHere(useDraftSnapshot())
  const uses = useMemo(() => usesOfKeys(facts, words), [facts, words])
  return (
    <Card title={t('dialogs.texts')}>
      <div className={styles.stack}>
        {keys.map((key) => (
          <DialogText
            key={key}
            copyKey={key}
            uses={(uses.get(key) ?? []).filter(({ path }) => path !== `/messages/dialogs/${id}`)}
          />
        ))}
      </div>
    </Card>
  )
}

/** The phone shows the screen it opens on first, and opens it there. */
function ShownOn({ listed: { id, opensOn, askedOn } }: { listed: ListedDialog }) {
  usePreviewOpening({ dialog: id })
  usePreviewPath((opensOn[0] ?? askedOn[0])?.path ?? '/')
  return null
}

/** Takes away a dialog of operators' own with those of its texts that nothing else uses. */
function RemoveDialog({ listed }: { readonly listed: ListedDialog }) {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const fact = formatFact({ kind: 'dialog', id: listed.id })

  async function handleRemove() {
    setAsking(false)
    setProblem(undefined)
    const texts = textsOnlyOf(listed, draft.getSnapshot(), words)
    const edits = new Map<string, unknown>([[fact, null], ...texts.flatMap((key) => editsOfText(key))])
    try {
      await draft.editAll(edits)
      // What is half typed goes with it.
      for (const one of edits.keys()) draft.discard(one)
      navigate('/messages/dialogs')
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
        {t('dialogs.remove')}
      </Button>
      <Problem error={problem} />
      <ConfirmDialog
        open={asking}
        title={t('dialogs.removeAsk')}
        text={t(listed.live === undefined ? 'dialogs.removeDraft' : 'dialogs.removeLive')}
        confirmLabel={t('dialogs.remove')}
        cancelLabel={t('dialogs.keep')}
        tone="danger"
        onConfirm={() => void handleRemove()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** A dialog that the change removes, and the way back: for its texts, too, which went with it. */
function RemovedDialog({ listed: { id, keys } }: { readonly listed: ListedDialog }) {
  const { t } = useWords()
  const draft = useDraft()
  const { edits } = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const [problem, setProblem] = useState<unknown>()
  const gone = [formatFact({ kind: 'dialog', id }), ...keys.filter(isOwnText).flatMap(factsOfText)].filter(
    (fact) => edits.get(fact)?.value === null,
  )

  async function handleKeep() {
    setProblem(undefined)
    await Promise.all(gone.map((fact) => draft.undo(fact))).catch((error: unknown) => setProblem(error))
  }

  return (
    <Note tone="warning" title={t('dialogs.isRemoved')}>
      <p>{t('dialogs.isRemovedWhy')}</p>
      <Problem error={problem} />
      {mayEdit && (
        <ActionButton variant="secondary" onAct={handleKeep}>
          {t('dialogs.bringBack')}
        </ActionButton>
      )}
    </Note>
  )
}
