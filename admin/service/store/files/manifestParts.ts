import type { Manifest } from '../../../../src/format/release.ts'

/** Every file that a manifest names, by its path in it, such as `screens/recharge`. */
export function manifestParts(manifest: unknown): ReadonlyMap<string, string> {
  const parts = new Map<string, string>()
  collect(manifest, '', parts)
  // The baseline has an address of the same form, but is not a file of the release.
  parts.delete('baseline')
  return parts
}

function collect(value: unknown, path: string, parts: Map<string, string>): void {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) parts.set(path, value)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) collect(child, path === '' ? key : `${path}/${key}`, parts)
}

/** A manifest for players. The service reads only its addresses; the compiler defines its type. */
export function passOn(manifest: unknown): Manifest {
  return manifest as Manifest
}
