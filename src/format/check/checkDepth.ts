import { limits } from '../release.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'

/** Half of what the app accepts, as with sizes: the other half is room for what the app may wrap around it. */
const MOST = limits.depth / 2

/** Holds a compiled screen to a depth the app takes: it refuses a release in which anything nests too deeply, whole. */
export function checkDepth(plan: object, report: (found: Found) => void): void {
  const deep = findDeep(plan, [])
  if (deep)
    report({
      path: deep,
      code: 'shape',
      message: `This nests more than ${MOST} levels deep, which no app would open.`,
      hint: 'Lay out the blocks in fewer sections, or split the screen.',
    })
}

/** Where something nests too deeply first. */
function findDeep(value: unknown, path: Path): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length >= MOST) return path
  for (const [key, item] of Object.entries(value)) {
    const found = findDeep(item, [...path, Array.isArray(value) ? Number(key) : key])
    if (found) return found
  }
  return undefined
}
