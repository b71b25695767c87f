import { ID_KEY, toFieldPathId, type FieldProps, type RJSFSchema } from '@rjsf/utils'
import { useMemo, useSyncExternalStore } from 'react'
import { useDerived } from '../../reading/useDerived.ts'
import styles from '../templates/templates.module.css'
import { shownFields } from '../unsupportedParts.ts'
import { fieldTextsInput, readFieldTexts } from './fieldTexts.ts'
import { useFormStore, usePlayed } from './FormStoreContext.ts'
import { PlayedField } from './PlayedField.tsx'

/**
 * The fields of a form that can be shown, in place of rjsf's own walk over an object. A form of a document is flat and
 * names the widget of each field, so nothing is to be found out about them. What is typed goes to the form's store and
 * comes from there: a keystroke renders its field alone, where rjsf would work out the data of all fields and render each.
 */
export function PlayedFields({ registry, disabled = false, onBlur, onFocus }: FieldProps) {
  const block = usePlayed()
  const { judgement } = useFormStore()
  const judged = useSyncExternalStore(judgement.subscribe, judgement.getSnapshot)
  const input = useMemo(() => fieldTextsInput(block, judged), [block, judged])
  // Together: a hundred fields that each read three texts took longer to listen than to read.
  const texts = useDerived(input, readFieldTexts).value
  const { required = [], properties } = block.schema
  return (
    <div className={styles.fields}>
      {shownFields(block).map((name) => (
        <PlayedField
          key={name}
          id={toFieldPathId(name, registry.globalFormOptions)[ID_KEY]}
          name={name}
          block={block}
          texts={Object.hasOwn(texts, name) ? texts[name] : undefined}
          schema={properties[name] as RJSFSchema}
          required={required.includes(name)}
          registry={registry}
          disabled={disabled}
          onBlur={onBlur}
          onFocus={onFocus}
        />
      ))}
    </div>
  )
}
