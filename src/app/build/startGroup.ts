interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Puts all that the entry imports into one file: the app starts with one request in place of thirty, and one file
 * compresses better than many. What is loaded later stays in files of its own.
 */
export function startGroup(entry: string): (id: string, modules: Modules) => string | undefined {
  let start: ReadonlySet<string> | undefined
  return (id, modules) => {
    start ??= reachable(entry, modules)
    return start.has(id) && id !== entry ? 'start' : undefined
  }
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
