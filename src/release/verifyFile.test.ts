import { afterEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../format/release.ts'
import { sha256 } from '../format/value/sha256.ts'
import { verifyFile } from './verifyFile.ts'

const TEXT = '{"title":"충전"}'
const bytes = new TextEncoder().encode(TEXT)

afterEach(() => void vi.unstubAllGlobals())

describe.each([
  ['over https', globalThis.crypto],
  ['over plain http, which has no crypto.subtle', {}],
])('a file %s', (_, crypto) => {
  test('is its text when its bytes are what its address says', async () => {
    vi.stubGlobal('crypto', crypto)
    expect(await verifyFile(bytes, sha256(TEXT))).toBe(TEXT)
  })

  test('is refused when they are not', async () => {
    vi.stubGlobal('crypto', crypto)
    await expect(verifyFile(bytes, sha256('{}'))).rejects.toMatchObject({ problem: { code: 'wrong-hash' } })
  })
})

test('a file is hashed beside the main thread where the browser can', async ({ onTestFinished }) => {
  const digest = vi.spyOn(globalThis.crypto.subtle, 'digest')
  onTestFinished(() => digest.mockRestore())
  await verifyFile(bytes, sha256(TEXT))
  expect(digest).toHaveBeenCalledExactlyOnceWith('SHA-256', bytes)
})

test('a file that is too large, or no text, is refused', async () => {
  await expect(verifyFile(new Uint8Array(limits.fileBytes + 1), sha256(''))).rejects.toMatchObject({
    problem: { code: 'too-large' },
  })
  const broken = new Uint8Array([0xff])
  const address = [...new Uint8Array(await crypto.subtle.digest('SHA-256', broken))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  await expect(verifyFile(broken, address)).rejects.toMatchObject({ problem: { code: 'not-json' } })
})
