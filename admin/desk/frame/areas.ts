import type { IconName } from '../../../src/ui/icons.ts'
import type { Role } from '../../api/accountApi.ts'

export interface Area {
  readonly path: string
  readonly label: string
  readonly icon: IconName
  readonly needs: Role
}

/** The areas of the desk, in the order of the navigation. */
export const areas: readonly Area[] = [
  { path: '/limits', label: 'Limits', icon: 'percent', needs: 'viewer' },
  { path: '/pay-ways', label: 'Pay ways', icon: 'card', needs: 'viewer' },
  { path: '/notices', label: 'Notices', icon: 'notice', needs: 'viewer' },
  { path: '/dialogs', label: 'Dialogs', icon: 'message', needs: 'viewer' },
  { path: '/copy', label: 'Copy', icon: 'language', needs: 'viewer' },
  { path: '/screens', label: 'Screens', icon: 'image', needs: 'viewer' },
  { path: '/review', label: 'Review and publish', icon: 'check', needs: 'viewer' },
  { path: '/releases', label: 'Releases', icon: 'clock', needs: 'viewer' },
  { path: '/audit', label: 'Audit', icon: 'shield', needs: 'viewer' },
  { path: '/reports', label: 'Reports', icon: 'alert', needs: 'viewer' },
  { path: '/team', label: 'Team', icon: 'users', needs: 'owner' },
]
