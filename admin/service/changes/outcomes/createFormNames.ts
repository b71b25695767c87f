import type { Visit } from '../../../../src/format/wire/Outcomes.ts'
import { isObject, objectOf } from '../../../../src/format/value/isObject.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import type { FileCache } from '../../store/files/FileCache.ts'
import type { TrialRelease } from '../../store/rows/trialRows.ts'
import type { LiveRelease } from '../release/LiveRelease.ts'

/** The forms of the releases that phones may show. */
export interface FormNames {
  /** Whether phones may show a release now: the live one, the one before it or a trial. */
  plays(release: number): boolean
  /** Whether the release of a visit has its form, and the form the field. */
  knows(visit: Pick<Visit, 'release' | 'screen' | 'form' | 'field'>): Promise<boolean>
}

interface FormNamesOptions {
  readonly live: Pick<LiveRelease, 'placeOf' | 'record'>
  readonly cache: Pick<FileCache, 'read'>
  readonly store: {
    findRelease(seq: number): Promise<Pick<ReleaseRecord, 'sha'> | undefined>
    runningTrial(): Promise<Pick<TrialRelease, 'number' | 'sha'> | undefined>
  }
}

type Forms = ReadonlyMap<string, ReadonlySet<string>>

/** Releases whose forms are kept: the live one, the one before it, and trials. */
const KEPT = 8

export function createFormNames({ live, cache, store }: FormNamesOptions): FormNames {
  const known = new Map<number, Promise<Forms>>()

  async function manifestOf(release: number): Promise<string | undefined> {
    const place = live.placeOf(release)
    if (place === 'live') return live.record()?.sha
    if (place === 'previous') return (await store.findRelease(release))?.sha
    const trial = place === 'trial' ? await store.runningTrial() : undefined
    return trial?.number === release ? trial.sha : undefined
  }

  async function readJson(sha: string): Promise<unknown> {
    const file = await cache.read(sha)
    return file && JSON.parse(file.identity.toString())
  }

  async function read(release: number): Promise<Forms> {
    const sha = await manifestOf(release)
    const manifest = sha === undefined ? {} : objectOf(await readJson(sha))
    const forms = new Map<string, ReadonlySet<string>>()
    for (const [screen, entry] of Object.entries(objectOf(manifest['screens'])))
      for (const [form, fields] of formsIn(await readJson(String(objectOf(entry)['sha']))))
        forms.set(keyOf(screen, form), fields)
    return forms
  }

  const plays = (release: number): boolean => live.placeOf(release) !== undefined

  return {
    plays,

    async knows({ release, screen, form, field }) {
      // An older release counts no more, and a newer one is not there yet.
      if (!plays(release)) return false
      const reading = known.get(release) ?? read(release)
      known.set(release, reading)
      for (const old of [...known.keys()].slice(0, -KEPT)) known.delete(old)
      try {
        const forms = await reading
        // Another service has just made it: it will be here in a moment.
        if (forms.size === 0) known.delete(release)
        const fields = forms.get(keyOf(screen, form))
        return fields !== undefined && (field === undefined || fields.has(field))
      } catch {
        known.delete(release)
        return false
      }
    },
  }
}

const keyOf = (screen: string, form: string): string => JSON.stringify([screen, form])

/** Every form in a plan, with the names of its fields. */
function formsIn(value: unknown): readonly (readonly [form: string, fields: ReadonlySet<string>])[] {
  if (Array.isArray(value)) return value.flatMap(formsIn)
  if (!isObject(value)) return []
  const within = Object.values(value).flatMap(formsIn)
  const { type, id, fields } = value
  return type === 'form' && typeof id === 'string' && isObject(fields)
    ? [[id, new Set(Object.keys(fields))], ...within]
    : within
}
