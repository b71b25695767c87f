import { useState } from 'react'
import { HIGHEST_VIP, roles, type Audience } from '../../../../src/format/audience.ts'
import { locales } from '../../../../src/format/locales.ts'
import { FieldError } from '../../../../src/ui/FieldError.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import density from '../../kit/density.module.css'
import { TickGroup } from '../../kit/TickGroup.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './audience.module.css'

interface AudienceFieldProps {
  readonly value: Audience | undefined
  readonly disabled: boolean
  /** Error of the audience as a whole. */
  readonly error?: string | undefined
  /** Undefined means everybody. */
  readonly onChange: (audience: Audience | undefined) => void
}

/** Whom something is for. What is left open does not matter; with all of it open it is for everybody. */
export function AudienceField({ value: audience = {}, disabled, error, onChange }: AudienceFieldProps) {
  const { t, language } = useWords()
  const hintFor = (chosen: readonly unknown[] | undefined) => (chosen === undefined ? t('audience.all') : undefined)
  const change = (part: Partial<Record<keyof Audience, unknown>>) => onChange(written({ ...audience, ...part }))
  return (
    <fieldset className={joinNames(density.dense, styles.audience)}>
      <legend className={styles.legend}>{t('audience.title')}</legend>
      <p className={styles.text}>{t('audience.text')}</p>
      <div className={styles.fields}>
        <TickGroup
          label={t('audience.roles')}
          hint={hintFor(audience.roles)}
          options={roles.map((role) => ({ value: role, label: t(`audience.${role}`) }))}
          chosen={audience.roles ?? []}
          disabled={disabled}
          onChange={(chosen) => change({ roles: chosen })}
        />
        <TickGroup
          label={t('audience.languages')}
          hint={hintFor(audience.languages)}
          options={locales.map((locale) => ({ value: locale, label: language(locale) }))}
          chosen={audience.languages ?? []}
          disabled={disabled}
          onChange={(chosen) => change({ languages: chosen })}
        />
        <NumberField
          label={t('audience.vipFrom')}
          value={audience.vipFrom}
          range={[0, HIGHEST_VIP]}
          disabled={disabled}
          onChange={(vipFrom) => change({ vipFrom })}
        />
        <NumberField
          label={t('audience.vipTo')}
          value={audience.vipTo}
          range={[0, HIGHEST_VIP]}
          disabled={disabled}
          onChange={(vipTo) => change({ vipTo })}
        />
        <NumberField
          label={t('audience.days')}
          value={audience.joinedWithin}
          range={[1, 3650]}
          disabled={disabled}
          onChange={(joinedWithin) => change({ joinedWithin })}
        />
        <ChoiceField
          label={t('audience.app')}
          value={audience.installed === undefined ? 'any' : String(audience.installed)}
          options={[
            { value: 'any', label: t('audience.anyApp') },
            { value: 'true', label: t('audience.installed') },
            { value: 'false', label: t('audience.browser') },
          ]}
          disabled={disabled}
          onChange={(chosen) => change({ installed: chosen === 'any' ? undefined : chosen === 'true' })}
        />
      </div>
      <div aria-live="polite">{error !== undefined && <FieldError>{error}</FieldError>}</div>
    </fieldset>
  )
}

/** The audience without what is left open; undefined when that is all of it. */
function written(audience: Partial<Record<keyof Audience, unknown>>): Audience | undefined {
  const said = Object.entries(audience).filter(
    ([, part]) => part !== undefined && !(Array.isArray(part) && part.length === 0),
  )
  return said.length === 0 ? undefined : Object.fromEntries(said)
}

interface NumberFieldProps {
  readonly label: string
  readonly value: number | undefined
  readonly range: readonly [number, number]
  readonly disabled: boolean
  readonly onChange: (value: number | undefined) => void
}

/** A whole number or nothing. What is typed and is neither stays in the field, is said, and changes nothing. */
function NumberField({ label, value, range: [least, most], disabled, onChange }: NumberFieldProps) {
  const { t } = useWords()
  const [wrong, setWrong] = useState<string>()

  function handleChange(text: string) {
    const typed = text.trim()
    const isRight = /^\d{0,4}$/.test(typed) && (typed === '' || (Number(typed) >= least && Number(typed) <= most))
    setWrong(isRight ? undefined : text)
    if (isRight) onChange(typed === '' ? undefined : Number(typed))
  }

  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={wrong ?? (value === undefined ? '' : String(value))}
      error={wrong === undefined ? undefined : t('audience.notInRange', { least, most })}
      disabled={disabled}
      onChange={handleChange}
    />
  )
}
