import { useMemo } from 'react'
import { toPointer } from '../../../../src/format/check/Document.ts'
import { Card } from '../../../../src/ui/Card.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { usePreviewPath } from '../../phone/PreviewTarget.tsx'
import { useNameLists } from '../../fields/shape-form/useNameLists.ts'
import { useWords } from '../../words/useWords.ts'
import { listMenus } from './listMenus.ts'
import { menuSettings } from '../../facts/shapes/menuSettings.ts'
import { MenuSetting } from '../../fields/shape-form/MenuSetting.tsx'
import styles from '../../fields/shape-form/menus.module.css'

/** The lists that members choose from: the tab bar, sponsors, amounts to tap, and the menus that screens hold. */
export function MenusPage() {
  const { t } = useWords()
  const { live } = useDraftSnapshot()
  usePreviewPath('/')
  const names = useNameLists(live, undefined)
  return (
    <>
      <PageHeader title={t('areas.menus')} text={t('menus.text')} />
      <div className={styles.lists}>
        {menuSettings.map((pointer) => (
          <MenuSetting key={pointer} pointer={pointer} names={names} />
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
