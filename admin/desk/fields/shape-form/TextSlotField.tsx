import { isObject } from '../../../../src/format/isObject.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { useWords } from '../../words/useWords.ts'
import { CopyKeyField } from './CopyKeyField.tsx'
import { useShapeEditing } from './ShapeEditing.ts'
import type { ShapeFieldProps } from './ShapeFieldProps.ts'
import styles from './shape-form.module.css'
import { FormulaField, JsonField } from './simpleFields.tsx'

/** Shown text: one of the app's texts, with values for its holes if it has any, or a formula. */
export function TextSlotField(props: ShapeFieldProps) {
  const { t } = useWords()
  const { edits, isLocked } = useShapeEditing()
  const { value, path, label } = props
  const isFormula = typeof value === 'string' && value.startsWith('=')
  if (isObject(value) && typeof value['copy'] === 'string' && !value['copy'].startsWith('='))
    return (
      <div className={styles.fields}>
        <CopyKeyField {...props} path={[...path, 'copy']} value={value['copy']} required />
        <JsonField
          {...props}
          path={[...path, 'with']}
          value={value['with']}
          label={t('shapes.holesOf', { name: label })}
          help={t('shapes.holesHelp')}
          required={false}
        />
      </div>
    )
  if (isObject(value)) return <JsonField {...props} />
  return (
    <div className={styles.slot}>
      {isFormula ? <FormulaField {...props} /> : <CopyKeyField {...props} />}
      {!isLocked && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t(isFormula ? 'shapes.useTextFor' : 'shapes.useFormulaFor', { name: label })}
          onClick={() => edits.set(path, isFormula ? '' : '=')}
        >
          {t(isFormula ? 'shapes.useText' : 'shapes.useFormula')}
        </Button>
      )}
    </div>
  )
}
