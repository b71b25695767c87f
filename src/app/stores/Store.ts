import type { Readable } from '../../renderer/host/Host.ts'

/** A value outside React that views may subscribe to. */
export interface Store<Value> extends Readable<Value> {
  set(next: Value): void
}
