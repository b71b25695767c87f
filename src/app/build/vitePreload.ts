const asked = new Set<string>()

/**
 * What Vite puts around every `import()`: asks for the files the code needs at once, not one after the other. Ours is
 * shorter than Vite's own, which also waits for style sheets; a page of ours has one, and that is there already. A file
 * that does not come is told with Vite's event.
 */
export async function vitePreload<Module>(load: () => Promise<Module>, files: readonly string[] | undefined, importer: string): Promise<Module | undefined> {
  for (const file of files ?? []) {
    const { href } = new URL(file, importer)
    if (asked.has(href)) continue
    asked.add(href)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  try {
    return await load()
  } catch (payload) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
    if (window.dispatchEvent(event)) throw payload
    return undefined
  }
}

/** By the name that the code of a build asks for. */
export { vitePreload as __vitePreload }
