import { useMemo, useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { useNarrow } from '../frame/useNarrow.ts'
import { defaultLocale, isLocale, type Locale, locales } from '../../../src/format/locales.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { MomentInput } from '../parts/MomentInput.tsx'
import { listScreens } from './listScreens.ts'
import type { PlayableRelease } from './PlayableRelease.ts'
import type { PreviewRole } from '../../../src/format/PreviewMessage.ts'
import type { Phones } from './PreviewTarget.tsx'
import { TogetherChoice } from './TogetherChoice.tsx'
import styles from './PhonePreview.module.css'
import { useWords } from '../words/useWords.ts'

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

const people = ['visitor', 'member', 'agent'] as const satisfies readonly PreviewRole[]
const arrangements = ['one', 'languages', 'compare'] as const satisfies readonly Phones[]
const widths = [390, 360]

/** The phone's screen, language, person, situation and time. */
export function PreviewControls(props: PreviewControlsProps) {
  const { release } = props
  const { t, locale } = useWords()
  const screens = useMemo(
    () => (release ? listScreens(release, locale).map(({ path, label }) => ({ value: path, label })) : []),
    [release, locale],
  )
  const [plainPath = '/'] = props.path.split('?')
  // On a phone they would hide what they are about.
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.controls}>
      <div className={styles.screenChoice}>
        <ChoiceField label={t('preview.screen')} value={plainPath} options={screens} onChange={props.onPath} />
      </div>
      {isNarrow && (
        <Button size="small" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'preview.fewer' : 'preview.more')}
        </Button>
      )}
      {(!isNarrow || isOpen) && (
        <>
          <LookChoices {...props} />
          <SituationChoice {...props} />
          <TimeChoice at={props.at} onAt={props.onAt} />
          <TogetherChoice />
        </>
      )}
    </div>
  )
}

/** How many phones, in which language, seen by whom, how wide. */
function LookChoices(props: PreviewControlsProps) {
  const { t, language } = useWords()
  return (
    <>
      <ChoiceField
        label={t('preview.phones')}
        value={props.phones}
        options={arrangements.map((value) => ({ value, label: t(`preview.${value}`) }))}
        onChange={(value) => props.onPhones(arrangements.find((way) => way === value) ?? 'one')}
      />
      <ChoiceField
        label={t('preview.language')}
        disabled={props.phones === 'languages'}
        value={props.locale}
        options={locales.map((value) => ({ value, label: language(value) }))}
        onChange={(value) => props.onLocale(isLocale(value) ? value : defaultLocale)}
      />
      <ChoiceField
        label={t('preview.seenBy')}
        value={props.role}
        options={people.map((value) => ({ value, label: t(`preview.${value}`) }))}
        onChange={(value) => props.onRole(people.find((person) => person === value) ?? 'member')}
      />
      <ChoiceField
        label={t('preview.width')}
        value={String(props.width)}
        options={widths.map((width) => ({ value: String(width), label: t('preview.wide', { width }) }))}
        onChange={(value) => props.onWidth(Number(value))}
      />
    </>
  )
}

/** A situation that the desk has no words for is called as the demonstration calls it. */
function SituationChoice({
  scenarios,
  scenario,
  onScenario,
}: Pick<PreviewControlsProps, 'scenarios' | 'scenario' | 'onScenario'>) {
  const { t, coded } = useWords()
  return (
    <div className={styles.situation}>
      <ChoiceField
        label={t('preview.situation')}
        value={scenario}
        options={[
          { value: '', label: t('preview.ordinary') },
          ...scenarios.map(({ id, title }) => ({ value: id, label: coded(`situations.${id}`) ?? title })),
        ]}
        onChange={onScenario}
      />
    </div>
  )
}

function TimeChoice({ at, onAt }: Pick<PreviewControlsProps, 'at' | 'onAt'>) {
  const { t } = useWords()
  return (
    <div className={styles.moment}>
      <MomentInput
        label={t('preview.time')}
        labelNote={t('preview.timeNote')}
        zone="Asia/Seoul"
        value={at}
        onChange={(value = '') => onAt(value)}
      />
      <Button size="small" variant="secondary" onClick={() => onAt(new Date().toISOString())}>
        {t('preview.now')}
      </Button>
      {at !== '' && (
        <Button size="small" variant="quiet" onClick={() => onAt('')}>
          {t('preview.usualTime')}
        </Button>
      )}
    </div>
  )
}
