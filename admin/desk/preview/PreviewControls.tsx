import { useMemo, useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { useNarrow } from '../frame/useNarrow.ts'
import { defaultLocale, languages, type Locale, locales } from '../../../src/format/locales.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { MomentInput } from '../parts/MomentInput.tsx'
import { listScreens } from './listScreens.ts'
import type { PlayableRelease } from './PlayableRelease.ts'
import type { PreviewRole } from '../../../src/format/PreviewMessage.ts'
import type { Phones } from './PreviewTarget.tsx'
import styles from './PhonePreview.module.css'

export interface PreviewControlsProps {
  readonly release: PlayableRelease | undefined
  readonly path: string
  readonly onPath: (path: string) => void
  readonly locale: Locale
  readonly onLocale: (locale: Locale) => void
  readonly role: PreviewRole
  readonly onRole: (role: PreviewRole) => void
  readonly scenarios: readonly { readonly id: string; readonly title: string }[]
  readonly scenario: string
  readonly onScenario: (scenario: string) => void
  /** The moment at which the phone's clock starts, in UTC; empty for the usual afternoon. */
  readonly at: string
  readonly onAt: (at: string) => void
  readonly phones: Phones
  readonly onPhones: (phones: Phones) => void
  readonly width: number
  readonly onWidth: (width: number) => void
}

const spoken = locales.map((value) => ({ value, label: languages[value].english }))
const people: readonly { value: PreviewRole; label: string }[] = [
  { value: 'visitor', label: 'A visitor' },
  { value: 'member', label: 'A member' },
  { value: 'agent', label: 'An agent' },
]

const arrangements: readonly { value: Phones; label: string }[] = [
  { value: 'one', label: 'One phone' },
  { value: 'languages', label: 'Three languages' },
  { value: 'compare', label: 'Live beside draft' },
]
const widths = [390, 360].map((width) => ({ value: String(width), label: `${width} wide` }))

/** The phone's screen, language, person, situation and time. */
export function PreviewControls(props: PreviewControlsProps) {
  const { release } = props
  const screens = useMemo(
    () => (release ? listScreens(release).map(({ path, label }) => ({ value: path, label })) : []),
    [release],
  )
  const [plainPath = '/'] = props.path.split('?')
  // On a phone they would hide what they are about.
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.controls}>
      <div className={styles.screenChoice}>
        <ChoiceField label="Screen" value={plainPath} options={screens} onChange={props.onPath} />
      </div>
      {isNarrow && (
        <Button size="small" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Fewer choices' : 'Language, person and more'}
        </Button>
      )}
      {(!isNarrow || isOpen) && (
        <>
          <ChoiceField
            label="Phones"
            value={props.phones}
            options={arrangements}
            onChange={(value) => props.onPhones(arrangements.find((way) => way.value === value)?.value ?? 'one')}
          />
          <ChoiceField
            label="Language"
            disabled={props.phones === 'languages'}
            value={props.locale}
            options={spoken}
            onChange={(value) =>
              props.onLocale(spoken.find((language) => language.value === value)?.value ?? defaultLocale)
            }
          />
          <ChoiceField
            label="Seen by"
            value={props.role}
            options={people}
            onChange={(value) => props.onRole(people.find((person) => person.value === value)?.value ?? 'member')}
          />
          <ChoiceField
            label="Width"
            value={String(props.width)}
            options={widths}
            onChange={(value) => props.onWidth(Number(value))}
          />
          <div className={styles.situation}>
            <ChoiceField
              label="Situation"
              value={props.scenario}
              options={[
                { value: '', label: 'Ordinary' },
                ...props.scenarios.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onChange={props.onScenario}
            />
          </div>
          <div className={styles.moment}>
            <MomentInput
              label="Time there"
              labelNote="in Korea, where it is 14:00 unless you choose"
              zone="Asia/Seoul"
              value={props.at}
              onChange={(value = '') => props.onAt(value)}
            />
            <Button size="small" variant="secondary" onClick={() => props.onAt(new Date().toISOString())}>
              Now
            </Button>
            {props.at !== '' && (
              <Button size="small" variant="quiet" onClick={() => props.onAt('')}>
                14:00
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}
