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
}

/** The areas of the desk, in the order of the navigation. */
export const areas: readonly Area[] = [
  { path: '/limits', name: 'limits', icon: 'percent', needs: 'viewer' },
  { path: '/pay-ways', name: 'payWays', icon: 'card', needs: 'viewer' },
  { path: '/notices', name: 'notices', icon: 'notice', needs: 'viewer' },
  { path: '/dialogs', name: 'dialogs', icon: 'message', needs: 'viewer' },
  { path: '/copy', name: 'copy', icon: 'language', needs: 'viewer' },
  { path: '/screens', name: 'screens', icon: 'image', needs: 'viewer' },
  { path: '/review', name: 'review', icon: 'check', needs: 'viewer' },
  { path: '/releases', name: 'releases', icon: 'clock', needs: 'viewer' },
  { path: '/audit', name: 'audit', icon: 'shield', needs: 'viewer' },
  { path: '/reports', name: 'reports', icon: 'alert', needs: 'viewer' },
  { path: '/team', name: 'team', icon: 'users', needs: 'owner' },
]
