import { useEffect, useEffectEvent, useRef } from 'react'
import { parseFact } from '../../../src/format/fact.ts'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { pathsOfFact } from './pathsOfFact.ts'
import { usePreviewTarget } from './PreviewTarget.tsx'

/**
 * Moves the phone to the screen of whatever field has the focus, wherever in the desk: any element with `data-fact`
 * around the field names what it edits. Once for each such screen, so that an operator who went elsewhere stays there.
 */
export function useFollowFocus(): void {
  const { live } = useDraftSnapshot()
  const { path, show, speak } = usePreviewTarget()
  const last = useRef<string>(undefined)

  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const field = target instanceof Element ? target.closest<HTMLElement>('[data-fact]') : null
    const fact = parseFact(field?.dataset['fact'] ?? '')
    // What was touched in the phone is there already.
    if (!field || fact === undefined) return
    if (fact.kind === 'copy') speak(fact.locale)
    if (field.closest('[data-in-phone]')) return
    const paths = pathsOfFact(fact, live)
    const [first] = paths
    if (first === undefined || paths.some((other) => other === last.current)) return
    last.current = first
    if (!paths.some((other) => other === path || other === path.split('?')[0])) show(first)
  })

  useEffect(() => {
    const listener = (event: FocusEvent) => follow(event)
    document.addEventListener('focusin', listener)
    return () => document.removeEventListener('focusin', listener)
  }, [])
}
