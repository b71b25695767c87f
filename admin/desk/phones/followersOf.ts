import type { OpenPhones } from '../../api/heartbeatApi.ts'

interface Followers {
  /** All that are open; projected from those that are counted. */
  readonly open: number
  readonly following: number
  /** Those that follow and could not show or run something of the release. */
  readonly faulty: number
  /** What the others show, the newest first; 0: what came with the app. */
  readonly others: readonly { readonly seq: number; readonly phones: number }[]
}

/** How far the open phones have come with a release. */
export function followersOf({ counted, shown }: OpenPhones, release: number): Followers {
  const project = (phones: number) => (counted > 0 ? Math.round(phones / counted) : phones)
  const phonesOf = (seq: number) => shown.filter((one) => one.seq === seq).reduce((sum, { phones }) => sum + phones, 0)
  const following = project(phonesOf(release))
  const faulty = shown.filter(({ seq }) => seq === release).reduce((sum, one) => sum + one.faulty, 0)
  const others = [...new Set(shown.map(({ seq }) => seq))]
    .filter((seq) => seq !== release)
    .toSorted((a, b) => b - a)
    .map((seq) => ({ seq, phones: project(phonesOf(seq)) }))
  return {
    open: others.reduce((sum, { phones }) => sum + phones, following),
    following,
    faulty: project(faulty),
    others,
  }
}
