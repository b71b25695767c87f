import { useEffect, useMemo } from 'react'
import type { UiSchema } from '@rjsf/utils'
import { objectOf } from '../../../../src/format/value/isObject.ts'
import { byLocale } from '../../../../src/format/locales.ts'
import { isBanner, type Notice } from '../../../../src/format/notices.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useDraftIssues } from '../../facts/draft/DraftIssues.ts'
import { issuesAsErrors } from '../../facts/draft/issuesAsErrors.ts'
import { AudienceField } from '../../fields/audience/AudienceField.tsx'
import { audienceError } from '../../facts/names/audienceError.ts'
import { DeskForm } from '../../fields/form/DeskForm.tsx'
import type { DeskFormContext } from '../../fields/form/DeskFormContext.ts'
import { formSchemas } from '../../facts/shapes/formSchemas.ts'
import { schemaOf } from '../../facts/shapes/schemaOf.ts'
import { uiSchemaOf } from '../../fields/form/uiSchemaOf.ts'
import { findErrors } from '../../fields/form/validatorFor.ts'
import { periodUi } from '../../fields/audience/periodUi.ts'
import { useLibrary } from '../../library/useLibrary.ts'
import { usePreviewOpening, usePreviewTarget } from '../../phone/PreviewTarget.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { draftedNoticeIds } from '../../facts/documents/draftedNoticeIds.ts'
import { screenChoices } from '../../facts/documents/ScreenDocument.ts'
import { useWords, type Words } from '../../words/useWords.ts'
import { withPictureWords } from './withPictureWords.ts'
import { factWords } from '../../fields/form/fieldWords.ts'

type Place = Notice['places'][number]
type FormOfNotice = 'notice' | 'banner'

/** The screen to see it on. */
const placeScreens: Readonly<Record<Place, string>> = {
  home: '/',
  popup: '/',
  recharge: '/recharge',
  withdrawal: '/withdrawal',
  transfer: '/transfer',
  banner: '/',
}

/** The language is already each field's name. */
function uiOf(form: FormOfNotice, zone: string, screens: ReturnType<typeof screenChoices>, words: Words): UiSchema {
  const { t } = words
  const ui = uiSchemaOf(formSchemas[form], factWords(words))
  const named = (widget: UiSchema) => byLocale((locale) => ({ 'ui:title': words.language(locale), ...widget }))
  const parts: UiSchema =
    form === 'banner'
      ? {
          picture: { 'ui:title': t('fields.picture'), ...named({ 'ui:widget': 'picture' }) },
          title: { 'ui:title': t('fields.alt'), ...named({}) },
          link: {
            ...ui['link'],
            'ui:widget': 'SelectWidget',
            'ui:options': {
              help: t('fields.linkHelp'),
              choices: [{ value: '', label: t('notices.leadsNowhere') }, ...screens],
            },
          },
        }
      : {
          title: { 'ui:title': t('fields.title'), ...named({}) },
          body: { 'ui:title': t('fields.body'), ...named({ 'ui:widget': 'textarea' }) },
        }
  return { ...ui, ...parts, ...periodUi(ui, zone, words) }
}

/** The fields of a notice, or those of a banner. The whole notice is one fact. */
export function NoticeForm({ notice, fact }: { notice: Notice; fact: string }) {
  const words = useWords()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const issues = useDraftIssues()
  const mayEdit = useMay('editor')
  const { show } = usePreviewTarget()
  const { library } = useLibrary()
  const { id, audience, ...value } = notice
  const form = isBanner(notice) ? 'banner' : 'notice'
  const { fields, others } = fieldsOf(form, value)
  const place = notice.places[0]
  const { live } = snapshot

  usePreviewOpening({ notices: notice.places.includes('popup') })
  useEffect(() => {
    if (place !== undefined) show(placeScreens[place])
  }, [place, show])

  const uiSchema = useMemo(
    () => uiOf(form, notice.zone, screenChoices(live, words.locale), words),
    [form, notice.zone, live, words],
  )
  const context = useMemo((): DeskFormContext => ({ zone: notice.zone }), [notice.zone])
  const found = findErrors(form, fields, words.t)
  // While something waits to be saved, the service's issues are about an older text.
  const errors =
    found.length > 0 || snapshot.pending.has(fact)
      ? found
      : issuesAsErrors(issues, words, 'notices.json', `/notices/${draftedNoticeIds(snapshot).indexOf(id)}`)

  function edit(changed: Written, whom: Notice['audience']) {
    draft.edit(
      fact,
      { id, ...others, ...changed, ...(whom && { audience: whom }) },
      { pause: true, valid: findErrors(form, changed, words.t).length === 0 },
    )
  }

  return (
    <>
      <DeskForm
        name={form}
        label={words.t(`notices.${form}`)}
        uiSchema={uiSchema}
        value={fields}
        errors={errors}
        readonly={!mayEdit}
        context={context}
        onChange={(next) =>
          edit(withoutEmpty(form, withPictureWords(fields, objectOf(next), library?.pictures ?? [])), audience)
        }
      />
      <AudienceField
        value={audience}
        disabled={!mayEdit}
        error={audienceError(errors)}
        onChange={(whom) => edit(fields, whom)}
      />
    </>
  )
}

type Written = Readonly<Record<string, unknown>>

/** Properties of a notice that a form edits, and those that it leaves as they are. */
function fieldsOf(form: FormOfNotice, value: Written): { readonly fields: Written; readonly others: Written } {
  const isField = (key: string) => Object.hasOwn(formSchemas[form].properties ?? {}, key)
  const entries = Object.entries(value)
  return {
    fields: Object.fromEntries(entries.filter(([key]) => isField(key))),
    others: Object.fromEntries(entries.filter(([key]) => !isField(key))),
  }
}

/** A notice as it is stored: a language without a text or a picture is left out, and so is what is not set. */
function withoutEmpty(form: FormOfNotice, fields: Written): Written {
  const isFilled = (value: unknown) => value !== undefined && value !== ''
  const filled = (texts: unknown) =>
    Object.fromEntries(Object.entries(objectOf(texts)).filter(([, text]) => isFilled(text)))
  return Object.fromEntries(
    Object.entries(formSchemas[form].properties ?? {}).flatMap(([key, schema]) => {
      const value = schemaOf(schema).type === 'object' ? filled(fields[key]) : fields[key]
      return isFilled(value) ? [[key, value]] : []
    }),
  )
}
