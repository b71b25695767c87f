import type { Manifest, ManifestScreen } from '../../format/release.ts'

export interface Route extends Pick<ManifestScreen, 'path' | 'access' | 'cached'> {
  readonly id: string
}

const routesOf = new WeakMap<Manifest, ReadonlyMap<string, Route>>()

/** The screen at a path; undefined for a path no document has, or whose document is still planned. */
export function screenAt(manifest: Manifest, path: string): Route | undefined {
  let routes = routesOf.get(manifest)
  if (!routes) {
    routes = new Map(
      Object.entries(manifest.screens).map(([id, { path, access, cached }]) => [path, { id, path, access, cached }]),
    )
    routesOf.set(manifest, routes)
  }
  return routes.get(path)
}
