import { useEffect, useEffectEvent, useState } from 'react'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { draftedFiles, withText } from '../draft/draftedFiles.ts'
import type { Checked } from './Checker.ts'
import { useChecker } from './CheckerProvider.tsx'

/** The pause in typing after which the check runs, in ms. */
const PAUSE = 120

export interface TypedCheck extends Checked {
  /** The answer is about an older text. */
  readonly isBehind: boolean
}

const nothing: Checked = { issues: [] }

/** The check's answer about the draft with this text, shortly after it is typed. */
export function useTypedCheck(path: string, text: string): TypedCheck {
  const checker = useChecker()
  const snapshot = useDraftSnapshot()
  const [answer, setAnswer] = useState<{ readonly key: string; readonly checked: Checked }>()
  const revisions = [...snapshot.edits.values()].map(({ fact, rev }) => `${fact}@${rev}`).sort()
  const key = JSON.stringify([snapshot.seq, revisions, path, text])
  const files = useEffectEvent(() => withText(draftedFiles(snapshot), path, text))

  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => {
      void checker.check(files()).then((checked) => {
        if (isWanted) setAnswer({ key, checked })
      })
    }, PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [checker, key])

  return { ...(answer?.checked ?? nothing), isBehind: answer?.key !== key }
}
