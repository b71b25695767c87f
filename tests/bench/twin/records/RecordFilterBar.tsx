import type { Entity } from '../../../../src/platform/Operations.ts'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../../../src/ui/IconButton.tsx'
import { SelectField } from '../../../../src/ui/SelectField.tsx'
import { useTwin } from '../TwinContext.ts'
import type { RecordFilter } from './RecordFilter.ts'
import styles from './records.module.css'

const NumberField = lazy(async () => ({ default: (await import('./NumberField.tsx')).NumberField }))

interface RecordFilterBarProps {
  readonly filter: RecordFilter
  readonly wallets: readonly Entity<'GameWallet'>[] | undefined
  readonly onChange: (change: Partial<Record<keyof RecordFilter, string>>) => void
}

const types = ['deposit', 'withdrawal', 'transferIn', 'transferOut']
const periods = ['today', 'days7', 'days15', 'days30']

/** Type, period and platform of the records, and a button that opens the line of a number. */
export function RecordFilterBar({ filter, wallets = [], onChange }: RecordFilterBarProps) {
  const { t } = useTwin()
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || filter.number !== ''
  const numbered = (names: readonly string[], group: string) =>
    names.map((name, index) => ({ value: String(index + 1), label: t(`${group}.${name}`) }))

  function handlePress() {
    setOpened(!isOpen)
    if (filter.number !== '') onChange({ number: '' })
  }

  return (
    <div className={styles.filter}>
      <fieldset className={styles.chips} aria-label={t('filter.label')}>
        <SelectField
          compact
          label={t('record.type')}
          placeholder={t('common.choose')}
          options={numbered(types, 'transactionType')}
          value={filter.type}
          onChange={(type) => onChange({ type })}
        />
        <SelectField
          compact
          label={t('record.period')}
          placeholder={t('common.choose')}
          options={numbered(periods, 'period')}
          value={filter.date}
          onChange={(date) => onChange({ date })}
        />
        <SelectField
          compact
          label={t('record.platform')}
          placeholder={t('common.choose')}
          options={[
            { value: '', label: t('filter.allPlatforms') },
            ...wallets.map(({ platname, name }) => ({ value: platname, label: name })),
          ]}
          value={filter.api_type}
          onChange={(api_type) => onChange({ api_type })}
        />
      </fieldset>
      <IconButton icon="search" label={t('record.find')} aria-expanded={isOpen} onClick={handlePress} />
      {isOpen && (
        <Suspense>
          <NumberField value={filter.number} onChange={(number) => onChange({ number })} />
        </Suspense>
      )}
    </div>
  )
}
