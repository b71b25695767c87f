import { useEffect, useRef } from 'react'
import { SearchField } from '../../../../src/ui/SearchField.tsx'
import { useTwin } from '../TwinContext.ts'
import styles from './records.module.css'

interface NumberFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A number, or part of one, that loaded records are found by. */
export function NumberField({ value, onChange }: NumberFieldProps) {
  const { t } = useTwin()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className={styles.find}>
      <SearchField
        label={t('record.find')}
        clearLabel={t('search.clear')}
        placeholder={t('record.find')}
        value={value}
        onChange={onChange}
        input={input}
      />
      <output className={styles.sum}>{value === '' ? '' : t('record.findLoaded')}</output>
    </div>
  )
}
