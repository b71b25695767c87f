import { useEffect, useEffectEvent, useRef, useMemo } from 'react'
import { useDerived } from '../reading/useDerived.ts'
import type { Reader } from '../reading/reader.ts'
import { useRun } from './useAction.ts'
import type { Actions } from '../../format/actions.ts'
import { createTimely } from '../host/createTimely.ts'
import { createOnce, useAlone, useVisit } from '../screen/opening.ts'
import { useHost } from '../screen/RendererProvider.tsx'
import { usePlace } from '../screen/ScopeContext.tsx'
import { readMeant } from '../reading/notices.ts'
import { questionOf } from './questionOf.ts'
import type { CompiledDialog, Lists } from '../../format/lists.ts'
import { isRunning } from '../../format/time/periodState.ts'
import { useReadable } from '../../ui/useReadable.ts'

/** Among the open popups of the screen, so that none opens over a dialog. No popup has this name. */
const ASKING = 'dialog:'

const nameOf = ({ id }: OpeningDialog) => `dialog ${id}`

interface OnEnterProps {
  readonly actions: Actions
  /** Whether the member sees the screen. */
  readonly active: boolean
}

/** Runs and opens by itself on a screen that is shown: its first actions, and its dialogs. */
export function OnEnter({ actions, active }: OnEnterProps) {
  return (
    <>
      <EnterActions actions={actions} active={active} />
      <OpeningDialogs active={active} />
    </>
  )
}

/** The actions of a screen each time it is shown: once, as soon as the conditions in it are known. */
function EnterActions({ actions, active }: OnEnterProps): null {
  const run = useRun()
  const { status } = useDerived(actions, readConditions)
  const isReady = status === 'ready'
  const hasRun = useRef(false)
  const handleShown = useEffectEvent(() => {
    if (hasRun.current) return
    hasRun.current = true
    void run(actions)
  })

  useEffect(() => {
    if (!active) hasRun.current = false
    else if (isReady) handleShown()
  }, [active, isReady])
  // An <Activity> that hides the screen takes its effects away, and brings them back when it is shown again.
  useEffect(
    () => () => {
      hasRun.current = false
    },
    [],
  )
  return null
}

const readConditions = (read: Reader, actions: Actions) => actions.map(({ when }) => read.condition(when))

/**
 * Opens the dialogs of the screen that open by themselves, one after the other and over nothing else. A period that
 * begins opens its dialog on an open screen; one that ends takes no dialog away from under somebody who reads it.
 */
function OpeningDialogs({ active }: { readonly active: boolean }): null {
  const { store } = usePlace()
  const { renderer, popups, play } = store
  const dialogs = useDialogs(useReadable(play, ({ plan }) => plan.path))
  const isAlone = useAlone()
  const visit = useVisit(active)

  useEffect(() => {
    if (!active || !isAlone()) return
    const once = createOnce(renderer, visit)
    const next = dialogs.find((dialog) => !once.has(nameOf(dialog), dialog.once))
    if (next === undefined) return
    // Before it is answered: while its code is on the way, the screen may be left and opened again.
    once.add(nameOf(next), next.once)
    popups.show(ASKING)
    const { feedback, text } = renderer.host
    void feedback
      .choose(questionOf(next, text))
      .then((chosen) => {
        if (chosen === 'left') once.takeBack(nameOf(next), next.once)
      })
      .finally(() => popups.close(ASKING))
  })
  return null
}

function useDialogs(path: string): readonly OpeningDialog[] {
  const { lists, clock } = useHost()
  const dialogs = useMemo(() => {
    const all = () => lists.getSnapshot().dialogs
    return createTimely(
      clock,
      [lists],
      () => Object.values(all()),
      (now) => dialogsFor(all(), path, now),
    )
  }, [lists, clock, path])
  return useDerived(useReadable(dialogs), readMeant).value
}

interface OpeningDialog extends CompiledDialog {
  readonly id: string
}

/** The dialogs that open by themselves on a screen at a server time: by importance, then as written. */
function dialogsFor(dialogs: Lists['dialogs'], path: string, now: number): readonly OpeningDialog[] {
  return Object.entries(dialogs)
    .map(([id, dialog]) => ({ id, ...dialog }))
    .filter((dialog) => (dialog.on || dialog.when) && dialog.places.includes(path) && isRunning(dialog, now))
    .toSorted((a, b) => b.priority - a.priority)
}
