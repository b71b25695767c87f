import { titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import { useState } from 'react'
import { toPointer } from '../../../../src/format/check/Document.ts'
import { currencyAt } from '../../../../src/format/facts/currencyAt.ts'
import { Switch } from '../../../../src/ui/Switch.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { hasKey } from '../../../../src/format/value/keysOf.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import { DeskAmountField } from '../form/DeskAmountField.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { useWords } from '../../words/useWords.ts'
import { useField, type ShapeFieldProps } from './ShapeFieldProps.ts'
import { useShapeEditing } from './ShapeEditing.ts'

const LONG = 60

/** One line, or nothing. */
export function LineField(props: ShapeFieldProps) {
  const { label, help, required, value } = props
  const { error, isLocked, set } = useField(props)
  return (
    <TextField
      {...{ label, hint: help, required, error, disabled: isLocked }}
      value={asText(value)}
      onChange={(text) => set(text === '' && !required ? undefined : text)}
    />
  )
}

/** An amount of money in the currency of its setting. */
export function MoneyField(props: ShapeFieldProps) {
  const { label, help, required, value, path } = props
  const { error, isLocked, set } = useField(props)
  return (
    <DeskAmountField
      {...{ label, hint: help, required, error, disabled: isLocked }}
      {...currencyAt(toPointer(path))}
      value={asText(value)}
      onChange={(amount) => set(amount === '' && !required ? undefined : amount)}
    />
  )
}

/** A number; what is not one stays as it was typed, and the check says so. */
export function NumberField(props: ShapeFieldProps) {
  const { label, help, required, value, shape } = props
  const { t } = useWords()
  const { error, isLocked, set } = useField(props)
  const usual = typeof shape.default === 'number' ? t('shapes.usually', { value: shape.default }) : undefined
  return (
    <TextField
      {...{ label, required, error, disabled: isLocked }}
      hint={[help, usual].filter(Boolean).join(' ')}
      inputMode="numeric"
      value={asText(value)}
      onChange={(text) => set(text === '' && !required ? undefined : numberOr(text))}
    />
  )
}

/** An expression: always a formula. */
export function FormulaField(props: ShapeFieldProps) {
  const { label, help, required, value } = props
  const { t } = useWords()
  const { error, isLocked, set } = useField(props)
  const text = asText(value)
  return (
    <TextField
      {...{ label, hint: help, required, error, disabled: isLocked }}
      labelNote={t('shapes.formula')}
      rows={text.length > LONG ? Math.ceil(text.length / LONG) : undefined}
      value={text}
      onChange={(next) => set(next === '' && !required ? undefined : next)}
    />
  )
}

/** A literal, or a formula when it begins with `=`. A number stays a number. */
export function ValueField(props: ShapeFieldProps) {
  const { label, help, required, value, shape } = props
  const { t } = useWords()
  const { error, isLocked, set } = useField(props)
  const { slot } = shape
  const type = slot?.kind === 'value' ? slot.type : 'any'
  // While it is typed it may be none, such as "1." on its way to 1.5.
  const [wasNumber] = useState(typeof value === 'number')
  const text = asText(value)

  function meant(typed: string): unknown {
    if (type === 'bool' && (typed === 'true' || typed === 'false')) return typed === 'true'
    return type === 'number' || wasNumber || typeof value === 'number' ? numberOr(typed) : typed
  }

  return (
    <TextField
      {...{ label, hint: help, required, error, disabled: isLocked }}
      labelNote={text.startsWith('=') ? t('shapes.formula') : undefined}
      rows={text.length > LONG ? Math.ceil(text.length / LONG) : undefined}
      value={text}
      onChange={(typed) => set(typed === '' && !required ? undefined : meant(typed))}
    />
  )
}

/** On or off; left out it is as usual. */
export function SwitchField(props: ShapeFieldProps) {
  const { label, help, value, shape } = props
  const { isLocked, set } = useField(props)
  return (
    <Switch
      {...{ label, note: help, disabled: isLocked }}
      checked={typeof value === 'boolean' ? value : shape.default === true}
      // What is as usual is not written.
      onChange={(on) => set(on === (shape.default ?? false) && !props.required ? undefined : on)}
    />
  )
}

/** One of a few words of the language. */
export function EnumField(props: ShapeFieldProps) {
  const { label, help, required, value, shape } = props
  const { t, coded, locale } = useWords()
  const { error, isLocked, set } = useField(props)
  const nameOf = (each: unknown) =>
    coded(`options.${String(each)}`) ??
    titleOfSetting(`/recharge/${String(each)}`, locale) ??
    coded(`audience.${String(each)}`) ??
    String(each)
  const usual = shape.default
  const without = usual === undefined ? t('shapes.none') : t('shapes.asUsual', { value: nameOf(usual) })
  return (
    <ChoiceField
      {...{ label, hint: help, required, error, disabled: isLocked }}
      value={asText(value)}
      options={[
        ...(required ? [] : [{ value: '', label: without }]),
        ...(shape.enum ?? []).map((each) => ({ value: String(each), label: nameOf(each) })),
      ]}
      onChange={(chosen) => set(chosen === '' ? undefined : chosen)}
    />
  )
}

/** Something that is declared elsewhere, by what it is called. */
export function NameField(props: ShapeFieldProps) {
  const { label, help, required, value, shape } = props
  const { t } = useWords()
  const { names } = useShapeEditing()
  const { error, isLocked, set } = useField(props)
  const kind = shape.slot?.kind
  const options = kind !== undefined && hasKey(names, kind) ? names[kind] : []
  return (
    <ChoiceField
      {...{ label, hint: help, required, error, disabled: isLocked }}
      value={asText(value)}
      options={[...(required ? [] : [{ value: '', label: t('shapes.none') }]), ...options]}
      onChange={(chosen) => set(chosen === '' && !required ? undefined : chosen)}
    />
  )
}

/** Any value as JSON. What is not JSON stays in the field and is not written. */
export function JsonField(props: ShapeFieldProps) {
  const { label, help, required, value } = props
  const { t } = useWords()
  const { error, isLocked, set } = useField(props)
  const [typed, setTyped] = useState({ text: jsonText(value), value })
  // Another's version, or a step taken back.
  if (!sameValue(typed.value, value)) setTyped({ text: jsonText(value), value })
  const isWrong = typed.text.trim() !== '' && parsed(typed.text) === undefined

  function handleChange(text: string) {
    const next = parsed(text)
    if (next === undefined && (text.trim() !== '' || required)) return setTyped({ text, value })
    setTyped({ text, value: next?.value })
    set(next?.value)
  }

  return (
    <TextField
      {...{ label, hint: help, required, disabled: isLocked }}
      error={isWrong ? t('shapes.notJson') : error}
      labelNote={t('screens.json')}
      rows={Math.min(Math.max(typed.text.split('\n').length, 2), 14)}
      value={typed.text}
      onChange={handleChange}
    />
  )
}

const jsonText = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2))

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    return undefined
  }
}

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

/** Only a number that is drawn again as it was typed: "1.0" on its way to 1.05 would be drawn as 1. */
export function numberOr(text: string): unknown {
  const number = Number(text)
  return Number.isFinite(number) && String(number) === text.trim() ? number : text
}
