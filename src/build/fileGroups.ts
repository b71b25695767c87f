interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

interface Group {
  readonly debugName: string
  /** The group that is asked first. */
  readonly priority: number
  readonly name: (id: string, modules: Modules) => string | undefined
}

/** A module that brings a file. */
export interface Entry {
  readonly id: string
  /** Of what it imports, only what nothing else reaches goes with it. */
  readonly isExclusive?: boolean
}

/**
 * Puts all that an entry imports into one file: a screen waits for one request in place of ten, and one file compresses
 * better than many. What two of them import goes with the start, unless one of them imports the other. Not for what is
 * large or shares a part with what is not named here: every file that shares it would load all of it.
 * @param entries by the names of their files, first what the app starts with
 * @param alone what comes in a file of its own, except what it shares with an entry
 */
export function fileGroups(entries: Readonly<Record<string, Entry>>, alone: readonly string[] = []): Group[] {
  const [start = '', ...others] = Object.keys(entries)
  let imported: Readonly<Record<string, ReadonlySet<string>>> | undefined
  let apart: readonly ReadonlySet<string>[] = []

  function ofEntry({ id, isExclusive = false }: Entry, modules: Modules): ReadonlySet<string> {
    const imports = reachable(id, modules)
    if (!isExclusive) return imports
    const elsewhere = reachable(entries[start]?.id ?? '', modules, { without: id, isLater: true })
    return new Set([...imports].filter((one) => !elsewhere.has(one)))
  }

  function nameOf(id: string, modules: Modules): string | undefined {
    if (!imported) {
      imported = Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, ofEntry(entry, modules)]))
      apart = alone.map((id) => reachable(id, modules))
    }
    // The bundler names the file of what a page starts with.
    if (id === entries[start]?.id) return undefined
    const users = others.filter((name) => imported?.[name]?.has(id) === true)
    // Who imports another user as a whole has it from that one.
    const brings = (one: string, other: string) =>
      one !== other && imported?.[one]?.has(entries[other]?.id ?? '') === true
    const [user, ...more] = users.filter((one) => !users.some((other) => brings(one, other)))
    const isShared = more.length > 0 || (user !== undefined && apart.some((part) => part.has(id)))
    return imported[start]?.has(id) === true || isShared ? start : user
  }
  return Object.keys(entries).map((name, place) => ({
    debugName: name,
    priority: others.length - place,
    name: (id, modules) => (nameOf(id, modules) === name ? name : undefined),
  }))
}

/** Modules that a module imports, and those that they import: with `isLater`, also what is loaded at any time. */
function reachable(
  entry: string,
  modules: Modules,
  { without, isLater = false }: { readonly without?: string; readonly isLater?: boolean } = {},
): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || id === without) continue
    found.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    waiting.push(...importedIds, ...(isLater ? dynamicallyImportedIds : []))
  }
  return found
}
