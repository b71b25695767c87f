import { type SyntheticEvent, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { Problem } from '../../kit/Problem.tsx'
import wide from '../../kit/wideDialog.module.css'
import { useWords } from '../../words/useWords.ts'
import own from '../../fields/texts/own.module.css'
import {
  isSound,
  noTexts,
  editsOfText,
  factsOfText,
  freeName,
  type InLanguages,
  nameFor,
  ownKey,
} from '../../facts/texts/ownTexts.ts'
import { TextsInLanguages } from '../../fields/texts/TextsInLanguages.tsx'
import { screenChoices } from '../../facts/documents/ScreenDocument.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import type { Facts } from '../../../../src/format/facts/parseFacts.ts'
import { byLocale } from '../../../../src/format/locales.ts'
import { memberOf } from '../../../../src/format/value/isObject.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'

/** Asks for the words of a new dialog and where it opens, and leads to its page. */
export function NewDialog() {
  const { t } = useWords()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [isOpen, setOpen] = useState(memberOf(state, 'isNew') === true)
  return (
    <>
      <Button icon="plus" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('dialogs.add')}
      </Button>
      {/* Nine texts are not lost by a click beside them. */}
      <Dialog locked open={isOpen} title={t('dialogs.add')} onClose={() => setOpen(false)}>
        {isOpen && (
          <NewDialogForm onAdded={(id) => navigate(`/messages/dialogs/${id}`)} onCancel={() => setOpen(false)} />
        )}
      </Dialog>
    </>
  )
}

interface NewDialogFormProps {
  readonly onAdded: (id: string) => void
  readonly onCancel: () => void
}

/** The words of a new dialog and the screen it opens on; all else is said on its page. */
function NewDialogForm({ onAdded, onCancel }: NewDialogFormProps) {
  const { t, locale } = useWords()
  const draft = useDraft()
  const { live } = useDraftSnapshot()
  const places = useMemo(() => screenChoices(live, locale), [live, locale])
  const [said, setSaid] = useState<DialogWords>(() => ({
    title: noTexts,
    body: noTexts,
    confirm: okWords(live),
    place: '',
  }))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const isReady = [said.title, said.body, said.confirm].every(isSound) && said.place !== ''
  const say = (more: Partial<DialogWords>) => setSaid((before) => ({ ...before, ...more }))

  async function handleAdd(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (busy || !isReady) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { id, edits } = newDialog(said, draft.getSnapshot())
      await draft.editAll(edits)
      onAdded(id)
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }

  return (
    <form className={joinNames(wide.wide, own.form)} onSubmit={(event) => void handleAdd(event)}>
      <p className={own.quiet}>{t('dialogs.addText')}</p>
      <TextsInLanguages legend={t('fields.title')} texts={said.title} onChange={(title) => say({ title })} />
      <TextsInLanguages
        legend={t('fields.body')}
        hint={t('dialogs.bodyHint')}
        texts={said.body}
        rows={3}
        onChange={(body) => say({ body })}
      />
      <TextsInLanguages legend={t('dialogs.button')} texts={said.confirm} onChange={(confirm) => say({ confirm })} />
      <ChoiceField
        label={t('dialogs.opensOn')}
        hint={t('dialogs.opensOnHint')}
        required
        value={said.place}
        options={places}
        onChange={(place) => say({ place })}
      />
      <Problem error={problem} />
      <div className={own.buttons}>
        <Button type="submit" busy={busy} disabled={!isReady}>
          {t('dialogs.make')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Words of a new dialog. */
interface DialogWords {
  readonly title: InLanguages
  readonly body: InLanguages
  readonly confirm: InLanguages
  /** The route of the screen it opens on. */
  readonly place: string
}

/** The shipped text of the button, which stays unless somebody writes another. */
const OK = 'common.ok'

function okWords(live: Facts): InLanguages {
  return byLocale((locale) => live.copy[locale][OK] ?? '')
}

/**
 * The edits that make a dialog of operators' own, its texts first, and its id. It is named after its English title, as it
 * is where nobody has the title any more.
 */
function newDialog(
  { title, body, confirm, place }: DialogWords,
  snapshot: Pick<DraftSnapshot, 'live' | 'changes'>,
): { readonly id: string; readonly edits: ReadonlyMap<string, unknown> } {
  const name = freeName(nameFor(title.en) ?? 'dialog', factsOfDialog, snapshot)
  const keys = keysOf(name)
  const id = idOf(name)
  const isOk = sameValue(confirm, okWords(snapshot.live))
  const value = { title: keys.title, body: keys.body, confirm: isOk ? OK : keys.confirm, places: [place] }
  return {
    id,
    edits: new Map<string, unknown>([
      ...editsOfText(keys.title, title),
      ...editsOfText(keys.body, body),
      ...(isOk ? [] : editsOfText(keys.confirm, confirm)),
      [formatFact({ kind: 'dialog', id }), value],
    ]),
  }
}

const keysOf = (name: string) => ({
  title: ownKey(`${name}Title`),
  body: ownKey(`${name}Body`),
  confirm: ownKey(`${name}Button`),
})

const idOf = (name: string): string => `own-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function factsOfDialog(name: string): readonly string[] {
  return [formatFact({ kind: 'dialog', id: idOf(name) }), ...Object.values(keysOf(name)).flatMap(factsOfText)]
}
