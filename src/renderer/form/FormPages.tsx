import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormBlock, FormPage } from '../../format/blocks/form.ts'
import { widgetOf } from '../../format/blocks/widgets.ts'
import { Button } from '../../ui/Button.tsx'
import { useReadable } from '../../ui/useReadable.ts'
import { useUi } from '../../ui/UiProvider.tsx'
import { useTranslate } from '../reading/language.ts'
import { useText } from '../reading/useDerived.ts'
import { usePlace, type PlaceInScreen } from '../screen/ScopeContext.tsx'
import { Fields } from './fields/Fields.tsx'
import styles from './FormPages.module.css'
import { useFormStore, type FormStore } from './formStore.ts'
import type { FormValues } from './formValues.ts'
import { createShelves } from './memberShelf.ts'
import type { PageStep } from './PlayedForm.tsx'
import { onLead } from './sendForm.ts'
import { structureOf } from './structureOf.ts'
import type { Submitting } from './useSubmit.ts'

interface FormPagesProps {
  readonly block: FormBlock
  readonly submitting: Submitting
  readonly disabled: boolean
  /** Hands up what the form's button does on the page that shows. */
  readonly onStep: (step: PageStep) => void
}

/** The fields of a form page by page. A page none of whose fields shows is left out. */
export function FormPages({ block, submitting, disabled, onStep }: FormPagesProps) {
  const { pages, page, turn } = usePages(block)
  const { texts } = useUi()
  const translate = useTranslate()
  const title = useText(page?.title)
  const heading = useRef<HTMLHeadingElement>(null)
  const countId = useId()
  const Heading = block.title === undefined ? 'h2' : 'h3'
  const place = pages.findIndex(({ id }) => id === page?.id)
  const next = pages[place + 1]

  // It reads as a new screen, and begins at its title.
  function show(target: FormPage) {
    flushSync(() => turn(target.id))
    heading.current?.focus({ preventScroll: true })
    // jsdom scrolls nothing.
    heading.current?.scrollIntoView?.({ block: 'nearest' })
  }

  const before = pages[place - 1]
  usePhoneBack(before && (() => show(before)))
  const checked = useRef(submitting)
  const step = useRef(show)
  useEffect(() => {
    checked.current = submitting
    step.current = show
  })
  const fields = page?.fields
  useEffect(() => {
    onStep(
      next && fields
        ? { label: texts.next, next: async () => checked.current.check(() => step.current(next), fields) }
        : {},
    )
    // A newer document may have no pages: then the button sends.
    return () => onStep({})
  }, [next, fields, texts, onStep])

  return (
    <>
      <div className={styles.head}>
        {before && (
          <Button variant="quiet" size="small" onClick={() => show(before)}>
            {texts.back}
          </Button>
        )}
        <Heading ref={heading} tabIndex={-1} aria-describedby={countId} className={styles.title}>
          {title}
        </Heading>
        <span id={countId} className={styles.count}>
          {translate('form.rowCount', { now: place + 1, most: pages.length })}
        </span>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {pages.map(({ id }, index) => (
          <span key={id} className={index <= place ? styles.reached : undefined} />
        ))}
      </div>
      <Fields disabled={disabled} page={fields} />
    </>
  )
}

/** The pages that have something to show, and the one that shows. What is typed is kept while the screen is left. */
function usePages(block: FormBlock) {
  const form = useFormStore()
  const place = usePlace()
  const visible = useReadable(form.judgement, ({ visible }) => visible)
  const shown = new Set(visible.filter((name) => !widgetOf(block.fields[name]?.widget).isInvisible))
  const pages = (block.pages ?? []).filter(({ fields }) => fields.some((name) => shown.has(name)))
  const [turned, turn] = useState(() => pageLeft(form, place))
  const page = pages.find(({ id }) => id === turned) ?? pages[0]

  const id = useRef(page?.id)
  useEffect(() => {
    id.current = page?.id
  }, [page])
  // Before anything is drawn: empty fields would flash.
  useLayoutEffect(() => {
    const keep = recallTyped(form, place)
    return () => keep(id.current)
  }, [form, place])
  useEffect(
    () =>
      onLead(form, (field) => {
        const target = block.pages?.find(({ fields }) => field !== undefined && fields.includes(field))
        // At once: the field takes the focus next.
        flushSync(() => turn(target?.id))
      }),
    [form, block],
  )
  return { pages, page, turn }
}

/** The phone's "back" goes a page back, as long as there is one. */
function usePhoneBack(back: (() => void) | undefined): void {
  const { overlays } = useUi()
  const latest = useRef(back)
  useEffect(() => {
    latest.current = back
  })
  const hasBack = back !== undefined
  useEffect(() => (hasBack ? overlays.guard(() => latest.current?.()) : undefined), [hasBack, overlays])
}

interface Kept {
  readonly structure: string
  readonly values: FormValues
  readonly page: string | undefined
}

/** Values typed in forms whose screens were left: in memory alone, until it is sent or the member is another one. */
const shelfOf = createShelves<Kept>()

/** The form of a screen at an address. */
function nameOf(form: FormStore, { store }: PlaceInScreen): string {
  const { plan, query } = store.play.getSnapshot()
  return JSON.stringify([plan.id, query, form.played.getSnapshot().id])
}

/** The page that showed when the form was left. */
const pageLeft = (form: FormStore, place: PlaceInScreen): string | undefined =>
  shelfOf(place.store.renderer).get(nameOf(form, place))?.page

/**
 * Puts back what was typed when the form was left, where it is still the same form. The result keeps what is typed when
 * it is left again, but for passwords and answers to picture codes.
 */
function recallTyped(form: FormStore, place: PlaceInScreen): (page: string | undefined) => void {
  const { account } = place.store.renderer
  const owner = account.getSnapshot()
  const shelf = shelfOf(place.store.renderer)
  const name = nameOf(form, place)
  const kept = shelf.get(name)
  shelf.delete(name)
  if (kept?.structure === structureOf(form.played.getSnapshot()))
    for (const [field, value] of Object.entries(kept.values)) form.change(field, value)

  return (page) => {
    // A screen is still there for a moment when its member has left.
    if (!form.isDirty.getSnapshot() || account.getSnapshot() !== owner) return
    const block = form.played.getSnapshot()
    const values = Object.entries(form.values.getSnapshot()).filter(([field]) => {
      const widget = block.fields[field]?.widget
      return widget !== 'captcha' && !widgetOf(widget).isSecret
    })
    const left: Kept = { structure: structureOf(block), values: Object.fromEntries(values), page }
    shelf.set(name, left)
    // It may be on its way: once it is sent it must not stand there to be sent again.
    const stop = form.isDirty.subscribe(() => {
      stop()
      if (shelf.get(name) === left) shelf.delete(name)
    })
  }
}
