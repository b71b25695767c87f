import { useEffect, useRef } from 'react'
import { formatFact } from '../../../src/format/fact.ts'
import { copyName } from '../../../src/format/facts/factName.ts'
import type { Touch } from '../../../src/format/Touch.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { factsHere } from '../facts/draft/ownFacts.ts'
import { useFactName } from '../facts/draft/useFactName.ts'
import { useWords } from '../words/useWords.ts'
import styles from './PhonePreview.module.css'
import { type TouchedThing, touchedThings } from './touchedThings.ts'
import type { Touching } from './useTouching.ts'

/** Turns editing by touch on and off. */
export function TouchToggle({ touching: { isOn, setOn, ended } }: { readonly touching: Touching }) {
  const { t } = useWords()
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (ended > 0) toggle.current?.focus()
  }, [ended])
  return (
    <button
      ref={toggle}
      type="button"
      className={styles.opener}
      aria-label={t('touch.toggle')}
      title={t('touch.toggle')}
      aria-pressed={isOn}
      data-used={isOn}
      onClick={() => setOn(!isOn)}
    >
      <Icon name="edit" size={18} />
    </button>
  )
}

/** The name of the innermost thing: what Enter or a tap would open first. */
export function Pointed({ touch }: { readonly touch: Touch | undefined }) {
  const { t, locale } = useWords()
  const facts = factsHere(useDraftSnapshot())
  const nameOf = useFactName()
  const thing = touch && touchedThings(touch, facts)[0]
  return <output className={styles.pointed}>{thing ? nameOfThing(thing) : t('touch.hint')}</output>

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
