import { useState } from 'react'
import useSWR from 'swr'
import { useApi } from '../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import type { PhoneLink } from '../../api/phoneLinkApi.ts'
import { usePreviewTarget } from './PreviewTarget.tsx'
import { idsOf, playedTogether } from './useDraftRelease.ts'
import { usePlayedChange } from './usePlayedChange.ts'

export interface PhoneLinkState {
  /** When the link ends, also one whose token this page no longer has; undefined if none is open. */
  readonly endsAt: string | undefined
  /** Link of the phone, as long as it is open. */
  readonly link: PhoneLink | undefined
  readonly busy: boolean
  /** Error of the last wish; undefined while nothing went wrong. */
  readonly problem: unknown
  readonly make: () => Promise<void>
  readonly end: () => Promise<void>
}

/**
 * How often the service is asked whether an open link is still open, in ms: its clock decides, and an operator may end
 * it elsewhere.
 */
const EVERY = 5_000

export function usePhoneLink(): PhoneLinkState {
  const api = useApi()
  const { changes } = useDraftSnapshot()
  const { together } = usePreviewTarget()
  const { change: played } = usePlayedChange()
  const [made, setMade] = useState<PhoneLink>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const { data: endsAt, mutate } = useSWR(
    'phone-link',
    async () => (await api.phoneLinkEnds()).expiresAt ?? undefined,
    {
      refreshInterval: (ends) => (ends === undefined ? 0 : EVERY),
    },
  )

  async function change(action: () => Promise<PhoneLink | undefined>) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const next = await action()
      setMade(next)
      await mutate(next?.expiresAt, { revalidate: false })
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    endsAt,
    link: endsAt === undefined ? undefined : made,
    busy,
    problem,
    make: () =>
      change(() => api.makePhoneLink({ querystring: { changes: idsOf(playedTogether(changes, played, together)) } })),
    end: () =>
      change(async () => {
        await api.endPhoneLink()
        return undefined
      }),
  }
}
