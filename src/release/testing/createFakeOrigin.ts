import type { CompiledRelease } from '../../format/release.ts'
import type { Head } from '../Head.ts'

export interface FakeOrigin {
  readonly fetch: typeof globalThis.fetch
  /** The paths asked for, oldest first, with the cache mode of each. */
  readonly requests: { readonly path: string; readonly cache: string }[]
  /** Makes a release the head, as the service does, and keeps its files. */
  publish(
    release: CompiledRelease,
    head: Pick<Head, 'seq'> & Partial<Pick<Head, 'at' | 'retired' | 'stops' | 'counted' | 'trial'>>,
  ): Head
  /** Keeps the files of a release that is not the head. */
  add(release: CompiledRelease): void
  /** Answers a path with something else; null lets the true answer through again. */
  answer(path: string, response: (() => Response | Promise<Response>) | null): void
  /** Every request fails until it is called again with false. */
  cut(off: boolean): void
}

/** The release service with its files in memory. */
export function createFakeOrigin(): FakeOrigin {
  const files = new Map<string, string>()
  const answers = new Map<string, () => Response | Promise<Response>>()
  const requests: { path: string; cache: string }[] = []
  let off = false

  function add(release: CompiledRelease): void {
    for (const [sha, text] of release.files) files.set(`release/files/${sha}.json`, text)
  }

  return {
    requests,
    add,
    async fetch(input, init) {
      const path = input instanceof Request ? input.url : String(input)
      requests.push({ path, cache: init?.cache ?? 'default' })
      if (off) throw new TypeError('fetch failed')
      const answer = answers.get(path)
      if (answer) return abortable(answer(), init?.signal)
      const text = files.get(path)
      return text === undefined ? new Response('', { status: 404 }) : new Response(text)
    },
    publish(
      release,
      { seq, at = new Date(Date.UTC(2026, 0, 1) + seq * 3_600_000).toISOString(), retired, stops, counted, trial },
    ) {
      add(release)
      const asked = { ...(counted !== undefined && { counted }), ...(trial && { trial }) }
      const head = { seq, sha: release.sha, at, ...(retired && { retired }), ...(stops && { stops }), ...asked }
      files.set(`release/${release.manifest.plan}/head.json`, JSON.stringify(head))
      return { ...head, retired: retired ?? false, stops: stops ?? {} }
    },
    answer(path, response) {
      if (response) answers.set(path, response)
      else answers.delete(path)
    },
    cut: (now) => {
      off = now
    },
  }
}

async function abortable(response: Response | Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  return Promise.race([
    response,
    new Promise<never>((_, fail) => signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError')))),
  ])
}
