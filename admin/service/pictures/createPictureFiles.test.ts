import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PictureRecord } from '../../api/pictureApi.ts'
import { createPictureFiles } from './createPictureFiles.ts'

const SHA = 'a'.repeat(64)
const later = { sha: SHA, name: 'a', alt: {}, width: 4, height: 4, bytes: 1, actor: 'mina', at: '' } as PictureRecord
let bytes: Buffer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playbill-'))
  bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
})
afterAll(() => rm(folder, { recursive: true }))

function open(name: string) {
  const now = { ticks: 0 }
  const answers: (() => Promise<readonly PictureRecord[]>)[] = []
  const reads: string[] = []
  const files = createPictureFiles({
    store: {
      pictures: () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.resolve([later]),
      readPictureFile: async (sha, width) => {
        reads.push(`${sha}-${width}`)
        return bytes
      },
    },
    folder: join(folder, name),
    clock: { ticks: () => now.ticks },
  })
  return { files, now, answers, reads }
}

it('asks the store once, however many ask for a new picture at the same time', async () => {
  const { files, reads } = open('burst')
  const all = await Promise.all(Array.from({ length: 20 }, () => files.read(SHA, 800)))
  expect(all.every((one) => one?.equals(bytes))).toBe(true)
  expect(reads).toHaveLength(1)
})

it('serves a new picture after a look-up that failed', async () => {
  const { files, answers } = open('outage')
  answers.push(
    () => Promise.resolve([]),
    () => Promise.reject(new Error('The store is away.')),
    () => Promise.resolve([later]),
  )
  expect(await files.read(SHA, 800)).toBeUndefined()
  expect(await files.read(SHA, 800)).toBeUndefined()
  expect(await files.read(SHA, 800)).toEqual(bytes)
})

it('serves what it knows while the store hangs, and no longer what the store has lost', async () => {
  const { files, now, answers } = open('hangs')
  expect(await files.read(SHA, 800)).toEqual(bytes)
  now.ticks = 60_000
  let answer: (pictures: readonly PictureRecord[]) => void = () => undefined
  answers.push(
    () => new Promise((resolve) => (answer = resolve)),
    () => Promise.resolve([]),
  )
  expect(await files.read(SHA, 800)).toEqual(bytes)
  // Turns are a moment apart.
  await expect.poll(() => (answer([]), files.read(SHA, 800))).toBeUndefined()
})
