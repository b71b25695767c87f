import { useMemo } from 'react'
import { toPointer } from '../../../../src/format/check/Document.ts'
import { Card } from '../../../../src/ui/Card.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { usePreviewPath } from '../../phone/PreviewTarget.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import { settingsOfPage } from '../../facts/shapes/settingsOfPage.ts'
import { MenuSetting } from '../../fields/shape-form/MenuSetting.tsx'
import styles from '../../fields/shape-form/menus.module.css'
import { blocks } from '../../../../src/format/blocks/Block.ts'
import { partLabel } from '../../../../src/format/facts/screenTitle.ts'
import type { Facts } from '../../../../src/format/facts/parseFacts.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import { listOf, memberOf, objectOf } from '../../../../src/format/value/isObject.ts'
import { valueAt } from '../../../../src/format/check/valueAt.ts'
import type { Path } from '../../../../src/format/shape/JsonShape.ts'
import type { IconName } from '../../../../src/ui/icons.ts'
import { listScreenDocuments } from '../../facts/documents/ScreenDocument.ts'
import { blocksOf, screenTree } from '../../facts/documents/screenTree.ts'
import { blockName } from '../../facts/documents/blockName.ts'

/** The lists that members choose from: the tab bar, sponsors, and the menus that screens hold. */
export function MenusPage() {
  const { t } = useWords()
  usePreviewPath('/')
  return (
    <>
      <PageHeader title={t('areas.menus')} text={t('menus.text')} />
      <div className={styles.lists}>
        {settingsOfPage.menus.map((pointer) => (
          <MenuSetting key={pointer} pointer={pointer} />
        ))}
      </div>
      <ScreenMenus />
    </>
  )
}

/** Menus that are blocks of a screen: edited in its tree, where the whole screen is seen. */
function ScreenMenus() {
  const words = useWords()
  const { t } = words
  const { live } = useDraftSnapshot()
  const menus = useMemo(() => listMenus(live, words), [live, words])
  return (
    <div className={styles.screens}>
      <Card title={t('menus.onScreens')}>
        <p className={styles.quiet}>{t('menus.onScreensText')}</p>
        <ul className={styles.menus}>
          {menus.map(({ screen, title, path, name, entries, icon }) => (
            <li key={`${screen}${toPointer(path)}`} className={styles.menu}>
              <Icon name={icon} size={18} />
              <span className={styles.words}>
                <RowLink to={`/screens/${screen}?at=${encodeURIComponent(toPointer(path))}`}>
                  {t('menus.nameOn', { name, screen: title })}
                </RowLink>
                <span className={styles.quiet}>{entries}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

interface ScreenMenu {
  readonly screen: string
  /** Of the screen. */
  readonly title: string
  readonly path: Path
  readonly name: string
  /** Entries of the menu, in a line. */
  readonly entries: string
  readonly icon: IconName
}

/** Fewer are a button or two, which nobody looks for as a menu. */
const LEAST = 3

/** The menus of all screens: lines and icons with fixed entries, and what members share; those of home come first. */
function listMenus(facts: Facts, words: Words): readonly ScreenMenu[] {
  const copy = facts.copy[words.locale]
  const found = listScreenDocuments(facts, words.locale).flatMap(({ id, title, path: route }) => {
    const document = facts.read(formatFact({ kind: 'screen', id }))
    return blocksOf(screenTree(document, copy)).flatMap((block) => {
      const value = valueAt(document, block.path)
      const items = listOf(memberOf(value, 'items'))
      const isMenu =
        (block.type === 'cells' && items.length > 0) ||
        (block.type === 'buttons' && memberOf(value, 'layout') === 'icons' && items.length >= LEAST) ||
        (block.type === 'copyable' && memberOf(value, 'qr') === true)
      if (!isMenu || block.type === undefined) return []
      const entries = words.list(items.flatMap((item) => partLabel(objectOf(item), copy) ?? []))
      const name = blockName(block, document, copy, words)
      const isNamedByEntries = block.label === undefined
      return [
        {
          isFirst: route === '/',
          menu: {
            ...{ screen: id, title, path: block.path, icon: blocks[block.type].icon },
            name: isNamedByEntries ? blocks[block.type].title[words.locale] : name,
            entries,
          },
        },
      ]
    })
  })
  return [...found.filter(({ isFirst }) => isFirst), ...found.filter(({ isFirst }) => !isFirst)].map(({ menu }) => menu)
}
