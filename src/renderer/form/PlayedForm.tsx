import { useEffect, useId, useMemo, useState, type SubmitEvent } from 'react'
import type { FormBlock } from '../../format/blocks/form.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { later } from '../../ui/later.tsx'
import type { ClosedBecause } from '../host/Host.ts'
import { SourcesFailed } from '../parts/SourcesFailed.tsx'
import type { Reader } from '../reading/reader.ts'
import { becauseOf, useClosed } from '../reading/useClosed.ts'
import { useDerived, useText } from '../reading/useDerived.ts'
import { useReadable } from '../../ui/useReadable.ts'
import { useTranslate } from '../reading/language.ts'
import { useHost } from '../screen/RendererProvider.tsx'
import { usePlace } from '../screen/ScopeContext.tsx'
import { useReport } from '../screen/useReport.ts'
import { useFormStore, usePlayed } from './formStore.ts'
import styles from './PlayedForm.module.css'
import { Fields } from './fields/Fields.tsx'
import { FormLink } from './fields/FieldLinks.tsx'
import { useSubmit } from './useSubmit.ts'

const RememberedAccount = later(async () => (await import('./RememberedAccount.ts')).RememberedAccount)
const FormPages = later(async () => (await import('./FormPages.tsx')).FormPages)
const Review = later(async () => (await import('./Review.tsx')).Review)

/** The button of a page, in place of the one that sends; empty on the last page. */
export interface PageStep {
  readonly label?: string
  readonly next?: () => Promise<void>
}

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
  const [page, setPage] = useState<PageStep>()

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // React hands up what a form in a sheet of this one submits.
    if (event.target === event.currentTarget) void (page?.next ?? submitting.submit)()
  }

  return (
    <div className={styles.form}>
      <FormNotes closed={closed} />
      {/* The store checks: the browser knows neither rules nor hidden fields. */}
      <form id={formId} noValidate onSubmit={handleSubmit}>
        {block.pages ? (
          <FormPages block={block} submitting={submitting} disabled={isFixed} onStep={setPage} />
        ) : (
          <Fields disabled={isFixed} />
        )}
        <div className={styles.foot}>
          <Button
            type="submit"
            full
            variant={block.submit.variant}
            busy={submitting.busy}
            disabled={isShut || (block.pages && !page)}
          >
            {page?.label ?? label}
          </Button>
          {submitting.refusal !== undefined && <FieldError>{submitting.refusal}</FieldError>}
          {failed.length > 0 && <SourcesFailed names={failed} compact />}
          <div aria-live="polite">{paused !== undefined && <p className={styles.note}>{paused}</p>}</div>
          <FormFooter items={block.footer} />
        </div>
      </form>
      {'remember' in block.fields && <RememberedAccount form={form} block={block} />}
      {hasReview && (
        <Review submitting={submitting} shut={isShut ? (closed ?? paused ?? translate('form.waiting')) : undefined} />
      )}
    </div>
  )
}

interface Shut {
  /** Why nothing can be sent, at the top of the form. */
  readonly closed: string | undefined
  /** Nothing can be filled in either. */
  readonly isFixed: boolean
  /** Why nothing can be sent for the moment, at the button. */
  readonly paused: string | undefined
  /** The sources that could not be read and without which nothing can be sent. */
  readonly failed: readonly string[]
}

const open: Shut = { closed: undefined, isFixed: false, paused: undefined, failed: [] }

/** A form is shut by unknown parts, the document's own reason, a closed call, and for money a lost connection. */
function useShut(block: FormBlock): Shut {
  const translate = useTranslate()
  const { closed } = useHost()
  const because = useReadable(closed)
  const asked = useMemo(() => askedOf(block, because), [block, because])
  const paused = useClosed(block.submit.do)
  const { value: reasons, status, failed, problems } = useDerived(asked, readReasons)

  const own = block.unsupported === undefined ? reasons.own : translate('form.unsupported')
  // What a call closes may open again while somebody types, so the fields stay as they are.
  const isFixed = own !== undefined
  const shut = own ?? reasons.call
  if (shut !== undefined) return { ...open, closed: shut, isFixed }
  // Not known to be open is not open.
  if (status === 'failed') return { ...open, failed }
  const unknown = status === 'loading' ? 'form.waiting' : problems.length > 0 && 'form.unchecked'
  return { ...open, paused: unknown ? translate(unknown) : paused }
}

/** The reasons why it may be shut. The values of its calls are read only while one is closed: else each keystroke would be heard. */
function askedOf({ blocked, submit }: FormBlock, because: ClosedBecause) {
  const action = submit.do.find((one) => becauseOf(one, because) !== undefined)
  return { blocked, action, reason: action && becauseOf(action, because) }
}

function readReasons(read: Reader, { blocked, action, reason }: ReturnType<typeof askedOf>) {
  return {
    own: blocked !== undefined && read.condition(blocked.when) ? read.text(blocked.message) : undefined,
    call:
      typeof reason === 'function'
        ? reason((name) => read.value(action && 'with' in action && action.with?.[name]))
        : reason,
  }
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
      {waits && <Banner>{translate('form.updated')}</Banner>}
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
