import { useEffect, useState } from 'react'
import type { FormBlock } from '../../../format/blocks/form.ts'
import { createFormStore, FormStoreContext } from '../../form/formStore.ts'
import { PlayedForm } from '../../form/PlayedForm.tsx'
import { useText } from '../../reading/useDerived.ts'
import { FormScope, usePlace } from '../../screen/ScopeContext.tsx'
import { Titled } from '../../parts/Titled.tsx'

/** A form. What is typed outlives every release that changes texts, rules, limits and options beneath it. */
export function FormView({ block }: { readonly block: FormBlock }) {
  const place = usePlace()
  const title = useText(block.title)
  const [form] = useState(() => createFormStore(block, place))
  useEffect(() => form.play(block, place), [form, block, place])
  return (
    <Titled title={title}>
      <FormStoreContext value={form}>
        <FormScope values={form.form}>
          <PlayedForm />
        </FormScope>
      </FormStoreContext>
    </Titled>
  )
}
