import { Big } from 'big.js'
import { useCallback, useMemo, useState } from 'react'
import type { ListBlock } from '../../../format/blocks/list.ts'
import { languageOf, languages, type Locale } from '../../../format/locales.ts'
import type { DisplayFormat } from '../../../format/shape/common.ts'
import { dateFormat, momentOf } from '../../reading/display.ts'
import { useTranslate } from '../../reading/language.ts'
import type { Reader } from '../../reading/reader.ts'
import { useDerived } from '../../reading/useDerived.ts'
import type { KeyedRow } from '../../reading/useRows.ts'
import { dependenciesOf } from '../../screen/dependenciesOf.ts'
import styles from './DayRows.module.css'
import { listKeys } from './listKeys.ts'
import { AllRows, type ListRowsProps } from './RecordRows.tsx'

type Days = NonNullable<ListBlock['days']>

/** A day above its first row. */
interface DayHead {
  /** Key of the row. */
  readonly key: string
  readonly title: string
  /** Sums that came in and went out, each currency by itself. */
  readonly in: string
  readonly out: string
}

/** Rows with a heading for each day, which says what came in and went out on it by the rows that are loaded. */
export function DayRows(props: ListRowsProps) {
  const { block, keyed, paging, label } = props
  const heads = useDayHeads(block.days, keyed)
  const last = heads.at(-1)
  const isOpenEnded = paging?.hasMore ?? false
  const byKey = useMemo(() => new Map(heads.map((head) => [head.key, head])), [heads])
  const headOf = useCallback(
    (key: string) => {
      const head = byKey.get(key)
      return head && <Day head={head} isPartial={isOpenEnded && head === last} isTitled={label !== undefined} />
    },
    [byKey, isOpenEnded, last, label],
  )
  return <AllRows {...props} headOf={headOf} />
}

interface DayProps {
  readonly head: DayHead
  /** More of its rows may come. */
  readonly isPartial: boolean
  /** The list has a heading of its own. */
  readonly isTitled: boolean
}

function Day({ head, isPartial, isTitled }: DayProps) {
  const translate = useTranslate()
  const Title = isTitled ? 'h3' : 'h2'
  const sums = [
    head.in !== '' && translate(listKeys.dayIn, { amount: head.in }),
    head.out !== '' && translate(listKeys.dayOut, { amount: head.out }),
  ].filter((sum) => sum !== false)
  return (
    <div className={styles.day}>
      <Title className={styles.title}>{head.title}</Title>
      {sums.map((sum) => (
        <span key={sum} className={styles.sum}>
          {sum}
        </span>
      ))}
      {isPartial && sums.length > 0 && <span className={styles.sum}>{translate(listKeys.daySoFar)}</span>}
    </div>
  )
}

function useDayHeads(days: Days | undefined, keyed: readonly KeyedRow[]): readonly DayHead[] {
  const [readHeads] = useState(createHeadReader)
  // In a function: what is read of a plan is looked for in all that is in the input, and there may be 10,000 rows.
  const today = useDerived(now, readToday).value
  const input = useMemo(() => ({ days, today, rows: () => keyed }), [days, today, keyed])
  return useDerived(input, readHeads).value
}

const now = { e: ['id', 'now'] } as const

/** By itself: it is looked at each second, and the rows are not. */
function readToday(read: Reader, clock: typeof now): string {
  const moment = read.value(clock)
  return typeof moment === 'number' ? dayReader(read.locale)(moment) : ''
}

interface HeadInput {
  readonly days: Days | undefined
  readonly today: string
  readonly rows: () => readonly KeyedRow[]
}

/** A row as days count it. */
interface Counted {
  /** 'YYYY-MM-DD' on the reader's clock; undefined for a row without a time. */
  readonly day: string | undefined
  readonly in: Big | undefined
  readonly out: Big | undefined
  /** The format of its amounts, which tells currencies apart. */
  readonly as: DisplayFormat
}

interface Memory {
  readonly days: Days
  readonly locale: Locale
  /** Values that the expressions read beside the row. */
  readonly around: readonly unknown[]
  readonly counted: WeakMap<object, Counted>
}

/** Reads the heads of days. A row is worked out once: a poll that changes one of 10,000 works out that one. */
function createHeadReader() {
  let memory: Memory | undefined

  function countedBy(read: Reader, days: Days): (row: unknown) => Counted {
    const names = dependenciesOf(days).filter((name) => name !== 'row')
    const around = names.map((name) => read.value({ e: pathOf(name) }))
    const isSame =
      memory?.days === days &&
      memory.locale === read.locale &&
      memory.around.every((value, index) => value === around[index])
    const { counted } = (memory =
      isSame && memory ? memory : { days, locale: read.locale, around, counted: new WeakMap<object, Counted>() })
    const dayOf = dayReader(read.locale)
    return (row) => {
      if (typeof row !== 'object' || row === null) return countRow(read.row(row), days, dayOf)
      const known = counted.get(row) ?? countRow(read.row(row), days, dayOf)
      counted.set(row, known)
      return known
    }
  }

  return (read: Reader, { days, today, rows }: HeadInput): readonly DayHead[] => {
    if (!days) return []
    const count = countedBy(read, days)
    const sums = new Map<string, { in: Sums; out: Sums }>()
    const firsts: { key: string; day: string }[] = []
    for (const { key, row } of rows()) {
      const { day, as, ...amounts } = count(row)
      if (day === undefined) continue
      if (firsts.at(-1)?.day !== day) firsts.push({ key, day })
      const sum = sums.get(day) ?? { in: new Map<DisplayFormat, Big>(), out: new Map<DisplayFormat, Big>() }
      sums.set(day, sum)
      add(sum.in, as, amounts.in)
      add(sum.out, as, amounts.out)
    }
    return firsts.map(({ key, day }) => {
      const sum = sums.get(day)
      return { key, title: nameOf(day, today, read.locale), in: written(read, sum?.in), out: written(read, sum?.out) }
    })
  }
}

type Sums = Map<DisplayFormat, Big>

const pathOf = (name: string) => {
  const [root = '', key] = name.split('.')
  return key === undefined ? (['id', root] as const) : (['get', ['id', root], key] as const)
}

function countRow(read: Reader, { at, in: comes, out, as, when }: Days, dayOf: (moment: number) => string): Counted {
  const moment = momentOf(read.value(at))
  const counts = read.condition(when)
  return {
    day: moment === undefined ? undefined : dayOf(moment),
    in: counts ? amountOf(read.value(comes)) : undefined,
    out: counts ? amountOf(read.value(out)) : undefined,
    as: typeof as === 'string' ? as : read.condition(as.if) ? as.then : as.else,
  }
}

/** Amounts of different currencies are never added to each other. */
function add(sums: Sums, as: DisplayFormat, amount: Big | undefined): void {
  if (amount && !amount.eq(0)) sums.set(as, (sums.get(as) ?? new Big(0)).plus(amount))
}

const written = (read: Reader, sums: Sums = new Map<DisplayFormat, Big>()) =>
  [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([as, sum]) => read.display(sum, as))
    .join(' · ')

function amountOf(value: unknown): Big | undefined {
  if (value instanceof Big) return value
  return typeof value === 'number' && Number.isFinite(value) ? new Big(value) : undefined
}

/** Days as the times in the rows have them, so that no row is under a day that is not its own. */
function dayReader(locale: Locale): (moment: number) => string {
  const { zone: timeZone } = languageOf(locale)
  // Swedes write dates as ISO does.
  const format = dateFormat('sv', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
  return (moment) => format.format(moment)
}

const DAY_MS = 86_400_000

/** "Today", "Yesterday", or the date with its weekday, and its year where it is another one. */
function nameOf(day: string, today: string, locale: Locale): string {
  const { tag } = languages[locale]
  const moment = Date.parse(day)
  const ago = (Date.parse(today) - moment) / DAY_MS
  if (ago === 0 || ago === 1) {
    const name = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-ago, 'day')
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
  return dateFormat(tag, {
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(moment)
}
