import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from '../../renderer/reading/useTranslate.ts'
import { useHost } from '../../renderer/screen/RendererProvider.tsx'
import { useUi } from '../../ui/UiProvider.tsx'
import { copyKeys } from './copyKeys.ts'

/** The ways out of a game. Each asks first: a game is left by mistake more easily than a page. */
export function useLeaving(isPlaying: boolean) {
  const { feedback, navigate } = useHost()
  const { overlays } = useUi()
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)

  /** Asks once. */
  async function mayLeave(): Promise<boolean> {
    if (!isPlaying) return true
    if (isAsking) return false
    setAsking(true)
    const question = {
      title: translate(copyKeys.leaveTitle),
      text: translate(copyKeys.leaveAsk),
      yes: translate(copyKeys.leave),
      no: translate(copyKeys.stay),
      danger: false,
    }
    const leaves = await feedback.confirm(question)
    setAsking(false)
    return leaves
  }

  async function leave(): Promise<void> {
    if (await mayLeave()) navigate.back()
  }

  async function goTo(path: '/recharge' | '/transfer'): Promise<void> {
    if (await mayLeave()) navigate.go(path, {})
  }

  // The device's way back is as easily taken by mistake as the bar's.
  const handleBack = useEffectEvent(() => void leave())
  useEffect(() => (isPlaying ? overlays.guard(() => handleBack()) : undefined), [overlays, isPlaying])

  return { isAsking, leave, goTo }
}
