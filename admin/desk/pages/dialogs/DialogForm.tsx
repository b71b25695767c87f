import { useMemo } from 'react'
import { formatFact } from '../../../../src/format/fact.ts'
import { objectOf } from '../../../../src/format/value/isObject.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useDraftIssues } from '../../facts/draft/DraftIssues.ts'
import { issuesAsErrors } from '../../facts/draft/issuesAsErrors.ts'
import { meaningOf, readSaved, readValue } from '../../facts/draft/readValue.ts'
import type { Dialog } from '../../../../src/format/lists.ts'
import { AudienceField } from '../../fields/audience/AudienceField.tsx'
import { audienceError } from '../../facts/names/audienceError.ts'
import { DeskForm } from '../../fields/form/DeskForm.tsx'
import type { DeskFormContext } from '../../fields/form/DeskFormContext.ts'
import { formSchemas } from '../../facts/shapes/formSchemas.ts'
import { uiSchemaOf } from '../../fields/form/uiSchemaOf.ts'
import { findErrors } from '../../fields/form/validatorFor.ts'
import { periodUi } from '../../fields/audience/periodUi.ts'
import { screenChoices } from '../../facts/documents/ScreenDocument.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import type { ListedDialog } from '../../facts/documents/dialogList.ts'
import { shownValues, writtenDialog } from '../../facts/documents/dialogValue.ts'
import { useWords } from '../../words/useWords.ts'
import { factWords } from '../../fields/form/fieldWords.ts'

const asked: ReadonlySet<string> = new Set(['/', '/on'])

/**
 * Whether, where, when and to whom a dialog shows; for one that an action opens only whether. The whole dialog is one
 * fact.
 */
export function DialogForm({ listed: { id, dialog, askedOn } }: { listed: ListedDialog }) {
  const words = useWords()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const issues = useDraftIssues()
  const mayEdit = useMay('editor')
  const fact = formatFact({ kind: 'dialog', id })
  const { live } = snapshot
  const { title, body, confirm, cancel, tone, audience, ...filled } = dialog
  const value = shownValues(filled, readValue(snapshot, fact))
  const only = askedOn.length > 0 && dialog.places.length === 0 ? asked : undefined

  const uiSchema = useMemo(() => {
    const ui = uiSchemaOf(formSchemas.dialog, factWords(words))
    return {
      ...ui,
      ...periodUi(ui, dialog.zone, words),
      places: {
        ...ui['places'],
        items: {
          'ui:title': words.t('fields.places'),
          'ui:widget': 'SelectWidget',
          'ui:options': { choices: screenChoices(live, words.locale), label: false },
        },
      },
    }
  }, [live, dialog.zone, words])
  const context = useMemo((): DeskFormContext => ({ only, zone: dialog.zone }), [only, dialog.zone])
  const found = findErrors('dialog', value, words.t)
  // While something waits to be saved, the service's issues are about an older text.
  const errors =
    found.length > 0 || snapshot.pending.has(fact)
      ? found
      : issuesAsErrors(issues, words, 'dialogs.json', `/dialogs/${id}`)

  function edit(next: unknown, whom: Dialog['audience']) {
    const changed = { title, body, confirm, cancel, tone, ...objectOf(next), audience: whom }
    draft.edit(fact, writtenDialog(changed, meaningOf(snapshot, fact, readSaved(snapshot, fact))), {
      pause: true,
      valid: findErrors('dialog', next, words.t).length === 0,
    })
  }

  return (
    <>
      <DeskForm
        name="dialog"
        label={words.t('dialogs.dialog')}
        uiSchema={uiSchema}
        value={value}
        errors={errors}
        readonly={!mayEdit}
        context={context}
        onChange={(next) => edit(next, audience)}
      />
      {only === undefined && (
        <AudienceField
          value={audience}
          disabled={!mayEdit}
          error={audienceError(errors)}
          onChange={(whom) => edit(value, whom)}
        />
      )}
    </>
  )
}
