import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { blocksIn } from '../../format/blocks/innerBlocks.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import { loadActs } from '../../platform/entries.ts'
import { loadActions } from '../../renderer/actions/runLater.ts'
import { loadViews } from '../../renderer/blocks/loadViews.ts'
import { later } from '../../ui/later.tsx'
import { useApp } from '../AppContext.ts'
import { screenAt } from '../navigation/Place.ts'
import { type FollowedOrders, followOrders } from '../orders/followOrders.ts'
import { useReadable } from '../../ui/useReadable.ts'

const PreparedSearch = later(async () => (await import('../../renderer/blocks/search/SearchView.tsx')).PreparedSearch)

/**
 * Has ready what the member is likely to want next: what a tap runs, and the screens that the one they see names. What
 * follows the member's play and orders, and the other tabs, begins here, too.
 */
export function Ahead() {
  const app = useApp()
  const { release, host, play } = app
  const { pathname } = useLocation()
  const playing = useReadable(release, (snapshot) => snapshot.release)
  const plans = useMemo(() => {
    const planAt = (path: string) => {
      const route = screenAt(playing.manifest, path)
      return route && playing.screen(route.id)
    }
    return (planAt(pathname)?.ahead ?? []).flatMap((route) => planAt(route) ?? [])
  }, [playing, pathname])

  useEffect(
    () => void Promise.all([play.follow(), app.hear(), loadActions(), loadActs()]).catch(() => undefined),
    [app, play],
  )
  const orders = useRef<FollowedOrders>(undefined)
  useEffect(() => {
    orders.current = followOrders(app)
    return orders.current.stop
  }, [app])
  useEffect(() => orders.current?.see(pathname), [pathname])
  useEffect(() => {
    for (const { body } of plans) void loadViews(host.views, body)
  }, [host, plans])

  return plans.filter(hasSearch).map((plan) => <PreparedSearch key={plan.id} plan={plan} />)
}

const hasSearch = ({ body }: ScreenPlan) => blocksIn(body).some(({ type }) => type === 'search')
