import { memo, useState, useMemo } from 'react'
import type { FilterField } from '../../../format/blocks/filter.ts'
import { filterKeys } from './filterKeys.ts'
import { useCondition, useText, useValue, useDerived } from '../../reading/useDerived.ts'
import { useTranslate, useDisplay } from '../../reading/language.ts'
import styles from './FilterBar.module.css'
import { DateRangeField } from '../../../ui/DateRangeField.tsx'
import { rangeProblem } from '../../screen/filterValues.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { useChoices } from '../../reading/useChoices.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useUi } from '../../../ui/UiProvider.tsx'
import { copyKeys } from '../../host/copyKeys.ts'
import { useAsk } from '../../sources/askAgain.ts'
import { useFailure } from '../../reading/useFailure.ts'
import { functions } from '../../../format/expression/functions.ts'
import { languages } from '../../../format/locales.ts'
import { DateField } from '../../../ui/DateField.tsx'
import type { CalendarLocale } from '../../../ui/isoDate.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import { later } from '../../../ui/later.tsx'
import { useReadable } from '../../../ui/useReadable.ts'
import type { Ast } from '../../../format/expression/Ast.ts'
import type { Reader } from '../../reading/reader.ts'
import { usePlace } from '../../screen/ScopeContext.tsx'

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const FindField = later(async () => (await import('./FindField.tsx')).FindField)

interface FilterBarProps {
  /** The block whose filter it is. */
  readonly id: string
  readonly fields: readonly FilterField[]
}

/** The fields of a filter beside one another; a text has a line of its own beneath them once it is asked for. */
export const FilterBar = memo(function FilterBar({ id, fields }: FilterBarProps) {
  const translate = useTranslate()
  const shown = (isText: boolean) =>
    fields
      .filter(({ kind }) => (kind === 'text') === isText)
      .map((field) => <ShownField key={field.kind === 'dateRange' ? field.start : field.name} id={id} field={field} />)
  return (
    <div className={styles.filter}>
      <fieldset className={styles.bar} aria-label={translate(filterKeys.filter)}>
        {shown(false)}
      </fieldset>
      {shown(true)}
    </div>
  )
})

function ShownField({ id, field }: { readonly id: string; readonly field: FilterField }) {
  const isShown = useCondition(field.when)
  if (!isShown) return null
  switch (field.kind) {
    case 'dateRange':
      return <RangeField id={id} field={field} />
    case 'date':
      return <DayField id={id} field={field} />
    case 'choices':
      return <ChoiceField id={id} field={field} />
    case 'text':
      return <TextFilterField id={id} field={field} />
    default:
      return field satisfies never
  }
}

type Field = Extract<FilterField, { kind: 'dateRange' }>

/** A first and a last day; a wrong range says what is wrong and the old one stays. */
function RangeField({ id, field }: { readonly id: string; readonly field: Field }) {
  const translate = useTranslate()
  const display = useDisplay()
  const label = useText(field.label)
  const min = useValue(field.min, '')
  const max = useValue(field.max, '')
  const [[from, to], change] = useFilterValue(id, [field.start, field.end])

  function check(range: { from: string; to: string }): string | undefined {
    const problem = rangeProblem(range, { min, max, sameMonth: field.sameMonth })
    return problem && translate(filterKeys[problem], { min: display(min, 'date'), max: display(max, 'date') })
  }

  return (
    <DateRangeField
      compact
      label={label === '' ? translate(filterKeys.dateRange) : label}
      placeholder={translate(filterKeys.dateRange)}
      value={{ from: textOf(from), to: textOf(to) }}
      min={min}
      max={max}
      today={useToday()}
      locale={useCalendarLocale()}
      check={check}
      onChange={({ from, to }) => {
        if (from !== undefined && to !== undefined && check({ from, to }) === undefined)
          change({ [field.start]: from, [field.end]: to })
      }}
    />
  )
}

type ChoiceFilter = Extract<FilterField, { kind: 'choices' }>

function ChoiceField({ id, field }: { readonly id: string; readonly field: ChoiceFilter }) {
  const translate = useTranslate()
  const label = useText(field.label)
  const { value: options, status, failed } = useChoices(field.choices)
  const [[value], change] = useFilterValue(id, [field.name])
  if (status === 'failed') return <ChoicesFailed label={label} names={failed} />
  return (
    <SelectField
      compact
      label={label === '' ? translate(filterKeys.filter) : label}
      placeholder={translate(filterKeys.choose)}
      options={options.map((option) => ({ ...option, value: String(option.value) }))}
      value={writtenAs(value)}
      onChange={(next) => change({ [field.name]: next })}
    />
  )
}

const writtenAs = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined

interface ChoicesFailedProps {
  readonly label: string
  /** The sources of the options. */
  readonly names: readonly string[]
}

/** Shown in place of a choice: its options could not be read, and a press reads them again. */
function ChoicesFailed({ label, names }: ChoicesFailedProps) {
  const ask = useAsk()
  const { texts } = useUi()
  const translate = useTranslate()

  const { reason, canRetry, isAsking } = useFailure(names)

  if (!canRetry) {
    return <p role="alert">{`${label}: ${reason}`}</p>
  }
  return (
    <div role="alert" aria-label={translate(copyKeys.failed)}>
      <Button variant="secondary" size="small" icon="refresh" busy={isAsking} onClick={() => void ask(names)}>
        {`${label} ${texts.retry}`}
      </Button>
    </div>
  )
}

type TextFilter = Extract<FilterField, { kind: 'text' }>

/** A button that opens the line of a text; what closes it empties it. */
function TextFilterField({ id, field }: { readonly id: string; readonly field: TextFilter }) {
  const label = useText(field.label)
  const [[typed], change] = useFilterValue(id, [field.name])
  const [isOpened, setOpened] = useState(false)
  const isTyped = textOf(typed) !== undefined
  const isOpen = isOpened || isTyped

  function handlePress(): void {
    setOpened(!isOpen)
    if (isTyped) change({ [field.name]: '' })
  }

  return (
    <>
      <IconButton icon="search" label={label} aria-expanded={isOpen} onClick={handlePress} />
      {isOpen && <FindField id={id} field={field} label={label} wantsFocus={isOpened} />}
    </>
  )
}

type DayFilter = Extract<FilterField, { kind: 'date' }>

function DayField({ id, field }: { readonly id: string; readonly field: DayFilter }) {
  const translate = useTranslate()
  const label = useText(field.label)
  const [[value], change] = useFilterValue(id, [field.name])
  return (
    <DateField
      compact
      label={label === '' ? translate(filterKeys.date) : label}
      placeholder={translate(filterKeys.date)}
      value={typeof value === 'string' && value !== '' ? value : undefined}
      min={useValue(field.min, '')}
      max={useValue(field.max, '')}
      today={useToday()}
      locale={useCalendarLocale()}
      onChange={(next) => change({ [field.name]: next })}
    />
  )
}

function useCalendarLocale(): CalendarLocale {
  const { locale } = useHost()
  return languages[useReadable(locale)].tag
}

/** Zone of the days that records are asked for by. */
const PLATFORM = 8

/** The platform's day: the device's clock and zone may say another. */
function useToday(): string {
  return functions.dateAt(useHost().clock.now(), PLATFORM)
}

/** The values of fields of a filter as sources read them, and how to change them: they live in the address. */
function useFilterValue(
  id: string,
  names: readonly string[],
): readonly [values: readonly unknown[], change: (values: Readonly<Record<string, string>>) => void] {
  const { store } = usePlace()
  const hasSeveral = useReadable(store.play, ({ filters }) => filters.length > 1)
  const list = names.join(' ')
  const slots = useMemo(() => {
    const filter: Ast = hasSeveral ? ['get', ['id', 'filter'], id] : ['id', 'filter']
    return list.split(' ').map((name): { readonly e: Ast } => ({ e: ['get', filter, name] }))
  }, [hasSeveral, id, list])
  const { value } = useDerived(slots, readAll)

  function change(values: Readonly<Record<string, string>>): void {
    const prefix = hasSeveral ? `${id}.` : ''
    const next = Object.fromEntries(Object.entries(values).map(([name, text]) => [prefix + name, text]))
    store.changeQuery((query) => ({ ...query, ...next }))
  }
  return [value, change]
}

const readAll = (read: Reader, slots: readonly unknown[]) => slots.map((slot) => read.value(slot))
