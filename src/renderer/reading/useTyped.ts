import { useCallback, useEffect, useRef, useState } from 'react'
import { plainName } from '../../format/text/typedText.ts'
import { useReadable } from '../../ui/useReadable.ts'
import { usePlace } from '../screen/ScopeContext.tsx'

/** The address follows what is typed after a pause, in ms: each change of it renders, and Safari allows only so many. */
const PAUSE = 400

export interface Typed {
  readonly text: string
  readonly type: (text: string) => void
  /** Puts it into the address at once, before the screen is left. */
  readonly settle: () => void
}

/** Text typed in a field, kept in a parameter of the address where `bind` names one. */
export function useTyped(bind: string | undefined): Typed {
  const { store } = usePlace()
  const bound = useReadable(store.play, ({ declared, query }) =>
    bind === undefined ? undefined : (declared[bind] ?? query[bind]),
  )
  const [typed, setTyped] = useState({ text: bound ?? '', seen: bound, sent: bound })
  // The address has changed: by itself, as with "back", or to what was sent, after which more may have been typed.
  if (bound !== typed.seen) setTyped({ ...typed, text: bound === typed.sent ? typed.text : (bound ?? ''), seen: bound })

  const waiting = useRef<{ readonly text: string; readonly timer: ReturnType<typeof setTimeout> }>(undefined)

  const settle = useCallback(() => {
    const { text: asTyped, timer } = waiting.current ?? {}
    clearTimeout(timer)
    waiting.current = undefined
    if (asTyped === undefined || bind === undefined) return
    // As the address is read: what is typed stays as it is while more is typed.
    const text = plainName(asTyped)
    setTyped((before) => ({ ...before, sent: text }))
    store.changeQuery((query) => ({ ...query, [bind]: text }))
  }, [bind, store])

  const type = useCallback(
    (text: string) => {
      setTyped((before) => ({ ...before, text }))
      clearTimeout(waiting.current?.timer)
      waiting.current = { text, timer: setTimeout(settle, PAUSE) }
    },
    [settle],
  )

  // A screen that was left must not change the address of the next.
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer)
      waiting.current = undefined
    },
    [],
  )
  return { text: typed.text, type, settle }
}
