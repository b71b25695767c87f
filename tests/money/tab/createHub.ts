import type { SessionChannel, SessionMessage } from '../../../src/platform/SessionMessage.ts'

/** Delivers messages between tabs as a BroadcastChannel does: later, and only to the others. */
export function createHub(): { connect(): SessionChannel } {
  const listeners = new Map<object, Set<(event: { readonly data: unknown }) => void>>()

  return {
    connect() {
      const channel: SessionChannel = {
        postMessage(message: SessionMessage) {
          const others = [...listeners].filter(([owner]) => owner !== channel)
          const data = structuredClone(message)
          setTimeout(() => {
            for (const [owner, heard] of others)
              if (listeners.has(owner)) for (const listener of heard) listener({ data })
          }, 1)
        },
        addEventListener: (_, listener) => void listeners.get(channel)?.add(listener),
        close: () => void listeners.delete(channel),
      }
      listeners.set(channel, new Set())
      return channel
    },
  }
}
