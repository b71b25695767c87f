import { useCallback, useSyncExternalStore } from 'react'
import { useTranslate } from '../../../reading/useTranslate.ts'
import { formKeys } from '../../formKeys.ts'
import { CaptchaWidget } from '../../widgets/CaptchaWidget.tsx'
import type { FieldWidgetProps } from '../../widgets/FieldWidgetProps.ts'
import { useFormStore } from '../FormStoreContext.ts'
import { withLooks } from '../withLooks.ts'

export function CaptchaPlay(props: FieldWidgetProps) {
  const { name } = props
  const { captchas } = useFormStore()
  const translate = useTranslate()
  const captcha = useSyncExternalStore(
    captchas.changes.subscribe,
    useCallback(() => captchas.of(name), [captchas, name]),
  )
  const [first, second] = captcha.sum
  return (
    <CaptchaWidget
      {...withLooks(props, {
        help: translate(formKeys.captchaHint),
        captcha: {
          captcha,
          description: translate(formKeys.captchaQuestion, { first, second }),
          refresh: translate(formKeys.captchaRefresh),
          onRefresh() {
            captchas.refresh(name)
            props.onChange(undefined)
          },
        },
      })}
    />
  )
}
