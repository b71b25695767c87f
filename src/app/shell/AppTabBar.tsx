import { TabBar } from '../../ui/TabBar.tsx'
import { useApp, useTexts } from '../AppContext.ts'
import { screenAt } from '../navigation/Place.ts'
import { useReadable } from '../../renderer/reading/useReadable.ts'
import { useSelected } from '../stores/useSelected.ts'
import type { Settings } from '../../format/settings.ts'
import { useScreenLocation } from './ScreenLocation.ts'

/** Where unread messages are found: the messages themselves, or else the member's own page. */
const messagePaths = ['/message', '/mine']

/** The main places of the app, as the settings list them. */
export function AppTabBar() {
  const { host, release, session } = useApp()
  const t = useTexts()
  const { tabBar } = useReadable(host.settings) as Settings
  const manifest = useSelected(release, (snapshot) => snapshot.release.manifest)
  const messageNum = useSelected(session, (snapshot) => snapshot.messageNum)
  const { pathname } = useScreenLocation()

  const places = tabBar.filter(({ path }) => screenAt(manifest, path) !== undefined)
  const messages = messagePaths.find((path) => places.some((place) => place.path === path))
  const badge =
    messageNum > 0
      ? { text: messageNum > 99 ? '99+' : String(messageNum), label: t('app.unread', { count: messageNum }) }
      : undefined
  return (
    <TabBar
      label={t('app.tabBar')}
      items={places.map(({ path, label, icon }) => ({
        to: path,
        label: t(label),
        icon,
        current: path === pathname,
        badge: path === messages ? badge : undefined,
      }))}
    />
  )
}
