import { createContext } from 'react'

/** Whether blocks whose code came later may show: those of a screen do so together. */
export const TogetherContext = createContext(true)
