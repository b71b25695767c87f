import { useEffect, useRef } from 'react'
import { formatFact } from '../../../src/format/fact.ts'
import { copyName } from '../../../src/format/facts/factName.ts'
import type { PhoneView } from '../../../src/format/PhoneAddress.ts'
import type { Touch } from '../../../src/format/Touch.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { factsHere } from '../draft/ownFacts.ts'
import { useFactName } from '../draft/useFactName.ts'
import { NowLink } from '../past/NowLink.tsx'
import { useWords } from '../words/useWords.ts'
import styles from './PhonePreview.module.css'
import { type TouchedThing, touchedThings } from './touchedThings.ts'
import { PhoneLinkButton } from './PhoneLinkButton.tsx'
import type { Touching } from './useTouching.ts'

interface PhoneToolsProps {
  readonly touching: Touching
  /** The past is neither edited nor shown on another device. */
  readonly isPast: boolean
  /** What another device is to show. */
  readonly view: Omit<PhoneView, 'token'>
  readonly onEnter: () => void
  readonly onFold: (() => void) | undefined
}

/** What is done with the phone as a whole: touched, entered, shown on another device, folded away. */
export function PhoneTools({ touching, isPast, view, onEnter, onFold }: PhoneToolsProps) {
  const { t } = useWords()
  const { isOn, pointed, setOn, ended } = touching
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (ended > 0) toggle.current?.focus()
  }, [ended])
  return (
    <>
      <div className={styles.tools}>
        {isPast ? (
          <NowLink />
        ) : (
          <Button
            ref={toggle}
            size="small"
            variant={isOn ? 'primary' : 'secondary'}
            icon="edit"
            aria-pressed={isOn}
            onClick={() => setOn(!isOn)}
          >
            {t('touch.toggle')}
          </Button>
        )}
        <span className={styles.enter}>
          <Button size="small" variant="secondary" onClick={onEnter}>
            {t('preview.enter')}
          </Button>
        </span>
        <span className={styles.iconTools}>
          {!isPast && <PhoneLinkButton view={view} />}
          {onFold && <IconButton icon="chevronRight" label={t('preview.fold')} onClick={onFold} />}
        </span>
      </div>
      {isOn && !isPast && (
        <output className={styles.pointed}>
          <Pointed touch={pointed} />
        </output>
      )}
    </>
  )
}

/** The name of the innermost thing: what Enter or a tap would open first. */
function Pointed({ touch }: { readonly touch: Touch | undefined }) {
  const { t, locale } = useWords()
  const facts = factsHere(useDraftSnapshot())
  const nameOf = useFactName()
  const thing = touch && touchedThings(touch, facts)[0]
  return thing ? nameOfThing(thing) : t('touch.hint')

  function nameOfThing(one: TouchedThing): string {
    switch (one.kind) {
      case 'text':
        return copyName(one.key, locale)
      case 'settings':
        return one.pointers.map((pointer) => nameOf(formatFact({ kind: 'settings', pointer }))).join(', ')
      case 'notice':
      case 'dialog':
      case 'block':
        return nameOf(formatFact(one))
      case 'picture':
        return t(one.isOfPlatform ? 'touch.pictureOfPlatform' : 'touch.picture')
      case 'platform':
        return t('touch.platform')
      case 'app':
        return t('touch.app')
      default:
        return one satisfies never
    }
  }
}
