import { createContext } from 'react'

/** Whether the member sees the screen around. */
export const ActiveContext = createContext(true)
