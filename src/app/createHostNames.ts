import type { Session } from '../platform/createSession.ts'
import type { Host } from '../renderer/host/Host.ts'
import type { createInstall } from './device/createInstall.ts'
import type { createTheme } from './device/createTheme.ts'
import type { createMessages } from './session/createMessages.ts'
import { computed } from '../store/computed.ts'

type HostNames = Pick<Host, 'clock' | 'settings' | 'session' | 'user' | 'site'>

interface HostNamesOptions extends Pick<Host, 'clock' | 'settings'> {
  readonly session: Session
  readonly theme: ReturnType<typeof createTheme>
  readonly install: ReturnType<typeof createInstall>
  readonly messages: ReturnType<typeof createMessages>
}

/** What every expression of the app may read. */
export function createHostNames({ clock, settings, session, theme, install, messages }: HostNamesOptions): HostNames {
  return {
    clock,
    settings,
    session: computed(
      [session, theme, install.state, messages.read],
      ({ token, locale: wire, messageNum: unread }, shown, state, { until, ids }) => ({
        loggedIn: token !== null,
        locale: wire,
        theme: shown,
        unread,
        install: state,
        readUntil: until,
        read: ids,
      }),
    ),
    user: computed([session], ({ userInfo }) => userInfo ?? undefined),
    site: computed([session], ({ appInfo }) => appInfo ?? undefined),
  }
}
