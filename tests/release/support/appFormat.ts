import { manifestParts } from '../../../admin/service/store/files/manifestParts.ts'
import type { Format } from '../../../admin/service/base/Format.ts'
import { fakeFormat } from '../../../admin/service/testing/fakeFormat.ts'
import type { CompiledRelease, Manifest } from '../../../src/format/release.ts'
import { sha256 } from '../../../src/format/value/sha256.ts'

type Documents = ReadonlyMap<string, unknown>

interface AppFormat extends Format<Documents> {
  compile(documents: Documents, baseline: string): CompiledRelease
}

/** The small document language of the service's tests, with releases that the app's own client accepts. */
export const appFormat: AppFormat = {
  ...fakeFormat,

  compile(documents, baseline) {
    const small = fakeFormat.compile(documents, baseline)
    const part = (name: string): string => manifestParts(small.manifest).get(name) ?? ''
    const empty = '{}'
    const manifest: Manifest = {
      plan: fakeFormat.planVersion,
      format: 1,
      baseline,
      screens: { home: { sha: part('screens/home'), path: '/', access: 'visitor', cached: false } },
      copy: { kor: part('copy/kor'), cn: part('copy/en'), en: part('copy/en') },
      settings: part('settings'),
      notices: part('notices'),
      lists: sha256(empty),
    }
    const text = JSON.stringify(manifest)
    const sha = sha256(text)
    return { manifest, sha, files: new Map([...small.files, [manifest.lists, empty], [sha, text]]) }
  },

  outline: (manifest) => ({
    ...fakeFormat.outline(manifest),
    screens: { home: manifestParts(manifest).get('screens/home/sha') ?? '' },
  }),
}
