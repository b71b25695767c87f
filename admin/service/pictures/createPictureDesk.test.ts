import { expect, it } from 'vitest'
import { libraryPicture } from '../../../src/format/libraryPicture.ts'
import type { Actor } from '../base/people/Actor.ts'
import { PictureInUse } from '../base/refusals.ts'
import { at, entry } from '../store/testing/storeEntries.ts'
import { createTestCore } from '../testing/createTestCore.ts'
import { addressOfFiles } from '../base/audit/addressOfFiles.ts'
import { createPictureDesk } from './createPictureDesk.ts'

const mina: Actor = { name: 'mina', role: 'publisher' }
const files = [{ width: 400, bytes: Buffer.from([1, 2, 3]) }]
const sha = addressOfFiles(files)
const naming = { image: libraryPicture(sha) }

it('keeps a picture that only what was shipped names, and says where each is used', async () => {
  const { store } = await createTestCore()
  const picture = { sha, name: 'Banner', alt: {}, width: 400, height: 200, bytes: 3, actor: 'mina', at }
  await store.addPicture(picture, files, { count: 9, bytes: 999 }, { ...entry, action: 'picture.upload' })
  let documents = [{ path: 'screens/home.json', text: JSON.stringify(naming) }]
  const edit = { fact: 'screen:home', value: naming, replaces: null, actor: 'mina', at }
  const desk = createPictureDesk({
    store,
    encode: () => Promise.reject(new Error('Nothing is uploaded here.')),
    most: { count: 9, bytes: 999 },
    clock: { now: () => Date.parse(at) },
    overlay: () => [edit, { ...edit, fact: 'settings:/a', value: 'a.svg', replaces: naming }],
    documents: () => documents,
    changes: () => Promise.resolve([]),
  })
  expect((await desk.list()).pictures).toMatchObject([{ sha, live: ['screen:home'], open: [] }])
  await expect(desk.remove(mina, sha)).rejects.toThrow(PictureInUse)
  await expect(desk.remove(mina, sha)).rejects.toMatchObject({ details: { why: 'documents' } })
  documents = []
  await desk.remove(mina, sha)
  expect((await desk.list()).pictures).toEqual([])
})
