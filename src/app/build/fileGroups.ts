interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

interface Group {
  readonly debugName: string
  /** The group that is asked first. */
  readonly priority: number
  readonly name: (id: string, modules: Modules) => string | undefined
}

/**
 * Puts all that an entry imports into one file: a screen waits for one request in place of ten, and one file compresses
 * better than many. What is loaded later stays in files of its own, and what two entries import goes with the first.
 * Not for what is large: whoever shares a part of it would load it all.
 * @param entries by the names of their files, first what the app starts with
 */
export function fileGroups(entries: Readonly<Record<string, string>>): Group[] {
  const ids = new Set(Object.values(entries))
  return Object.entries(entries).map(([name, entry], place) => {
    let imported: ReadonlySet<string> | undefined
    return {
      debugName: name,
      priority: ids.size - place,
      name(id, modules) {
        imported ??= reachable(entry, modules)
        return (imported.has(id) && !ids.has(id)) || (place === 0 && id.includes('rolldown/runtime')) ? name : undefined
      },
    }
  })
}

function reachable(entry: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
