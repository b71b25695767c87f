import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { settingsOfPage } from '../../facts/shapes/settingsOfPage.ts'
import { MenuSetting } from '../../fields/shape-form/MenuSetting.tsx'
import styles from '../../fields/shape-form/menus.module.css'
import { usePreviewPath } from '../../phone/PreviewTarget.tsx'
import { useWords } from '../../words/useWords.ts'

/** The lists that every screen shares: the tab bar and the sponsors. */
export function EverywherePage() {
  const { t } = useWords()
  usePreviewPath('/')
  return (
    <>
      <PageHeader title={t('areas.menus')} actions={<RowLink to="/screens">{t('screens.all')}</RowLink>} />
      <div className={styles.lists}>
        {settingsOfPage.menus.map((pointer) => (
          <MenuSetting key={pointer} pointer={pointer} />
        ))}
      </div>
    </>
  )
}
