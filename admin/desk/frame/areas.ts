import type { IconName } from '../../../src/ui/icons.ts'
import type { Role } from '../../api/accountApi.ts'

/** By which the words name it. */
export type AreaName =
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
  | 'audit'
  | 'reports'
  | 'team'

export interface Area {
  readonly path: string
  readonly name: AreaName
  readonly icon: IconName
  readonly needs: Role
  /** Whether the phone beside the page can show what it is about. */
  readonly inPhone: boolean
}

/** The areas of the desk, in the order of the navigation. */
export const areas: readonly Area[] = [
  { path: '/limits', name: 'limits', icon: 'percent', needs: 'viewer', inPhone: true },
  { path: '/pay-ways', name: 'payWays', icon: 'card', needs: 'viewer', inPhone: true },
  { path: '/notices', name: 'notices', icon: 'notice', needs: 'viewer', inPhone: true },
  { path: '/dialogs', name: 'dialogs', icon: 'message', needs: 'viewer', inPhone: true },
  { path: '/copy', name: 'copy', icon: 'language', needs: 'viewer', inPhone: true },
  { path: '/screens', name: 'screens', icon: 'image', needs: 'viewer', inPhone: true },
  { path: '/menus', name: 'menus', icon: 'menu', needs: 'viewer', inPhone: true },
  { path: '/pictures', name: 'pictures', icon: 'image', needs: 'viewer', inPhone: false },
  { path: '/review', name: 'review', icon: 'check', needs: 'viewer', inPhone: true },
  { path: '/releases', name: 'releases', icon: 'clock', needs: 'viewer', inPhone: false },
  { path: '/audit', name: 'audit', icon: 'shield', needs: 'viewer', inPhone: false },
  { path: '/reports', name: 'reports', icon: 'alert', needs: 'viewer', inPhone: false },
  { path: '/team', name: 'team', icon: 'users', needs: 'owner', inPhone: false },
]

/** The area of an address; undefined for what is in none, such as the operator's own account. */
export function areaAt(pathname: string): Area | undefined {
  return areas.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
