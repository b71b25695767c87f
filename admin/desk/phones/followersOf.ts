import type { OpenPhones } from '../../api/heartbeatApi.ts'

interface Followers {
  /** All that are open; projected from those that are counted. */
  readonly open: number
  readonly following: number
  /** Those that follow and could not show or run something of the release. */
  readonly faulty: number
  /** What the others show, the most first; 0: what came with the app. */
  readonly others: readonly { readonly seq: number; readonly phones: number }[]
}

/** How far the open phones have come with a release. */
export function followersOf({ counted, shown }: OpenPhones, release: number): Followers {
  const project = (phones: number) => (counted > 0 ? Math.round(phones / counted) : phones)
  const follower = shown.find(({ seq }) => seq === release)
  const following = project(follower?.phones ?? 0)
  const others = shown
    .filter(({ seq }) => seq !== release)
    .map(({ seq, phones }) => ({ seq, phones: project(phones) }))
    .toSorted((a, b) => b.phones - a.phones)
  return {
    open: others.reduce((sum, { phones }) => sum + phones, following),
    following,
    faulty: project(follower?.faulty ?? 0),
    others,
  }
}
