import { useMemo } from 'react'
import { useDerived } from '../../reading/useDerived.ts'
import { useFormStore, usePlayed } from '../formStore.ts'
import { Field } from './Field.tsx'
import styles from './Fields.module.css'
import { fieldTextsInput, readFieldTexts } from './fieldTexts.ts'
import { useReadable } from '../../reading/useReadable.ts'

/** The fields of a form that can be shown. A keystroke goes to the form's store and renders its field alone. */
export function Fields({ disabled }: { readonly disabled: boolean }) {
  const block = usePlayed()
  const { judgement, sayProblem } = useFormStore()
  const judged = useReadable(judgement)
  const input = useMemo(() => fieldTextsInput(block, judged, sayProblem), [block, judged, sayProblem])
  // Together: a hundred fields that each read three texts took longer to listen than to read.
  const texts = useDerived(input, readFieldTexts).value
  const { required = [], properties } = block.schema
  return (
    <div className={styles.fields}>
      {Object.entries(block.fields).flatMap(([name, ui]) => {
        const schema = properties[name]
        if (schema === undefined) return []
        return (
          <Field
            key={name}
            id={`${block.id}_${name}`}
            name={name}
            ui={ui}
            schema={schema}
            texts={Object.hasOwn(texts, name) ? texts[name] : undefined}
            required={required.includes(name)}
            disabled={disabled}
          />
        )
      })}
    </div>
  )
}
