import type { FieldTemplateProps } from '@rjsf/utils'
import { useCallback, useSyncExternalStore } from 'react'
import { FieldTemplate } from '../templates/FieldTemplate.tsx'
import { useFormStore } from './FormStoreContext.ts'

/** A field while it shows. One that hides keeps its value in memory and takes no part in checks and calls. */
export function PlayFieldTemplate(props: FieldTemplateProps) {
  const form = useFormStore()
  const [name] = props.fieldPathId.path
  const isVisible = useSyncExternalStore(
    form.subscribe,
    useCallback(() => name === undefined || form.isVisible(String(name)), [form, name]),
  )
  return isVisible ? <FieldTemplate {...props} /> : null
}
