import type { FieldTemplateProps } from '@rjsf/utils'
import { useCallback, useSyncExternalStore } from 'react'
import { FieldTemplate } from '../templates/FieldTemplate.tsx'
import { useFormStore } from './FormStoreContext.ts'

/** A field while it shows. One that hides keeps its value in memory and takes no part in checks and calls. */
export function PlayFieldTemplate(props: FieldTemplateProps) {
  const { visible } = useFormStore()
  const [name] = props.fieldPathId.path
  const isVisible = useSyncExternalStore(
    visible.subscribe,
    useCallback(() => name === undefined || visible.getSnapshot().includes(String(name)), [visible, name]),
  )
  return isVisible ? <FieldTemplate {...props} /> : null
}
