import { useEffect, useMemo } from 'react'
import type { UiSchema } from '@rjsf/utils'
import { byLocale } from '../../../../src/format/locales.ts'
import type { Notice } from '../../../../src/format/notices.ts'
import { useDraft, useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { useDraftIssues } from '../../draft/DraftIssues.ts'
import { issuesAsErrors } from '../../draft/issuesAsErrors.ts'
import { AudienceField } from '../../audience/AudienceField.tsx'
import { audienceError } from '../../audience/audienceError.ts'
import { DeskForm } from '../../form/DeskForm.tsx'
import type { DeskFormContext } from '../../form/DeskFormContext.ts'
import { formSchemas } from '../../form/formSchemas.ts'
import { uiSchemaOf } from '../../form/uiSchemaOf.ts'
import { findErrors } from '../../form/validatorFor.ts'
import { periodUi } from '../../period/periodUi.ts'
import { usePreviewOpening, usePreviewTarget } from '../../preview/PreviewTarget.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { draftedNoticeIds } from './draftedNoticeIds.ts'
import { useWords, type Words } from '../../words/useWords.ts'
import { factWords } from '../../form/fieldWords.ts'

type Place = Notice['places'][number]

/** The screen to see it on. */
const placeScreens: Readonly<Record<Place, string>> = {
  home: '/',
  popup: '/',
  recharge: '/recharge',
  withdrawal: '/withdrawal',
  transfer: '/transfer',
}

/** The language is already each field's name. */
function uiOf(zone: string, words: Words): UiSchema {
  const ui = uiSchemaOf(formSchemas.notice, factWords(words))
  const named = (widget: UiSchema) => byLocale((locale) => ({ 'ui:title': words.language(locale), ...widget }))
  return {
    ...ui,
    title: { 'ui:title': words.t('fields.title'), ...named({}) },
    body: { 'ui:title': words.t('fields.body'), ...named({ 'ui:widget': 'textarea' }) },
    ...periodUi(ui, zone, words),
  }
}

/** The fields of a notice. The whole notice is one fact. */
export function NoticeForm({ notice, fact }: { notice: Notice; fact: string }) {
  const words = useWords()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const issues = useDraftIssues()
  const mayEdit = useMay('editor')
  const { show } = usePreviewTarget()
  const { id, audience, ...value } = notice
  const place = notice.places[0]

  usePreviewOpening({ notices: notice.places.includes('popup') })
  useEffect(() => {
    if (place !== undefined) show(placeScreens[place])
  }, [place, show])

  const uiSchema = useMemo(() => uiOf(notice.zone, words), [notice.zone, words])
  const context = useMemo(
    (): DeskFormContext => ({ factOf: () => undefined, groups: 'rows', zone: notice.zone }),
    [notice.zone],
  )
  const found = findErrors('notice', value, words.t)
  // While something waits to be saved, the service's issues are about an older text.
  const errors =
    found.length > 0 || snapshot.pending.has(fact)
      ? found
      : issuesAsErrors(issues, words, 'notices.json', `/notices/${draftedNoticeIds(snapshot).indexOf(id)}`)

  function handleChange(next: unknown) {
    edit(withoutEmpty(next as typeof value), audience)
  }

  function edit(changed: typeof value, whom: Notice['audience']) {
    draft.edit(
      fact,
      { id, ...changed, ...(whom && { audience: whom }) },
      { pause: true, valid: findErrors('notice', changed, words.t).length === 0 },
    )
  }

  return (
    <>
      <DeskForm
        name="notice"
        label={words.t('notices.notice')}
        uiSchema={uiSchema}
        value={value}
        errors={errors}
        readonly={!mayEdit}
        context={context}
        onChange={handleChange}
      />
      <AudienceField
        value={audience}
        disabled={!mayEdit}
        error={audienceError(errors)}
        onChange={(whom) => edit(value, whom)}
      />
    </>
  )
}

/** A notice as it is stored: a language without a text is left out, and so is a time that is not set. */
function withoutEmpty({ title, body, from, until, ...rest }: Omit<Notice, 'id'>): Omit<Notice, 'id' | 'audience'> {
  return {
    ...rest,
    title: filled(title),
    body: filled(body),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}

function filled(texts: Notice['title'] | undefined): Notice['title'] {
  return Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text !== undefined && text !== ''))
}
