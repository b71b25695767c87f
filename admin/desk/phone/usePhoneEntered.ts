import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

export interface PhoneEntered {
  readonly entered: boolean
  readonly enter: () => void
}

/**
 * Whether the operator is in the phone. Outside it the phone is inert, which keeps Tab and taps out. The app in it does
 * not take the focus by itself (`holdFocus`); from what that cannot prevent, such as a foreign page framed in the app,
 * the focus is brought back.
 *
 * @param isOpen it may be entered from everywhere, as nothing in it reacts
 */
export function usePhoneEntered(frame: RefObject<HTMLIFrameElement | null>, isOpen: boolean): PhoneEntered {
  const [isIn, setEntered] = useState(false)
  const entered = isIn || isOpen
  const isTaken = useEffectEvent(() => !entered && document.activeElement === frame.current)

  useEffect(() => {
    let last: HTMLElement | undefined

    // Keys and focus that arrive here were not meant for the phone, even with the mouse resting on it.
    const leave = ({ target }: Event) => {
      if (target === frame.current) return
      if (target instanceof HTMLElement) last = target
      setEntered(false)
    }
    // If a frame takes the focus, the page around it only learns that it lost the focus.
    const bringBack = () => {
      // Afterwards: while the focus is still moving, the keys would go to the frame anyway.
      setTimeout(() => {
        if (isTaken()) last?.focus({ preventScroll: true })
      })
    }
    document.addEventListener('keydown', leave)
    document.addEventListener('focusin', leave)
    window.addEventListener('blur', bringBack)
    return () => {
      document.removeEventListener('keydown', leave)
      document.removeEventListener('focusin', leave)
      window.removeEventListener('blur', bringBack)
    }
  }, [frame])

  return { entered, enter: () => setEntered(true) }
}
