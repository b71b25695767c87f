import { useId, type ReactNode } from 'react'
import { helpOfSetting, shapeOfSetting, titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import { currencyAt } from '../../../../src/format/facts/currencyAt.ts'
import { isLocale, languages } from '../../../../src/format/locales.ts'
import type { JsonShape } from '../../../../src/format/shape/JsonShape.ts'
import { listOf } from '../../../../src/format/value/isObject.ts'
import { DateField } from '../../../../src/ui/DateField.tsx'
import type { FieldProps } from '../../../../src/ui/FormField.tsx'
import { Switch } from '../../../../src/ui/Switch.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { foundText } from '../../facts/names/foundText.ts'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { TickGroup } from '../../kit/TickGroup.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import { asText, numberOr } from '../shape-form/simpleFields.tsx'
import { FactStatus } from '../status/FactStatus.tsx'
import { DeskAmountField, useReadBack } from './DeskAmountField.tsx'
import styles from './SettingField.module.css'
import { useSetting, type UsedSetting } from './useSetting.ts'
import { BeyondHardLimit, HardLimitRange } from '../status/HardLimit.tsx'
import { PlatformFigure } from '../status/PlatformEffect.tsx'
import formStyles from './form.module.css'

/** Whether a setting is a list of entries, which `MenuSetting` draws; a choice of several is ticked. */
export function isEntryList(pointer: string): boolean {
  const shape = shapeOfSetting(pointer)
  return shape?.type === 'array' && shape.items?.enum === undefined
}

/** One setting that is no list of entries: its name, its field with the state beside it, its help beneath. */
export function SettingField({ pointer }: { readonly pointer: string }) {
  const words = useWords()
  const setting = useSetting(pointer)
  const id = useId()
  const shape = shapeOfSetting(pointer) ?? {}
  const { fact, value, isLocked, change } = setting
  const label = titleOfSetting(pointer, words.locale) ?? pointer
  const help = helpOfSetting(pointer, words.locale)
  const frame = (kind: 'input' | 'switch', children: ReactNode) => (
    <div data-fact={fact} className={kind === 'input' ? styles.setting : styles.switch}>
      {children}
      {kind === 'switch' && <FactStatus fact={fact} id={id} />}
    </div>
  )

  if (shape.type === 'boolean')
    return frame(
      'switch',
      <Switch
        label={label}
        note={help}
        describedBy={id}
        checked={value === true}
        disabled={isLocked}
        onChange={change}
      />,
    )
  if (shape.type === 'array')
    return frame(
      'switch',
      <TickGroup
        label={label}
        hint={help}
        error={errorOf(setting, words)}
        disabled={isLocked}
        options={optionsOf(shape.items, words)}
        chosen={listOf(value)}
        onChange={change}
      />,
    )
  return frame('input', <Input {...{ pointer, shape, label, setting }} help={help} />)
}

interface InputProps {
  readonly pointer: string
  readonly shape: JsonShape
  readonly label: string
  readonly help: string | undefined
  readonly setting: UsedSetting
}

function Input({ pointer, shape, label, help, setting }: InputProps) {
  const words = useWords()
  const { fact, value, change } = setting
  const text = asText(value)
  const set = (next: unknown) => change(next === '' ? undefined : next)
  const field: FieldProps = {
    label,
    required: true,
    disabled: setting.isLocked,
    error: errorOf(setting, words),
    extra: <FieldNotes fact={fact} help={help} />,
  }
  if (shape.enum)
    return (
      <ChoiceField
        {...field}
        options={optionsOf(shape, words).map(({ value: option, label: name }) => ({
          value: String(option),
          label: name,
        }))}
        value={text}
        onChange={(chosen) => set(numberOr(chosen))}
      />
    )
  if (shape.format === 'decimal') return <SettingAmount {...{ pointer, setting, label, help }} />
  if (shape.format === 'clock')
    return (
      <TextField
        {...field}
        inputMode="numeric"
        maxLength={5}
        placeholder="10:30"
        value={text}
        onChange={set}
        // The browsers' own field has no 24:00.
        onBlur={() => typedClock(text) !== text && set(typedClock(text))}
      />
    )
  if (shape.format === 'date')
    return (
      <DateField
        {...field}
        min="1900-01-01"
        max="2100-12-31"
        locale={languages[words.locale].tag}
        value={text}
        onChange={set}
      />
    )
  const isNumber = shape.type === 'integer' || shape.type === 'number'
  return (
    <TextField
      {...field}
      inputMode={shape.type === 'integer' ? 'numeric' : isNumber ? 'decimal' : undefined}
      value={text}
      onChange={(typed) => set(isNumber && typed !== '' ? numberOr(typed) : typed)}
    />
  )
}

interface SettingAmountProps {
  readonly pointer: string
  readonly setting: UsedSetting
  readonly label: string
  readonly hideLabel?: boolean
  readonly help?: string | undefined
}

/** An amount of money, written out once more while it is typed. */
export function SettingAmount({ pointer, setting, help, ...field }: SettingAmountProps) {
  const words = useWords()
  const { fact, value, isLocked, change } = setting
  const amount = currencyAt(pointer)
  const text = asText(value)
  const readBack = useReadBack(text, amount.currency)
  return (
    <DeskAmountField
      {...amount}
      {...field}
      required
      value={text}
      error={errorOf(setting, words)}
      disabled={isLocked}
      extra={<FieldNotes fact={fact} readBack={readBack ?? ''} help={help} />}
      onChange={(next) => change(next === '' ? undefined : next)}
    />
  )
}

function errorOf({ issues }: UsedSetting, words: Words): string | undefined {
  const found = issues.find(({ severity }) => severity === 'error')
  return found && foundText(found, words)
}

const optionsOf = (shape: JsonShape | undefined, { coded, language }: Words) =>
  (shape?.enum ?? []).map((value) => {
    const text = String(value)
    return { value, label: isLocale(text) ? language(text) : (coded(`periods.${text}`) ?? text) }
  })

/** The time meant by `9`, `930` or `9:30`; anything else is left for the operator to correct. */
export function typedClock(text: string): string {
  const [, hour, minute = '00'] = /^(\d{1,2})(?::?([0-5]\d))?$/.exec(text.trim()) ?? []
  return hour === undefined ? text : `${hour.padStart(2, '0')}:${minute}`
}

interface FieldNotesProps {
  /** The typed amount once more, with grouped digits; its place stays when it is empty. */
  readonly readBack?: string | undefined
  readonly help?: string | undefined
  /** The fact of its own that the field edits. */
  readonly fact?: string | undefined
}

/**
 * Notes under an input, read with it: the amount in full, help and the bounds in one quiet line, a breach of the
 * bounds, and the state of its fact.
 */
function FieldNotes({ readBack, help, fact }: FieldNotesProps) {
  const { t } = useWords()
  return (
    <div className={formStyles.notes}>
      {(readBack !== undefined || help !== undefined || fact !== undefined) && (
        <div className={formStyles.help} data-help="">
          {readBack !== undefined && (
            <span data-read-back="">{readBack !== '' && t('form.inFull', { amount: readBack })}</span>
          )}{' '}
          <span>
            {help} {fact !== undefined && <PlatformFigure fact={fact} />}{' '}
            {fact !== undefined && <HardLimitRange fact={fact} />}
          </span>
        </div>
      )}
      {fact !== undefined && <BeyondHardLimit fact={fact} />}
      {fact !== undefined && <FactStatus fact={fact} />}
    </div>
  )
}
