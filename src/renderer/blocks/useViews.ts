import { useLayoutEffect, useState } from 'react'
import type { Block } from '../../format/blocks/Block.ts'
import { hasViews, loadViews } from './loadViews.ts'
import { useHost } from '../screen/RendererProvider.tsx'

/** How long a block of a screen waits for the code of the others, in ms. */
const PATIENCE_MS = 300

/**
 * Loads what shows these blocks, also those that wait for an answer. Yields whether all of it is there, or was waited
 * for long enough: blocks that come together replace what kept their places, one after another they would move it.
 */
export function useViews(blocks: readonly Block[], patienceMs = PATIENCE_MS): boolean {
  const { views } = useHost()
  const [isOver, setOver] = useState(() => hasViews(views, blocks))
  // Before the paint: the code travels meanwhile.
  useLayoutEffect(() => {
    let isGone = false
    void loadViews(views, blocks).then(() => isGone || setOver(true))
    return () => {
      isGone = true
    }
  }, [views, blocks])
  useLayoutEffect(() => {
    if (isOver) return undefined
    const timer = setTimeout(() => setOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isOver, patienceMs])
  return isOver
}
