import type { IconName } from '../../../src/ui/icons.ts'
import type { Role } from '../../api/accountApi.ts'

/** By which the words name it. */
export type AreaName =
  | 'overview'
  | 'limits'
  | 'payWays'
  | 'notices'
  | 'dialogs'
  | 'copy'
  | 'screens'
  | 'review'
  | 'releases'
  | 'audit'
  | 'reports'
  | 'team'

/** The headings of the navigation, in their order. */
export const areaGroups = ['money', 'content', 'release', 'admin'] as const
export type AreaGroup = (typeof areaGroups)[number]

export interface Area {
  readonly path: string
  readonly name: AreaName
  /** Under which it is listed; one without stands above them all. */
  readonly group?: AreaGroup
  readonly icon: IconName
  readonly needs: Role
}

/** The areas of the desk, in the order of the navigation within their groups. */
export const areas: readonly Area[] = [
  { path: '/', name: 'overview', icon: 'home', needs: 'viewer' },
  { path: '/limits', name: 'limits', group: 'money', icon: 'percent', needs: 'viewer' },
  { path: '/pay-ways', name: 'payWays', group: 'money', icon: 'card', needs: 'viewer' },
  { path: '/notices', name: 'notices', group: 'content', icon: 'notice', needs: 'viewer' },
  { path: '/dialogs', name: 'dialogs', group: 'content', icon: 'message', needs: 'viewer' },
  { path: '/copy', name: 'copy', group: 'content', icon: 'language', needs: 'viewer' },
  { path: '/screens', name: 'screens', group: 'content', icon: 'image', needs: 'viewer' },
  { path: '/review', name: 'review', group: 'release', icon: 'check', needs: 'viewer' },
  { path: '/releases', name: 'releases', group: 'release', icon: 'clock', needs: 'viewer' },
  { path: '/reports', name: 'reports', group: 'release', icon: 'alert', needs: 'viewer' },
  { path: '/audit', name: 'audit', group: 'admin', icon: 'shield', needs: 'viewer' },
  { path: '/team', name: 'team', group: 'admin', icon: 'users', needs: 'owner' },
]

/** The area that a page belongs to, such as the notices for the page of one notice. */
export function areaOf(page: string): Area | undefined {
  return areas.find(({ path }) => page === path || (path !== '/' && page.startsWith(`${path}/`)))
}
