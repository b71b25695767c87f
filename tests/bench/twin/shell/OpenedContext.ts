import { createContext } from 'react'

/** Tells the shell which screen has opened. */
export const OpenedContext = createContext<(title: string) => void>(() => undefined)
