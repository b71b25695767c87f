import type { SessionChannel } from '../../platform/SessionMessage.ts'

/** Reaches the other tabs of the app; undefined in a browser without BroadcastChannel. */
export function sessionChannel(window: Window & typeof globalThis): SessionChannel | undefined {
  const Channel = window.BroadcastChannel as typeof BroadcastChannel | undefined
  return Channel && new Channel('playbill-session')
}
