import { useEffect, useEffectEvent, useMemo, type ComponentType } from 'react'
import { SourcesFailed } from '../../../parts/SourcesFailed.tsx'
import { useChoices } from '../../../reading/useChoices.ts'
import { useTranslate } from '../../../reading/useTranslate.ts'
import { useHost } from '../../../screen/RendererProvider.tsx'
import type { Choice } from '../../Choice.ts'
import { formKeys } from '../../formKeys.ts'
import { CardsWidget } from '../../widgets/CardsWidget.tsx'
import { ChipsWidget } from '../../widgets/ChipsWidget.tsx'
import type { FieldWidgetProps } from '../../widgets/FieldWidgetProps.ts'
import { SelectWidget } from '../../widgets/SelectWidget.tsx'
import { useFormStore } from '../FormStoreContext.ts'
import styles from '../play.module.css'
import { useFieldUi } from '../useFieldUi.ts'
import { withLooks } from '../withLooks.ts'

/** A choice among the options of a list or a source. One that is no longer on offer is cleared, and the member is told. */
function choosing(Widget: ComponentType<FieldWidgetProps>) {
  return function PlayedChoice(props: FieldWidgetProps) {
    const { name, label, schema } = props
    const ui = useFieldUi(name)
    const translate = useTranslate()
    const found = useChoices(ui?.choices)
    const choices = useMemo(
      () => found.value.map((choice) => ({ ...choice, value: fitting(choice.value, schema.type) })),
      [found.value, schema.type],
    )
    const isReady = found.status === 'ready'
    useWithdrawal({ name, label, value: props.value, choices: isReady ? choices : undefined })

    return (
      <>
        <Widget
          {...withLooks(props, {
            choices,
            isLoading: found.status === 'loading',
            placeholder: translate(isReady && choices.length === 0 ? formKeys.noOptions : formKeys.choose),
          })}
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

export const SelectPlay = choosing(SelectWidget)
export const ChipsPlay = choosing(ChipsWidget)
export const CardsPlay = choosing(CardsWidget)

/** Rows spell ids as numbers or as text; the form's schema decides which is sent. */
function fitting(value: Choice['value'], type: FieldWidgetProps['schema']['type']): Choice['value'] {
  if (type === 'string') return String(value)
  if ((type === 'number' || type === 'integer') && value !== '' && Number.isFinite(Number(value))) return Number(value)
  return value
}

interface Chosen {
  readonly name: string
  readonly label: string
  readonly value: unknown
  /** Undefined while the options are not known. */
  readonly choices: readonly Choice[] | undefined
}

function useWithdrawal({ name, label, value, choices }: Chosen): void {
  const form = useFormStore()
  const { feedback, text } = useHost()
  const isGone = value !== undefined && choices !== undefined && !choices.some((choice) => choice.value === value)
  const withdraw = useEffectEvent(() => {
    form.withdraw(name)
    feedback.toast(text.getSnapshot()(formKeys.choiceGone, { label }), 'info')
  })
  useEffect(() => {
    if (isGone) withdraw()
  }, [isGone])
}
