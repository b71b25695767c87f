import { useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { FormField } from '../../../src/ui/FormField.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import inputs from '../../../src/ui/inputs.module.css'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { iconNames } from '../../../src/format/shape/common.ts'
import { useWords } from '../words/useWords.ts'
import { useField, type ShapeFieldProps } from './ShapeFieldProps.ts'
import styles from './shape-form.module.css'

/** An icon, chosen by its looks. */
export function IconField(props: ShapeFieldProps) {
  const { label, help, required, value } = props
  const { t } = useWords()
  const { error, isLocked, set } = useField(props)
  const [isOpen, setOpen] = useState(false)
  const chosen = iconNames.find((name) => name === value)

  function choose(next: string | undefined) {
    setOpen(false)
    set(next)
  }

  return (
    <FormField {...{ label, hint: help, required, error }}>
      {({ id, 'aria-describedby': describedBy }) => (
        <>
          <button
            id={id}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            type="button"
            disabled={isLocked}
            className={joinNames(inputs.frame, styles.pick)}
            onClick={() => setOpen(true)}
          >
            {chosen && <Icon name={chosen} size={20} />}
            <span className={joinNames(styles.picked, !chosen && styles.quiet)}>
              {chosen ? t(`icons.${chosen}`) : t('shapes.none')}
            </span>
            <Icon name="chevronDown" size={16} />
          </button>
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
        </>
      )}
    </FormField>
  )
}
