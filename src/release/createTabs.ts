import { parseHead, type Head } from './Head.ts'
import type { TabChannel } from './ReleasesOptions.ts'

/** The other tabs of this browser: one stream serves all, so each passes on what it learns. */
export interface Tabs {
  /** This head plays here. */
  tell(head: Head): void
  /** The service has gone or is back. */
  askToLook(): void
  start(): void
  stop(): void
}

interface TabsOptions {
  readonly channel: TabChannel | undefined
  readonly onHead: (head: Head) => void
  readonly onLook: () => void
}

const LOOK = 'look'

export function createTabs({ channel, onHead, onLook }: TabsOptions): Tabs {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  const post = (message: Head | typeof LOOK): void => channel?.postMessage(message)

  function handleMessage({ data }: { readonly data: unknown }): void {
    const head = parseHead(data)
    if (head) onHead(head)
    else if (data === LOOK) onLook()
  }

  return {
    tell: post,
    askToLook: () => post(LOOK),
    start: () => channel?.addEventListener('message', handleMessage),
    stop: () => channel?.removeEventListener('message', handleMessage),
  }
}
