import { createContext, use } from 'react'

/** Where in the plan a block is. */
export interface BlockPlace {
  readonly id: string
  /** A JSON Pointer into the screen's plan. */
  readonly pointer: string
}

export const BlockContext = createContext<BlockPlace>({ id: '', pointer: '' })

export function useBlockPlace(): BlockPlace {
  return use(BlockContext)
}
