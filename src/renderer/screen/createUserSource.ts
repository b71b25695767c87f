import type { Host, UserRead } from '../host/Host.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import { loadingSource, type SourceHandle, type SourceState } from './SourceState.ts'
import { computed } from '../../store/computed.ts'
import type { Readable } from '../../store/Store.ts'

/** The name of the member among failed sources; a document's source cannot have it. */
export const USER = '@user'

/** The member as a source, so that blocks which wait for `user` say why it does not come and ask for it again. */
export function createUserSource({ session, user, account }: Pick<Host, 'session' | 'user' | 'account'>): {
  readonly state: Readable<SourceState>
  readonly handle: SourceHandle
} {
  const isAwaited = computed([user, session], (data, { loggedIn }) => data === undefined && loggedIn)
  return {
    state: computed([user, isAwaited, account.userRead], describe),
    handle: {
      refresh: async () =>
        account.refreshUser().then(
          () => undefined,
          (error: unknown) => error,
        ),
      loadMore: async () => undefined,
      poll: () => () => undefined,
    },
  }
}

function describe(data: object | undefined, isAwaited: boolean, { error, asking }: UserRead): SourceState {
  const failure = error instanceof PlatformError && error.kind === 'aborted' ? undefined : error
  const status = !isAwaited ? 'ready' : failure === undefined ? 'loading' : 'failed'
  return { ...loadingSource, status, data, error: failure, refreshing: asking }
}
