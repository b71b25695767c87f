import { NumberField } from '../../../ui/NumberField.tsx'
import { SourcesFailed } from '../../parts/SourcesFailed.tsx'
import { useTranslate } from '../../reading/language.ts'
import type { Reader } from '../../reading/reader.ts'
import { useDerived } from '../../reading/useDerived.ts'
import { decimalsOf } from '../fieldAmount.ts'
import { readBounds } from '../numberBounds.ts'
import { fieldOf, textOr, type InputProps } from './InputProps.ts'

/** A number within bounds, typed or stepped; its bounds stand beneath it. */
export function NumberInput(props: InputProps) {
  const { schema, texts, value, onChange } = props
  const translate = useTranslate()
  const { value: bounds, status, failed } = useDerived(props, readNumber)
  return (
    <>
      <NumberField
        {...fieldOf(props)}
        value={typeof value === 'number' || typeof value === 'string' ? value : undefined}
        onChange={onChange}
        decimals={schema.type === 'integer' ? 0 : decimalsOf(schema, undefined)}
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        placeholder={textOr(texts.placeholder)}
        // A line that came later would move what is below.
        extra={status === 'loading' ? '\u00a0' : bounds.says}
        less={`−${bounds.adds} ${texts.label}`}
        more={`${translate('amount.chip', { amount: bounds.adds })} ${texts.label}`}
      />
      {status === 'failed' && <SourcesFailed names={failed} compact />}
    </>
  )
}

/** The bounds, also in figures, which read the same in every language: "10,000 – 5,000,000 · ±10,000". */
function readNumber(read: Reader, { ui, schema }: Pick<InputProps, 'ui' | 'schema'>) {
  const { min = 0, max, step = 1 } = readBounds(ui, schema, (slot) => read.value(slot)) ?? {}
  const figure = (number: number) => read.display(number, 'number')
  const least = min > 0 ? `≥ ${figure(min)}` : ''
  const range = max === undefined ? least : `${figure(min)} – ${figure(max)}`
  const adds = figure(step)
  return { min, max, step, adds, says: [range, step === 1 ? '' : `±${adds}`].filter(Boolean).join(' · ') }
}
