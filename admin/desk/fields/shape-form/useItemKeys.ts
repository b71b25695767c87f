import { useState } from 'react'

interface ItemKeys {
  readonly keys: readonly string[]
  readonly moved: (from: number, to: number) => void
  readonly inserted: (index: number) => void
  readonly removed: (index: number) => void
}

let made = 0
const fresh = (): string => {
  made += 1
  return `item${made}`
}

/** A key for each item of a list, which stays with it when it moves; of a list that changed elsewhere, new ones. */
export function useItemKeys(length: number): ItemKeys {
  const [keys, setKeys] = useState(() => Array.from({ length }, fresh))
  if (keys.length !== length) setKeys(Array.from({ length }, (_, index) => keys[index] ?? fresh()))
  return {
    keys,
    moved: (from, to) => setKeys(keys.toSpliced(from, 1).toSpliced(to, 0, keys[from] ?? fresh())),
    inserted: (index) => setKeys(keys.toSpliced(index, 0, fresh())),
    removed: (index) => setKeys(keys.toSpliced(index, 1)),
  }
}
