import type {
  ChangeEvent,
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
  ReactNode,
  Ref,
} from 'react'
import { FormField, type FieldProps } from './FormField.tsx'
import { joinNames } from './joinNames.ts'
import { usePasteCut } from './usePasteCut.ts'
import inputs from './inputs.module.css'

export interface TextFieldProps extends FieldProps {
  value: string
  onChange?: ((value: string) => void) | undefined
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'search'> | undefined
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  autoCapitalize?: string | undefined
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint']
  placeholder?: string | undefined
  maxLength?: number | undefined
  readOnly?: boolean | undefined
  autoFocus?: boolean | undefined
  spellCheck?: boolean | undefined
  /** Values that the browser offers while one is typed; others can be typed too. */
  offers?: readonly string[] | undefined
  /** Lines of a larger text box instead of a single line. */
  rows?: number | undefined
  /** Shown inside the frame, before and after the input. */
  before?: ReactNode
  after?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text, or several with `rows`. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, rows, before, after, ref, offers = [], type = 'text' } = props
  const { cut, handlePaste, follow } = usePasteCut({ maxLength: props.maxLength })

  function handleChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    follow(event)
    onChange?.(event.target.value)
  }

  const shared = {
    name: props.name,
    value,
    disabled: props.disabled,
    readOnly: props.readOnly ?? onChange === undefined,
    placeholder: props.placeholder,
    maxLength: props.maxLength,
    autoComplete: props.autoComplete,
    autoCapitalize: props.autoCapitalize ?? 'none',
    spellCheck: props.spellCheck ?? false,
    enterKeyHint: props.enterKeyHint,
    inputMode: props.inputMode,
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides, for the first field of a sheet
    autoFocus: props.autoFocus,
    onBlur: props.onBlur,
    onFocus: props.onFocus,
    onChange: handleChange,
    onPaste: handlePaste,
  }
  return (
    <FormField {...props} error={cut ?? props.error}>
      {(ties) => (
        <div className={inputs.frame}>
          {before !== undefined && <span className={inputs.mark}>{before}</span>}
          {rows === undefined ? (
            <input
              {...shared}
              {...ties}
              ref={ref}
              type={type}
              list={offers.length > 0 ? `${ties.id}-offers` : undefined}
              className={inputs.input}
            />
          ) : (
            <textarea {...shared} {...ties} rows={rows} className={joinNames(inputs.input, inputs.area)} />
          )}
          {offers.length > 0 && (
            <datalist id={`${ties.id}-offers`}>
              {offers.map((offer) => (
                <option key={offer} value={offer}>
                  {offer}
                </option>
              ))}
            </datalist>
          )}
          {after !== undefined && <span className={inputs.mark}>{after}</span>}
        </div>
      )}
    </FormField>
  )
}
