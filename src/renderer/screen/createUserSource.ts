import type { Host, UserRead } from '../host/Host.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import { loadingSource, type SourceHandle, type SourceState } from './SourceState.ts'
import type { Readable } from '../../store/Store.ts'

/** The name of the member among failed sources; a document's source cannot have it. */
export const USER = '@user'

/** The member as a source, so that blocks which wait for `user` say why it does not come and ask for it again. */
export function createUserSource({ session, user, account }: Pick<Host, 'session' | 'user' | 'account'>): {
  readonly state: Readable<SourceState>
  readonly handle: SourceHandle
} {
  let last: readonly [data: object | undefined, isAwaited: boolean, read: UserRead, state: SourceState] | undefined

  function getSnapshot(): SourceState {
    const data = user.getSnapshot()
    const isAwaited = data === undefined && session.getSnapshot().loggedIn
    const read = account.userRead.getSnapshot()
    if (last !== undefined && last[0] === data && last[1] === isAwaited && last[2] === read) return last[3]
    last = [data, isAwaited, read, describe(data, isAwaited, read)]
    return last[3]
  }

  return {
    state: {
      getSnapshot,
      subscribe(onChange) {
        const stops = [session.subscribe(onChange), user.subscribe(onChange), account.userRead.subscribe(onChange)]
        return () => {
          for (const stop of stops) stop()
        }
      },
    },
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
