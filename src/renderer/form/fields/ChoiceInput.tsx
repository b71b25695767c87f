import { useEffect, useEffectEvent, useMemo, type ComponentType } from 'react'
import { OptionChips } from '../../../ui/OptionChips.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { SelectField, type SelectFieldProps } from '../../../ui/SelectField.tsx'
import { Skeleton, type SkeletonProps } from '../../../ui/Skeleton.tsx'
import { SourcesFailed } from '../../parts/SourcesFailed.tsx'
import { useChoices, type ShownChoice } from '../../reading/useChoices.ts'
import { useTranslate } from '../../reading/language.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import styles from './ChoiceInput.module.css'
import { fieldOf, textOr, type InputProps } from './InputProps.ts'

/** One of many, chosen from a sheet. */
export const SelectInput = choosing(SelectField, 'field')
/** One of a few short choices, all in sight. */
export const ChipsInput = choosing(OptionChips, 'field')
/** One of a few choices that need a picture or a second line. */
export const CardsInput = choosing(RadioCards, 'banner')

/** A choice among the options of a list or a source. One no longer offered is cleared, and a message says so. */
function choosing(Field: ComponentType<SelectFieldProps>, shape: SkeletonProps['shape']) {
  return function ChoiceInput(props: InputProps) {
    const { ui, texts, value, onChange } = props
    const translate = useTranslate()
    const found = useChoices(ui.choices)
    const { type } = props.schema
    const choices = useMemo(
      () => found.value.map((choice) => ({ ...choice, value: fitting(choice.value, type) })),
      [found.value, type],
    )
    const isReady = found.status === 'ready'
    useWithdrawal(props, isReady ? choices : undefined)

    function handleChoose(text: string) {
      const chosen = choices.find((choice) => String(choice.value) === text)
      onChange(chosen === undefined || chosen.value === '' ? undefined : chosen.value)
    }

    if (found.status === 'loading') return <Skeleton shape={shape} label={texts.label} />
    return (
      <>
        <Field
          {...fieldOf(props)}
          // The ui kit's values are text.
          options={choices.map((choice) => ({ ...choice, value: String(choice.value) }))}
          value={chosenText(value, choices)}
          placeholder={textOr(
            texts.placeholder,
            translate(isReady && choices.length === 0 ? 'form.noOptions' : 'form.choose'),
          )}
          onChange={handleChoose}
        />
        {found.status === 'failed' && (
          <div className={styles.failed}>
            <SourcesFailed names={found.failed} compact />
          </div>
        )}
      </>
    )
  }
}

/** An option that sends an empty value is the one that is chosen while there is no value. */
function chosenText(value: unknown, choices: readonly ShownChoice[]): string | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  return choices.some((choice) => choice.value === '') ? '' : undefined
}

/** Rows spell ids as numbers or as text; the form's schema decides which is sent. */
function fitting(value: ShownChoice['value'], type: InputProps['schema']['type']): ShownChoice['value'] {
  if (type === 'string') return String(value)
  if ((type === 'number' || type === 'integer') && value !== '' && Number.isFinite(Number(value))) return Number(value)
  return value
}

/** @param choices undefined while the options are not known */
function useWithdrawal({ texts, value, onWithdraw }: InputProps, choices: readonly ShownChoice[] | undefined): void {
  const { feedback, text } = useHost()
  const isGone = value !== undefined && choices !== undefined && !choices.some((choice) => choice.value === value)
  const withdraw = useEffectEvent(() => {
    onWithdraw()
    feedback.toast(text.getSnapshot()('form.choiceGone', { label: texts.label }), 'info')
  })
  useEffect(() => {
    if (isGone) withdraw()
  }, [isGone])
}
