let asked: Set<string> | undefined

/**
 * What Vite puts around every `import()`: asks for the files the code needs at once, not one after the other. Ours is
 * shorter than Vite's own, which also waits for style sheets; a page of ours has one, and that is there already. What
 * the page has asked for is left out. A file that does not come is told with Vite's event.
 * @param files the file that `load` imports, which is asked for by that, and those it imports itself
 */
export async function vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] | undefined,
  importer: string,
): Promise<Module | undefined> {
  asked ??= new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href))
  for (const file of files?.slice(1) ?? []) {
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

/**
 * By the name that the code of a build asks for.
 * @public
 */
export { vitePreload as __vitePreload }
