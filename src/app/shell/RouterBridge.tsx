import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { runLater } from '../../renderer/actions/runLater.ts'
import { useRenderer } from '../../renderer/screen/RendererProvider.tsx'
import { createScreenStore } from '../../renderer/screen/createScreenStore.ts'
import { useApp } from '../AppContext.ts'

/** Gives the navigator the router, and navigation rules the renderer that runs their actions. */
export function RouterBridge() {
  const { navigator } = useApp()
  const renderer = useRenderer()
  const navigate = useNavigate()

  useLayoutEffect(
    () =>
      navigator.connect({
        navigate,
        async refuse(plan, { query }, guard) {
          const store = createScreenStore(renderer, plan, query)
          const report = (code: string) => renderer.report({ code, screen: plan.id, pointer: '/guards' })
          return runLater(guard.do, { store, extras: {}, report })
        },
      }),
    [navigator, navigate, renderer],
  )
  return null
}
