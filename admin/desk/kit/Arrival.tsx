import { createContext, use, useEffect, useRef, type ReactNode } from 'react'

const Context = createContext<() => boolean>(() => false)

/** Remembers whether the operator has pressed, typed or gone into the phone since the address changed. */
export function Arrival({ children }: { children: ReactNode }) {
  const actedAt = useRef<string>(undefined)
  useEffect(() => {
    const remember = () => {
      actedAt.current = pageAddress()
    }
    document.addEventListener('pointerdown', remember, true)
    document.addEventListener('keydown', remember, true)
    // The desk only notices a press inside the phone by losing the focus.
    window.addEventListener('blur', remember)
    return () => {
      document.removeEventListener('pointerdown', remember, true)
      document.removeEventListener('keydown', remember, true)
      window.removeEventListener('blur', remember)
    }
  }, [])
  return (
    <Context value={() => actedAt.current === pageAddress() && document.activeElement !== document.body}>
      {children}
    </Context>
  )
}

/** Whether the operator is already working at this address; then a heading that loads late must not take the focus. */
export const useIsAtWork = () => use(Context)

const pageAddress = () => location.hash.split('?', 1)[0]
