import { useMemo } from 'react'
import type { FieldUi } from '../../format/blocks/form.ts'
import { functions } from '../../format/expression/functions.ts'
import { readField } from '../../format/expression/readField.ts'
import type { Reader } from '../scope/createReader.ts'
import type { Derived } from '../scope/createDerivation.ts'
import { useDerived } from './useDerived.ts'

export type ChoiceSource = NonNullable<FieldUi['choices']>

/** One option, its texts ready to show. */
export interface ShownChoice {
  readonly value: string | number | boolean
  readonly label: string
  /** A second line. */
  readonly note?: string
  /** A picture address. */
  readonly image?: string
}

/** The options of a list in choices.json or of a source's rows; `loading` while they are on their way. */
export function useChoices(choices: ChoiceSource | undefined): Derived<readonly ShownChoice[]> {
  const input = useMemo(
    () => ({ choices, rows: typeof choices === 'object' ? { e: ['get', ['id', 'data'], choices.source] } : undefined }),
    [choices],
  )
  return useDerived(input, readChoices)
}

export function readChoices(read: Reader, { choices, rows }: { readonly choices: ChoiceSource | undefined; readonly rows: unknown }): readonly ShownChoice[] {
  if (choices === undefined) return []
  if (typeof choices === 'string') {
    const options = read.lists.choices[choices]?.options ?? []
    return options.map(({ value, label }) => ({ value, label: read.translate(label) }))
  }
  const list = read.value(rows, [])
  const all = choices.all === undefined ? [] : [{ value: '', label: read.text(choices.all) }]
  return [...all, ...(Array.isArray(list) ? list : []).flatMap((row: unknown) => choiceOf(row, choices))]
}

function choiceOf(row: unknown, { value: at, label, hint, image, mask }: Exclude<ChoiceSource, string>): readonly ShownChoice[] {
  const value = fieldAt(row, at)
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return []
  const note = hint === undefined ? undefined : plain(fieldAt(row, hint))
  const picture = image === undefined ? undefined : plain(fieldAt(row, image))
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

const plain = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined)
