import { MenuSetting } from '../fields/shape-form/MenuSetting.tsx'
import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import { toPointer } from '../../../src/format/check/Document.ts'
import { writtenBlocks } from '../../../src/format/blocks/placedBlocks.ts'
import { type Fact, formatFact } from '../../../src/format/fact.ts'
import { memberOf } from '../../../src/format/value/isObject.ts'
import type { Touch } from '../../../src/format/wire/Touch.ts'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { Switch } from '../../../src/ui/Switch.tsx'
import { BlockAudience } from '../fields/audience/BlockAudience.tsx'
import { useBlockShown } from '../facts/names/useBlockShown.ts'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { FactStatus } from '../fields/status/FactStatus.tsx'
import { isEntryList, SettingField } from '../fields/form/SettingField.tsx'
import { settingsOfPage } from '../facts/shapes/settingsOfPage.ts'
import { factsHere } from '../facts/draft/ownFacts.ts'
import { useFactName } from '../facts/draft/useFactName.ts'
import { usesOfKeys } from '../facts/texts/usesOfKeys.ts'
import { DialogText } from '../fields/texts/DialogText.tsx'
import { Note } from '../kit/Note.tsx'
import { useWords } from '../words/useWords.ts'
import { type TouchedThing, touchedThings } from './touchedThings.ts'
import styles from './TouchPanel.module.css'

interface TouchPanelProps {
  readonly touch: Touch
  readonly onClose: () => void
}

/** Things tapped in the phone, to be changed here: beside the phone, which shows it at once. */
export function TouchPanel({ touch, onClose }: TouchPanelProps) {
  const { t } = useWords()
  const facts = factsHere(useDraftSnapshot())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const things = useMemo(() => touchedThings(touch, facts), [touch, facts])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from every field
    <section
      role="dialog"
      aria-label={t('touch.title')}
      className={styles.panel}
      data-in-phone
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {touch.words === '' ? t('touch.title') : touch.words}
        </h2>
        <IconButton icon="close" label={t('touch.close')} onClick={onClose} />
      </div>
      <ul className={styles.things}>
        {things.map((thing) => (
          <li key={JSON.stringify(thing)}>
            <Thing thing={thing} screen={touch.screen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Thing({ thing, screen }: { readonly thing: TouchedThing; readonly screen: string }) {
  const { t } = useWords()
  switch (thing.kind) {
    case 'text':
      return <TouchedText copyKey={thing.key} screen={screen} />
    case 'settings':
      return <TouchedSettings {...thing} />
    case 'notice':
    case 'dialog':
      return <TouchedPage fact={thing} />
    case 'picture':
      return (
        <Note tone="info" title={t(thing.isOfPlatform ? 'touch.pictureOfPlatform' : 'touch.picture')}>
          <code className={styles.address}>{thing.address}</code>
        </Note>
      )
    case 'platform':
      return (
        <Note tone="info" title={t(thing.alone ? 'touch.platform' : 'touch.platformValues')}>
          <code>{thing.calls.join(', ')}</code>
        </Note>
      )
    case 'app':
      return <Note tone="info" title={t('touch.app')} />
    case 'block':
      return <TouchedBlock {...thing} />
    default:
      return thing satisfies never
  }
}

function TouchedText({ copyKey, screen }: { readonly copyKey: string; readonly screen: string }) {
  const words = useWords()
  const facts = factsHere(useDraftSnapshot())
  const uses = useMemo(() => usesOfKeys(facts, words), [facts, words])
  return (
    <DialogText
      copyKey={copyKey}
      uses={(uses.get(copyKey) ?? []).filter(({ path }) => path !== `/screens/${screen}`)}
    />
  )
}

/** The settings touched, and those of the groups touched. */
function TouchedSettings({ page, pointers }: Extract<TouchedThing, { readonly kind: 'settings' }>) {
  const { t } = useWords()
  const touched = settingsOfPage[page].filter((setting) =>
    pointers.some((pointer) => `${pointer}/`.startsWith(`${setting}/`) || setting.startsWith(`${pointer}/`)),
  )
  return (
    <section aria-label={t('touch.settings')}>
      {touched.map((pointer) =>
        isEntryList(pointer) ? (
          <MenuSetting key={pointer} pointer={pointer} />
        ) : (
          <SettingField key={pointer} pointer={pointer} />
        ),
      )}
    </section>
  )
}

function TouchedPage({ fact }: { readonly fact: Extract<Fact, { readonly kind: 'notice' | 'dialog' }> }) {
  const name = useFactName()(formatFact(fact))
  return (
    <p className={styles.page}>
      <Link to={`/messages/${fact.kind}s/${fact.id}`}>{name}</Link>
    </p>
  )
}

function TouchedBlock({ screen, block }: { readonly screen: string; readonly block: string }) {
  const { t } = useWords()
  const { live } = useDraftSnapshot()
  const { fact, isOn, mayEdit, switchTo } = useBlockShown(screen, block)
  const name = useFactName()(fact)
  const document = live.read(formatFact({ kind: 'screen', id: screen }))
  const place = writtenBlocks(memberOf(document, 'body'), ['body']).find(({ block: one }) => one['id'] === block)
  // A block that only the typed document has cannot be switched off before it is live.
  if (place === undefined) return null
  return (
    <div className={styles.block}>
      <Switch label={name} checked={isOn} disabled={!mayEdit} onChange={switchTo} />
      <BlockAudience screen={screen} block={block} />
      <FactStatus fact={fact} />
      <Link to={`/screens/${screen}?at=${encodeURIComponent(toPointer(place.path))}`}>{t('touch.openScreen')}</Link>
    </div>
  )
}
