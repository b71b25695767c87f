import type { Format } from '../../base/Format.ts'
import type { Gate } from './Gate.ts'
import type { Blocker } from '../../../api/findings.ts'

/** Half of what the app accepts: the other half is room for a mistake on either side. */
const SHARE = 0.5

/** Refuses a release whose files, or all of them together, come near what the app would reject. */
export function sizeGate({ limits, outline }: Pick<Format, 'limits' | 'outline'>): Gate {
  const maxFile = Math.floor(limits.fileBytes * SHARE)
  const maxRelease = Math.floor(limits.releaseBytes * SHARE)
  return ({ release }) => {
    if (release === undefined) return Promise.resolve({ blockers: [], warnings: [] })
    const parts = outline(release.manifest)
    const names = fileNames(release.sha, parts)
    const blockers = tooManyScreens(Object.keys(parts.screens).length, Math.floor(limits.screens * SHARE))
    let total = 0
    for (const [sha, text] of release.files) {
      const size = Buffer.byteLength(text)
      total += size
      if (size > maxFile) blockers.push(tooLarge(names.get(sha) ?? sha, size, maxFile))
    }
    if (total > maxRelease) blockers.push(tooLarge('the whole release', total, maxRelease))
    return Promise.resolve({ blockers, warnings: [] })
  }
}

function tooManyScreens(count: number, limit: number): Blocker[] {
  if (count <= limit) return []
  return [
    {
      gate: 'size',
      code: 'too-many-screens',
      said: { id: 'too-many-screens', values: { count, limit } },
      message: `There would be ${count} screens; at most ${limit} are published, half of what the app accepts.`,
    },
  ]
}

function tooLarge(what: string, size: number, limit: number): Blocker {
  return {
    gate: 'size',
    code: 'too-large',
    said: { id: 'too-large', values: { what, size, limit } },
    message: `${what} would be ${size} bytes; at most ${limit} are published, half of what the app accepts.`,
    hint: 'Shorten texts or split the screen.',
  }
}

function fileNames(
  manifest: string,
  { settings, screens, copy }: ReturnType<Format['outline']>,
): ReadonlyMap<string, string> {
  const names = new Map([
    [manifest, 'the manifest'],
    [settings, 'settings.json'],
  ])
  for (const [id, sha] of Object.entries(screens)) names.set(sha, `screens/${id}.json`)
  for (const [locale, sha] of Object.entries(copy)) names.set(sha, `copy/${locale}.json`)
  return names
}
