import { Suspense, useEffect, useId, useState, type SubmitEvent } from 'react'
import type { FormBlock } from '../../format/blocks/form.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { later } from '../../ui/later.tsx'
import { SourcesFailed } from '../parts/SourcesFailed.tsx'
import { useReport } from '../screen/useReport.ts'
import { useText } from '../reading/useText.ts'
import { useTranslate } from '../reading/useTranslate.ts'
import { usePlace } from '../screen/ScopeContext.tsx'
import { formKeys } from './formKeys.ts'
import { useFormStore, usePlayed } from './formStore.ts'
import styles from './PlayedForm.module.css'
import { Fields } from './fields/Fields.tsx'
import { FormLink } from './fields/FormLink.tsx'
import { useShut } from './useShut.ts'
import { useSubmit } from './useSubmit.ts'
import { useReadable } from '../reading/useReadable.ts'

const RememberedAccount = later(async () => (await import('./RememberedAccount.ts')).RememberedAccount)
const Review = later(async () => (await import('./Review.tsx')).Review)

/** The form of a document; its store holds what is typed and says what shows and what is wrong. */
export function PlayedForm() {
  const form = useFormStore()
  const block = usePlayed()
  const formId = useId()
  const { closed, isFixed, paused, failed } = useShut(block)
  const isShut = closed !== undefined || paused !== undefined || failed.length > 0
  const submitting = useSubmit({ form, formId, isShut })
  // Once asked for it stays, for its closing animation.
  const [hasReview, setHasReview] = useState(false)
  if (submitting.review !== undefined && !hasReview) setHasReview(true)
  useEffect(() => form.connect(), [form])
  const label = useText(block.submit.label)
  const translate = useTranslate()
  useUnsupportedReport(block)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // React hands up what a form in a sheet of this one submits.
    if (event.target === event.currentTarget) void submitting.submit()
  }

  return (
    <div className={styles.form}>
      <FormNotes closed={closed} />
      {/* The store checks: the browser knows neither rules nor hidden fields. */}
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Fields disabled={isFixed} />
        <div className={styles.foot}>
          <Button type="submit" full variant={block.submit.variant} busy={submitting.busy} disabled={isShut}>
            {label}
          </Button>
          {submitting.refusal !== undefined && <FieldError>{submitting.refusal}</FieldError>}
          {failed.length > 0 && <SourcesFailed names={failed} compact />}
          <div aria-live="polite">{paused !== undefined && <p className={styles.note}>{paused}</p>}</div>
          <FormFooter items={block.footer} />
        </div>
      </form>
      <Suspense>
        {'remember' in block.fields && <RememberedAccount form={form} block={block} />}
        {hasReview && (
          <Review
            submitting={submitting}
            shut={isShut ? (closed ?? paused ?? translate(formKeys.waiting)) : undefined}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Why the form is shut, and that a newer one waits for what was typed. */
function FormNotes({ closed }: { readonly closed: string | undefined }) {
  const { isWaiting } = useFormStore()
  const { isHeld } = usePlace().store
  const isOwn = useReadable(isWaiting)
  const isAll = useReadable(isHeld)
  const waits = isOwn || isAll
  const translate = useTranslate()
  if (closed === undefined && !waits) return null
  return (
    <output className={styles.notes}>
      {closed !== undefined && (
        <Banner tone="warning" icon="alert">
          {closed}
        </Banner>
      )}
      {waits && <Banner>{translate(formKeys.updated)}</Banner>}
    </output>
  )
}

/** The links beneath a form. */
function FormFooter({ items }: { readonly items: FormBlock['footer'] }) {
  if (items.length === 0) return null
  return (
    <div className={styles.footer}>
      {items.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- fixed links are told apart by their place
        <FormLink key={place} link={item} />
      ))}
    </div>
  )
}

function useUnsupportedReport(block: FormBlock): void {
  const report = useReport()
  const codes = block.unsupported?.join(' ') ?? ''
  useEffect(() => {
    for (const code of codes.split(' ')) if (code !== '') report(code)
  }, [codes, report])
}
