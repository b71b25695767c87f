import { useMemo } from 'react'
import type { FieldUi } from '../../format/blocks/form.ts'
import { functions } from '../../format/expression/functions.ts'
import type { IconName } from '../../format/shape/marks.ts'
import { readField } from '../../format/expression/readField.ts'
import type { Reader } from './reader.ts'
import { readPicture } from './display.ts'
import { type Derived, useDerived } from './useDerived.ts'

export type ChoiceSource = NonNullable<FieldUi['choices']>

/** One option, its texts ready to show. */
export interface ShownChoice {
  readonly value: string | number | boolean
  readonly label: string
  /** A second line. */
  readonly note?: string
  /** A picture address. */
  readonly image?: string
  readonly icon?: IconName
}

/** The options of a list in choices.json or of a source's rows; `loading` while they are on their way. */
export function useChoices(choices: ChoiceSource | undefined): Derived<readonly ShownChoice[]> {
  const input = useMemo(
    () => ({ choices, rows: typeof choices === 'object' ? { e: ['get', ['id', 'data'], choices.source] } : undefined }),
    [choices],
  )
  return useDerived(input, readChoices)
}

export function readChoices(
  read: Reader,
  { choices, rows }: { readonly choices: ChoiceSource | undefined; readonly rows: unknown },
): readonly ShownChoice[] {
  if (choices === undefined) return []
  if (typeof choices === 'string') {
    const options = read.lists.choices[choices]?.options ?? []
    return options.map(({ value, label, icon }) => ({
      value,
      label: read.translate(label),
      ...(icon !== undefined && { icon }),
    }))
  }
  const list = read.value(rows, [])
  const all = choices.all === undefined ? [] : [{ value: '', label: read.text(choices.all) }]
  const rowsOf = (Array.isArray(list) ? list : []).filter((row: unknown) => read.row(row).condition(choices.where))
  const options = [
    ...all,
    ...(choices.first ?? []).map((option) => fixedChoice(read, option)),
    ...rowsOf.flatMap((row: unknown) => choiceOf(read, row, choices)),
  ]
  // Options are told apart by their values; rows that share one mean the same to the platform.
  return options.filter(
    ({ value }, place) => options.findIndex((other) => String(other.value) === String(value)) === place,
  )
}

type FromRows = Exclude<ChoiceSource, string>

function fixedChoice(read: Reader, { value, label, hint, icon }: NonNullable<FromRows['first']>[number]): ShownChoice {
  const note = read.text(hint)
  return { value, label: read.text(label), ...(note !== '' && { note }), ...(icon !== undefined && { icon }) }
}

function choiceOf(
  read: Reader,
  row: unknown,
  { value: at, label, hint, hintAs, image, mask }: FromRows,
): readonly ShownChoice[] {
  const value = fieldAt(row, at)
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return []
  const beneath = (hint === undefined ? [] : [hint].flat()).map((path) => fieldAt(row, path))
  const notes = beneath.flatMap(
    (value) => (hintAs === undefined || value === undefined ? plain(value) : read.display(value, hintAs)) ?? [],
  )
  const note = notes.length === 0 ? undefined : notes.join(' · ')
  // One that may not be shown keeps its place.
  const picture = image === undefined ? undefined : (readPicture(plain(fieldAt(row, image))) ?? '')
  return [
    {
      value,
      label: plain(fieldAt(row, label)) ?? String(value),
      ...(note !== undefined && { note: mask ? functions.mask(note, 4) : note }),
      ...(picture !== undefined && { image: picture }),
    },
  ]
}

/** A field of a row, or of an object in it: `bank_data.bank_name`. */
const fieldAt = (row: unknown, path: string) => path.split('.').reduce(readField, row)

const plain = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
