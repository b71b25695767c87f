/** Typed text reaches the rest of the screen, and so the platform, when the member pauses. */
const PAUSE = 300

export interface DebouncedValue<T> {
  now(id: string, value: T): void
  soon(id: string, value: T): void
  leave(id: string): void
}

/** Hands values on: at once, or after a pause in typing. */
export function createDebouncedValue<T>(onChange: (id: string, value: T | undefined) => void): DebouncedValue<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: T | undefined

  function now(id: string, value: T): void {
    clearTimeout(timer)
    if (Object.is(value, last)) return
    last = value
    onChange(id, value)
  }

  return {
    now,
    soon(id, value) {
      clearTimeout(timer)
      timer = setTimeout(() => now(id, value), PAUSE)
    },
    leave(id) {
      clearTimeout(timer)
      last = undefined
      onChange(id, undefined)
    },
  }
}
