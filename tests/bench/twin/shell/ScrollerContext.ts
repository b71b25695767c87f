import { createContext, type RefObject } from 'react'

/** The element of the page that scrolls. */
export const ScrollerContext = createContext<RefObject<HTMLElement | null>>({ current: null })
