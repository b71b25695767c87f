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
  | 'menus'
  | 'pictures'
  | 'review'
  | 'releases'
  | 'calendar'
  | 'audit'
  | 'reports'
  | 'team'

/** The headings of the navigation, in their order. */
export const areaGroups = ['money', 'content', 'release', 'admin'] as const
export type AreaGroup = (typeof areaGroups)[number]

export interface Area {
  readonly path: string
  readonly name: AreaName
  /** Under which it is listed; an area without a group is listed above all groups. */
  readonly group?: AreaGroup
  readonly icon: IconName
  readonly needs: Role
  /** Whether the phone beside the page can show what it is about. */
  readonly inPhone: boolean
}

/** The areas of the desk, in the order of the navigation within their groups. */
export const areas: readonly Area[] = [
  { path: '/', name: 'overview', icon: 'home', needs: 'viewer', inPhone: false },
  { path: '/limits', name: 'limits', group: 'money', icon: 'percent', needs: 'viewer', inPhone: true },
  { path: '/pay-ways', name: 'payWays', group: 'money', icon: 'card', needs: 'viewer', inPhone: true },
  { path: '/notices', name: 'notices', group: 'content', icon: 'notice', needs: 'viewer', inPhone: true },
  { path: '/dialogs', name: 'dialogs', group: 'content', icon: 'message', needs: 'viewer', inPhone: true },
  { path: '/copy', name: 'copy', group: 'content', icon: 'language', needs: 'viewer', inPhone: true },
  { path: '/screens', name: 'screens', group: 'content', icon: 'screens', needs: 'viewer', inPhone: true },
  { path: '/menus', name: 'menus', group: 'content', icon: 'menu', needs: 'viewer', inPhone: true },
  { path: '/pictures', name: 'pictures', group: 'content', icon: 'image', needs: 'viewer', inPhone: false },
  { path: '/review', name: 'review', group: 'release', icon: 'check', needs: 'viewer', inPhone: true },
  { path: '/releases', name: 'releases', group: 'release', icon: 'clock', needs: 'viewer', inPhone: false },
  { path: '/calendar', name: 'calendar', group: 'release', icon: 'calendar', needs: 'viewer', inPhone: false },
  { path: '/reports', name: 'reports', group: 'release', icon: 'alert', needs: 'viewer', inPhone: false },
  { path: '/audit', name: 'audit', group: 'admin', icon: 'shield', needs: 'viewer', inPhone: false },
  { path: '/team', name: 'team', group: 'admin', icon: 'users', needs: 'owner', inPhone: false },
]

/** The area that a page belongs to, such as the notices for the page of one notice; undefined for the own account. */
export function areaAt(pathname: string): Area | undefined {
  return areas.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
