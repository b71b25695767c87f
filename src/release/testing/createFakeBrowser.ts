import type { EventStream, StreamEvent } from '../createHeadStream.ts'
import type { TabChannel, Visibility } from '../ReleasesOptions.ts'

type Listener = (event: { readonly data?: unknown }) => void

interface FakeStream extends EventStream {
  readonly url: string
  emit(type: StreamEvent, data?: unknown): void
  /** The service turned the stream away, as with a 503. */
  refuse(): void
}

/** What the tabs of one browser share: locks, a channel, and a count of its event streams. */
export function createFakeBrowser() {
  const streams: FakeStream[] = []
  const listeners = new Set<(event: { readonly data: unknown }) => void>()
  const waiting: (() => void)[] = []
  let held = false

  const next = () => {
    held = false
    waiting.shift()?.()
  }

  const request = async (_name: string, options: { readonly signal?: AbortSignal }, run: () => Promise<void>) => {
    if (held) {
      await new Promise<void>((go, fail) => {
        waiting.push(go)
        options.signal?.addEventListener('abort', () => {
          const place = waiting.indexOf(go)
          if (place >= 0) waiting.splice(place, 1)
          fail(new DOMException('', 'AbortError'))
        })
      })
    }
    held = true
    await run().finally(next)
  }

  return {
    locks: { request } as unknown as Pick<LockManager, 'request'>,
    streams,
    open: () => streams.filter((stream) => stream.readyState !== 2),
    events: (url: string): EventStream => {
      const heard = new Map<StreamEvent, Listener[]>()
      const emit = (type: StreamEvent, data?: unknown) => heard.get(type)?.forEach((listener) => listener({ data }))
      let state = 0
      const stream: FakeStream = {
        url,
        get readyState() {
          return state
        },
        addEventListener: (type, listener) => heard.set(type, [...(heard.get(type) ?? []), listener]),
        close: () => {
          state = 2
        },
        emit,
        refuse: () => {
          state = 2
          emit('error')
        },
      }
      streams.push(stream)
      return stream
    },
    /** One tab's end of the channel; a tab does not hear itself. */
    channel: (): TabChannel => {
      const own = new Set<(event: { readonly data: unknown }) => void>()
      return {
        postMessage: (data) => {
          for (const listener of listeners) if (!own.has(listener)) listener({ data: structuredClone(data) })
        },
        addEventListener: (_type, listener) => {
          own.add(listener)
          listeners.add(listener)
        },
        removeEventListener: (_type, listener) => {
          own.delete(listener)
          listeners.delete(listener)
        },
      }
    },
  }
}

export function createFakeVisibility(): Visibility & { set(hidden: boolean): void } {
  const listeners = new Set<() => void>()
  let hidden = false
  return {
    hidden: () => hidden,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (now) => {
      hidden = now
      for (const listener of listeners) listener()
    },
  }
}
