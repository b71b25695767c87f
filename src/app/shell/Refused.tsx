import { useEffect, useEffectEvent } from 'react'
import type { Location } from 'react-router-dom'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useApp } from '../AppContext.ts'
import type { Admission } from '../navigation/createGatekeeper.ts'
import { HOME, loginPlace } from '../navigation/createNavigator.ts'
import { isSamePlace, type Place } from '../navigation/Place.ts'
import styles from './Refused.module.css'

interface RefusedProps {
  readonly admission: Exclude<Admission, { kind: 'open' }>
  readonly location: Location
}

/** An address that may not be open now: a deep link, or a screen whose rule has begun to hold. Sends the member on. */
export function Refused({ admission, location }: RefusedProps) {
  const { admit, navigator, release } = useApp()
  const { kind } = admission
  const place = { path: location.pathname, query: Object.fromEntries(new URLSearchParams(location.search)) }

  // The router may only not have rendered yet that somebody was quicker.
  const isHere = () => isSamePlace(navigator.place(), place)

  /** A newer release may have the screen, as when its link was sent right after a publish. */
  async function leaveUnknown(): Promise<void> {
    await release.checkNow()
    if (isHere() && admit(place).kind === 'unknown') navigator.redirect(place, elsewhere(place))
  }

  const sendOn = useEffectEvent(() => {
    if (!isHere()) return
    switch (admission.kind) {
      case 'waiting':
        release.wantWhole()
        return
      case 'login':
        navigator.redirect(place, loginPlace(place))
        return
      case 'unknown':
        void leaveUnknown()
        return
      case 'agentsOnly':
        navigator.redirect(place, HOME)
        navigator.refuseMember()
        return
      case 'guarded':
        navigator.redirect(place, HOME)
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

/**
 * Where an address that is not a screen's leads: `/{typeid}?name={n}` (specification, section 2) to the board of that
 * lottery, whatever its type; any other home.
 */
function elsewhere({ path, query }: Place): Place {
  const typeid = /^\/([\w-]+)$/.exec(path)?.[1]
  if (typeid === undefined || (query['name'] ?? '') === '') return HOME
  return { path: '/lottery', query: { ...query, typeid } }
}
