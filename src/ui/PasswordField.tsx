import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { FormField, type FieldProps } from './FormField.tsx'
import { IconButton } from './IconButton.tsx'
import { useUi } from './UiProvider.tsx'
import { usePasteCut } from './usePasteCut.ts'
import inputs from './inputs.module.css'

export interface PasswordFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** Lets password managers fill and save; paste is never blocked (WCAG 3.3.8). */
  autoComplete: 'current-password' | 'new-password' | 'one-time-code' | 'off'
  inputMode?: 'text' | 'numeric' | undefined
  enterKeyHint?: 'done' | 'go' | 'next' | 'send' | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  /** Shown while Caps Lock is on. */
  capsLockText?: string | undefined
}

export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, capsLockText } = props
  const { texts } = useUi()
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { cut, handlePaste, follow } = usePasteCut({ maxLength: props.maxLength, isSecret: true })

  function handleEye() {
    const field = input.current
    // Browsers put the caret elsewhere when the type of an input changes. Setting it would focus an input that is not focused.
    const caret = field === document.activeElement && field?.selectionStart
    flushSync(() => setVisible(!visible))
    if (caret) field.setSelectionRange(caret, caret)
  }

  function noticeCapsLock(event: KeyboardEvent<HTMLInputElement>) {
    // Autofill dispatches key events without modifiers.
    if (typeof event.getModifierState === 'function') setCapsLock(event.getModifierState('CapsLock'))
  }

  return (
    <FormField {...props} error={cut ?? props.error} extra={capsLock ? capsLockText : undefined}>
      {(ties) => (
        <div className={inputs.frame}>
          <input
            {...ties}
            ref={input}
            type={visible ? 'text' : 'password'}
            name={props.name}
            value={value}
            disabled={props.disabled}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            inputMode={props.inputMode}
            enterKeyHint={props.enterKeyHint}
            className={inputs.input}
            onChange={(event) => {
              follow(event)
              onChange(event.target.value)
            }}
            onPaste={handlePaste}
            onKeyDown={noticeCapsLock}
            onKeyUp={noticeCapsLock}
            onBlur={() => {
              setCapsLock(false)
              props.onBlur?.()
            }}
          />
          <IconButton
            icon={visible ? 'eyeOff' : 'eye'}
            label={visible ? texts.hidePassword : texts.showPassword}
            disabled={props.disabled}
            // The field keeps the focus and its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={handleEye}
          />
        </div>
      )}
    </FormField>
  )
}
