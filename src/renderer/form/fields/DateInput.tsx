import { useState } from 'react'
import { functions } from '../../../format/expression/functions.ts'
import { languages } from '../../../format/locales.ts'
import type { Expression } from '../../../format/shape/compiled.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { useTranslate } from '../../reading/language.ts'
import { useValue } from '../../reading/useDerived.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import { textOr, typedFieldOf, type InputProps } from './InputProps.ts'
import { MEMBERS_HOURS } from '../../../format/time/zones.ts'
import { useReadable } from '../../../ui/useReadable.ts'

const setting = (name: string): Expression => ({ e: ['get', ['get', ['id', 'settings'], 'dates'], name] })
const bounds = { min: setting('min'), max: setting('max'), birthdayMin: setting('birthdayMin') }

/** A day within the bounds of the settings; a birthday (`autocomplete: bday`) from the earliest one until today. */
export function DateInput(props: InputProps) {
  const { ui, texts } = props
  const translate = useTranslate()
  const { locale, clock } = useHost()
  const language = useReadable(locale)
  const isBirthday = ui.autocomplete === 'bday'
  const min = useValue<string>(ui.earliest ?? (isBirthday ? bounds.birthdayMin : bounds.min), '1900-01-01')
  const max = useValue<string>(ui.latest ?? bounds.max, '2100-12-31')
  const [today] = useState(() => functions.dateAt(clock.now(), MEMBERS_HOURS))
  return (
    <DateField
      {...typedFieldOf(props)}
      placeholder={textOr(texts.placeholder, translate('form.chooseDate'))}
      // Without an earliest day of its own, a last one before all that the settings allow leaves the days before it.
      min={ui.earliest === undefined && min > max ? '1900-01-01' : min}
      max={isBirthday && ui.latest === undefined ? today : max}
      locale={languages[language].tag}
    />
  )
}
