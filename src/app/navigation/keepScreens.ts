/** One screen in the stack: mounted while it shows, and after that if its document says `cached`. */
export interface KeptScreen<Location> {
  readonly id: string
  /** The same for as long as the same instance of the screen lives. */
  readonly key: string
  readonly location: Location
  /** The entry of the history it was last visited at. */
  readonly entry: string
}

export interface Visit<Location> {
  readonly id: string
  readonly location: Location
  /** Keys tell entries of the history apart. */
  readonly entry: string
  /** The entry took the place of the one before, as a changed filter does. */
  readonly isReplacing: boolean
}

/**
 * The screens that stay mounted when one is visited. A cached screen lives once and takes up its new address; another
 * is a new instance at every visit, except for a mere change of its address or a step back to its entry, as
 * when a sheet closes.
 */
export function keepScreens<Location>(
  kept: readonly KeptScreen<Location>[],
  { id, location, entry, isReplacing }: Visit<Location>,
  isCached: (id: string) => boolean,
): { readonly kept: readonly KeptScreen<Location>[]; readonly current: KeptScreen<Location> } {
  const before = kept.find((screen) => screen.id === id)
  const stays = before !== undefined && (isCached(id) || isReplacing || before.entry === entry)
  const key = stays ? before.key : `${id} ${entry}`
  const current = before && stays && before.location === location ? before : { id, key, location, entry }
  const others = kept.filter((screen) => screen.id !== id && isCached(screen.id))
  const isSame = kept.length === others.length + 1 && kept.includes(current)
  return { kept: isSame ? kept : [...others, current], current }
}
