import type Form from '@rjsf/core'
import type { FormProps } from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { FormBlock } from '../../../format/blocks/form.ts'
import type { FormStore } from '../createFormStore.ts'
import { shownFields } from '../unsupportedParts.ts'

export interface RjsfForm {
  readonly ref: RefObject<Form | null>
  readonly props: Required<Pick<FormProps, 'idPrefix' | 'schema' | 'uiSchema' | 'initialFormData' | 'onChange'>>
}

/** Ties a form's store to rjsf: what is typed comes from there, what is filled in from elsewhere goes there. */
export function useRjsf(form: FormStore, block: FormBlock): RjsfForm {
  const ref = useRef<Form>(null)
  const { id } = block
  // rjsf asks for it once; handed anew it would be put over what was typed.
  const [initialFormData] = useState(() => form.values())
  const shape = useMemo(() => shapeOf(block), [block])
  useEffect(() => form.connect((field, value) => ref.current?.setFieldValue(field, value)), [form])
  const props = useMemo(
    () => ({
      ...shape,
      idPrefix: id,
      initialFormData,
      onChange({ formData }: { formData?: unknown }, changed?: string) {
        const field = changed?.slice(id.length + 1)
        if (field !== undefined) form.change(field, (formData as Readonly<Record<string, unknown>> | undefined)?.[field])
      },
    }),
    [shape, id, initialFormData, form],
  )
  return { ref, props }
}

function shapeOf(block: FormBlock): { schema: RJSFSchema; uiSchema: UiSchema } {
  const names = shownFields(block)
  const { required = [], properties } = block.schema
  return {
    schema: {
      type: 'object',
      required: required.filter((name) => names.includes(name)),
      properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    } as RJSFSchema,
    uiSchema: Object.fromEntries(names.map((name) => [name, { 'ui:widget': block.fields[name]?.widget }])),
  }
}
