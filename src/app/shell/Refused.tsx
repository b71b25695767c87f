import { useEffect, useEffectEvent } from 'react'
import { useNavigate, type Location } from 'react-router-dom'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useApp } from '../AppContext.ts'
import type { Admission } from '../navigation/createGatekeeper.ts'
import { loginPlace } from '../navigation/createNavigator.ts'
import { formatPlace, isSamePlace } from '../navigation/Place.ts'
import styles from './Refused.module.css'

interface RefusedProps {
  readonly admission: Exclude<Admission, { kind: 'open' }> | { readonly kind: 'waiting' }
  readonly location: Location
}

/** An address that may not be open now: a deep link, or a screen whose rule has begun to hold. Sends the member on. */
export function Refused({ admission, location }: RefusedProps) {
  const { navigator } = useApp()
  const navigate = useNavigate()
  const { kind } = admission
  const place = { path: location.pathname, query: Object.fromEntries(new URLSearchParams(location.search)) }

  const sendOn = useEffectEvent(() => {
    // Somebody is quicker, as a logout is, and the router only has not rendered it yet.
    if (!isSamePlace(navigator.place(), place)) return
    switch (admission.kind) {
      case 'waiting':
        return
      case 'login':
        void navigate(formatPlace(loginPlace(place)), { replace: true })
        return
      case 'unknown':
      case 'agentsOnly':
        void navigate('/', { replace: true })
        return
      case 'guarded':
        void navigate('/', { replace: true })
        navigator.refuse(admission.plan, place, admission.guard)
        return
      default:
        admission satisfies never
    }
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another reason is another way on
  useEffect(() => sendOn(), [kind])

  return (
    <div className={styles.waiting}>
      <Skeleton shape="banner" />
      <Skeleton shape="record" count={3} />
    </div>
  )
}
