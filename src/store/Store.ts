/** A value that changes, for `useSyncExternalStore`: the snapshot keeps its identity until it changes. */
export interface Readable<T> {
  readonly subscribe: (onChange: () => void) => () => void
  readonly getSnapshot: () => T
}

/** A value outside React that views may subscribe to. */
export interface Store<T> extends Readable<T> {
  readonly set: (next: T) => void
}

/** A value that stays as it is, where one that may change is wanted. */
export function constant<T>(value: T): Readable<T> {
  return { subscribe: () => () => undefined, getSnapshot: () => value }
}
