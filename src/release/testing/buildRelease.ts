import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { byLocale } from '../../format/locales.ts'
import type { CompiledRelease, Manifest } from '../../format/release.ts'

export interface ReleaseContent {
  readonly plan?: number
  readonly baseline?: string
  readonly title?: string
  readonly bankMin?: string
  readonly screens?: readonly string[]
}

export const addressOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))

/** A small release whose files differ only where the content does. */
export function buildRelease({
  plan = 1,
  baseline = 'baseline-1',
  title = 'Deposit',
  bankMin = '100',
  screens = ['home', 'recharge'],
}: ReleaseContent = {}): CompiledRelease {
  const files = new Map<string, string>()
  const put = (value: unknown) => {
    const text = JSON.stringify(value)
    files.set(addressOf(text), text)
    return addressOf(text)
  }

  const manifest: Manifest = {
    plan,
    format: 1,
    baseline,
    screens: Object.fromEntries(
      screens.map((id) => [id, { sha: put({ id, body: [] }), path: `/${id}`, access: 'visitor', cached: false }]),
    ),
    copy: byLocale((locale) => put({ 'recharge.title': `${title} ${locale}` })),
    settings: put({ values: { recharge: { bank: { min: bankMin } } }, decimals: ['/recharge/bank/min'] }),
    notices: put([]),
    lists: put({ choices: {}, dialogs: {} }),
  }
  const sha = put(manifest)
  return { manifest, sha, files }
}
