import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { iconNames } from '../../../../src/format/shape/common.ts'
import { useWords } from '../../words/useWords.ts'
import { ChosenField } from './ChosenField.tsx'
import { useField, type ShapeFieldProps } from './ShapeFieldProps.ts'
import styles from './shape-form.module.css'

/** An icon, chosen by its looks. */
export function IconField(props: ShapeFieldProps) {
  const { required, value } = props
  const { t } = useWords()
  const { set } = useField(props)
  const [isOpen, setOpen] = useState(false)
  const chosen = iconNames.find((name) => name === value)

  function choose(next: string | undefined) {
    setOpen(false)
    set(next)
  }

  return (
    <ChosenField
      field={props}
      chosen={chosen && t(`icons.${chosen}`)}
      placeholder={t('shapes.none')}
      mark={chosen && <Icon name={chosen} size={20} />}
      onPress={() => setOpen(true)}
    >
      <Dialog open={isOpen} title={t('shapes.chooseIcon')} onClose={() => setOpen(false)}>
        {!required && chosen && (
          <Button variant="secondary" size="small" icon="close" onClick={() => choose(undefined)}>
            {t('shapes.noIcon')}
          </Button>
        )}
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={styles.iconOption}
                aria-current={name === chosen || undefined}
                onClick={() => choose(name)}
              >
                <Icon name={name} size={24} />
                <span>{t(`icons.${name}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </ChosenField>
  )
}
