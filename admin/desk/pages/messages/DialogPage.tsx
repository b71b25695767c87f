import { useMemo } from 'react'
import { Link, useParams } from 'react-router-dom'
import { formatFact } from '../../../../src/format/fact.ts'
import { byLocale } from '../../../../src/format/locales.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { type ListedDialog, readDialog } from '../../facts/documents/dialogList.ts'
import { OK_KEY, ownKeysOf, shownValues, writtenDialog } from '../../facts/documents/dialogValue.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { factsHere } from '../../facts/draft/ownFacts.ts'
import { meaningOf, readSaved, readValue } from '../../facts/draft/readValue.ts'
import { textNow } from '../../facts/texts/cellState.ts'
import { editsOfText, factsOfText } from '../../facts/texts/ownTexts.ts'
import { usesOfKeys } from '../../facts/texts/usesOfKeys.ts'
import { DialogText } from '../../fields/texts/DialogText.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { usePreviewOpening, usePreviewPath } from '../../phone/PreviewTarget.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { Said } from '../../words/Said.tsx'
import { useWords } from '../../words/useWords.ts'
import { Fold } from './Fold.tsx'
import { MessageForm, type Written } from './MessageForm.tsx'
import { MessagePage } from './MessagePage.tsx'
import { listedDialog } from './messageList.ts'
import styles from './messages.module.css'

/** One dialog with its texts; a new one is in the draft from its first change. */
export function DialogPage() {
  const words = useWords()
  const { t } = words
  const { id = '' } = useParams()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const listed = readDialog(snapshot, id, words.locale)
  const isKnown = listed?.live !== undefined || readValue(snapshot, formatFact({ kind: 'dialog', id })) !== undefined
  if (listed === undefined || (!isKnown && !mayEdit)) {
    return (
      <>
        <PageHeader title={t('messages.dialog')} actions={<RowLink to="/messages">{t('messages.all')}</RowLink>} />
        <EmptyState icon="info" title={t('messages.unknown')} text={t('messages.unknownWhy', { id })} />
      </>
    )
  }
  return (
    <MessagePage message={listedDialog(listed, words)} isKnown={isKnown}>
      {/* The phone is where the dialog opens, not at another screen that shares a text with it. */}
      <div data-in-phone="">
        <DialogForm listed={listed} isKnown={isKnown} />
      </div>
      <ShownOn listed={listed} />
    </MessagePage>
  )
}

interface DialogFormProps {
  readonly listed: ListedDialog
  readonly isKnown: boolean
}

function DialogForm({ listed, isKnown }: DialogFormProps) {
  const { id, dialog, askedOn } = listed
  const { t, locale } = useWords()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const fact = formatFact({ kind: 'dialog', id })
  const value = isKnown ? shownValues(dialog, readValue(snapshot, fact)) : { ...dialog }
  const isAsked = askedOn.length > 0 && dialog.places.length === 0
  const hasOwnButton = dialog.confirm !== OK_KEY || !listed.isOwn

  function edit(next: Written, valid = true) {
    draft.edit(fact, writtenDialog(next, meaningOf(snapshot, fact, readSaved(snapshot, fact))), { pause: true, valid })
  }

  /** The button says its own words from now on, at first those that it had. */
  function writeButton() {
    const key = ownKeysOf(id).confirm
    for (const [text, said] of editsOfText(
      key,
      byLocale((locale) => textNow(snapshot, OK_KEY, locale)),
    ))
      draft.edit(text, said)
    edit({ ...value, confirm: key })
  }

  return (
    <MessageForm
      kind="dialog"
      fact={fact}
      value={value}
      document="dialogs.json"
      pointer={`/dialogs/${id}`}
      isAsked={isAsked}
      onChange={edit}
    >
      <Texts listed={listed} onEdit={isKnown ? undefined : () => edit(value)} />
      {!hasOwnButton && (
        <p className={styles.status}>
          {t('messages.buttonSays', { words: textNow(snapshot, OK_KEY, locale) })}
          {mayEdit && (
            <Button size="small" variant="secondary" onClick={writeButton}>
              {t('messages.otherWords')}
            </Button>
          )}
        </p>
      )}
      {isAsked && (
        <p className={styles.quiet}>
          <Said word="messages.asked" parts={{ screens: <AskedOn screens={askedOn} /> }} />
        </p>
      )}
    </MessageForm>
  )
}

/** Names of the texts; the other two have those of their fields. */
const buttonNames = { confirm: 'messages.button', cancel: 'messages.stops' } as const

interface TextsProps {
  readonly listed: ListedDialog
  readonly onEdit: (() => void) | undefined
}

/** The texts of a dialog in the order members read them; the shipped words of a button are not a dialog's own. */
function Texts({ listed: { id, dialog, keys, isOwn }, onEdit }: TextsProps) {
  const words = useWords()
  const snapshot = useDraftSnapshot()
  const facts = factsHere(snapshot)
  const uses = useMemo(() => usesOfKeys(facts, words), [facts, words])
  return keys
    .filter((key) => !isOwn || key !== OK_KEY)
    .map((key) => {
      const role = (['title', 'body', 'confirm', 'cancel'] as const).find((each) => dialog[each] === key) ?? 'body'
      const legend = words.t(role === 'title' || role === 'body' ? `fields.${role}` : buttonNames[role])
      const text = (
        <DialogText
          key={key}
          copyKey={key}
          legend={legend}
          rows={role === 'body' ? 3 : 1}
          uses={(uses.get(key) ?? []).filter(({ path }) => path !== `/messages/dialogs/${id}`)}
          onEdit={onEdit}
        />
      )
      if (isOwn || role === 'title' || role === 'body') return text
      const isEdited = factsOfText(key).some((fact) => snapshot.edits.has(fact) || snapshot.pending.has(fact))
      return (
        <Fold key={key} label={`${legend}: ${textNow(snapshot, key, words.locale)}`} isNeeded={isEdited}>
          {text}
        </Fold>
      )
    })
}

function AskedOn({ screens }: { readonly screens: ListedDialog['askedOn'] }) {
  return screens.map(({ id, title }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <Link to={`/screens/${id}`}>{title}</Link>
    </span>
  ))
}

/** The phone shows the screen it opens on first, and opens it there. */
function ShownOn({ listed: { id, opensOn, askedOn } }: { readonly listed: ListedDialog }) {
  usePreviewOpening({ dialog: id })
  usePreviewPath((opensOn[0] ?? askedOn[0])?.path ?? '/')
  return null
}
