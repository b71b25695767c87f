import { beforeEach, describe, expect, it } from 'vitest'
import { libraryPicture } from '../../../../src/format/libraryPicture.ts'
import type { PictureRecord } from '../../../api/pictureApi.ts'
import { LibraryFull, PictureInUse, UnknownPicture } from '../../base/refusals.ts'
import type { PictureFile } from '../rows/pictureRows.ts'
import type { Store } from '../Store.ts'
import { addChange, at, entry, later, newRelease } from './storeEntries.ts'

const most = { count: 3, bytes: 1000 }
const files: readonly PictureFile[] = [
  { width: 400, bytes: new Uint8Array([0, 1, 255]) },
  { width: 800, bytes: new Uint8Array([9, 8]) },
]
const shaOf = (digit: string): string => digit.repeat(64)
const picture = (digit: string, more: Partial<PictureRecord> = {}): PictureRecord => ({
  sha: shaOf(digit),
  name: `Picture ${digit}`,
  alt: {},
  width: 640,
  height: 320,
  bytes: 5,
  actor: 'mina',
  at,
  ...more,
})

/** The part of `describeStore` on the library of pictures. */
export function describePictures(opened: () => Store): void {
  let store: Store
  const add = (digit: string, more: Partial<PictureRecord> = {}) =>
    store.addPicture(picture(digit, more), files, most, { ...entry, action: 'picture.upload' })
  const editOf = (value: unknown) => ({ fact: 'settings:/a', value, replaces: null, actor: 'mina', at })
  beforeEach(() => {
    store = opened()
  })

  describe('pictures', () => {
    it('are kept in every width, once, and listed the newest first', async () => {
      expect(await add('a')).toBe(true)
      expect(await add('a', { name: 'Another name' })).toBe(false)
      expect(await add('b', { at: later })).toBe(true)
      expect(await store.pictures()).toEqual([picture('b', { at: later }), picture('a')])
      expect(await store.findPicture(shaOf('a'))).toEqual(picture('a'))
      expect(await store.findPicture(shaOf('c'))).toBeUndefined()
      expect(await store.pictureFiles(shaOf('a'))).toEqual(files)
      expect((await store.listAudit({ limit: 9 })).map(({ action }) => action)).toEqual([
        'picture.upload',
        'picture.upload',
      ])
    })

    it('are read in the widest that is not wider', async () => {
      await add('a')
      expect(await store.readPictureFile(shaOf('a'), 1200)).toEqual(files[1]?.bytes)
      expect(await store.readPictureFile(shaOf('a'), 799)).toEqual(files[0]?.bytes)
      expect(await store.readPictureFile(shaOf('a'), 399)).toBeUndefined()
      expect(await store.readPictureFile(shaOf('b'), 800)).toBeUndefined()
    })

    it('get another name and other words', async () => {
      await add('a')
      const described = { name: '배너', alt: { kor: '보너스' } }
      expect(await store.describePicture(shaOf('a'), described, entry)).toBe(true)
      expect(await store.findPicture(shaOf('a'))).toEqual(picture('a', described))
      expect(await store.describePicture(shaOf('b'), described, entry)).toBe(false)
    })

    it('keep what somebody else described meanwhile', async () => {
      await add('a')
      await Promise.all([
        store.describePicture(shaOf('a'), { alt: { kor: '보너스' } }, entry),
        store.describePicture(shaOf('a'), { alt: { en: 'A bonus' } }, entry),
        store.describePicture(shaOf('a'), { name: 'Banner' }, entry),
      ])
      const described = { name: 'Banner', alt: { kor: '보너스', en: 'A bonus' } }
      expect(await store.findPicture(shaOf('a'))).toEqual(picture('a', described))
      await store.describePicture(shaOf('a'), { alt: { kor: '' } }, entry)
      expect(await store.findPicture(shaOf('a'))).toMatchObject({ alt: { en: 'A bonus' } })
    })

    it('are refused above the number or the bytes that the library may have', async () => {
      await add('a')
      await expect(add('b', { bytes: 996 })).rejects.toThrow(LibraryFull)
      await add('b', { bytes: 995 })
      await expect(add('c', { bytes: 1 })).rejects.toMatchObject({ details: { why: 'bytes' } })
      expect(await store.removePicture(shaOf('b'), entry)).toBe(true)
      await add('b')
      await add('c')
      await expect(add('d', { bytes: 1 })).rejects.toMatchObject({ details: { why: 'count', most: 3 } })
      expect(await store.pictureFiles(shaOf('d'))).toEqual([])
    })

    it('stay while any release names them, also one that is not live any more', async () => {
      await add('a')
      await add('b')
      const overlay = [{ ...editOf({ deep: [libraryPicture(shaOf('a'))] }) }]
      await store.publish(newRelease(0, { overlay }))
      await store.publish(newRelease(1))
      await expect(store.removePicture(shaOf('a'), entry)).rejects.toMatchObject({
        details: { why: 'releases', releases: '1' },
      })
      expect(await store.pictureFiles(shaOf('a'))).toEqual(files)
      expect(await store.removePicture(shaOf('b'), entry)).toBe(true)
      expect(await store.removePicture(shaOf('b'), entry)).toBe(false)
      expect(await store.pictureFiles(shaOf('b'))).toEqual([])
    })

    it('stay while an open change names them', async () => {
      await add('a')
      await addChange(store, 'c1')
      await store.putEdit('c1', editOf(libraryPicture(shaOf('a'))), 0, entry)
      await expect(store.removePicture(shaOf('a'), entry)).rejects.toThrow(PictureInUse)
      await store.dropChange('c1', entry)
      expect(await store.removePicture(shaOf('a'), entry)).toBe(true)
    })

    it('have to be there for an edit or a release that names them', async () => {
      await addChange(store, 'c1')
      const edit = editOf({ image: libraryPicture(shaOf('a')) })
      await expect(store.putEdit('c1', edit, 0, entry)).rejects.toThrow(UnknownPicture)
      await expect(store.publish(newRelease(0, { overlay: [edit] }))).rejects.toThrow(UnknownPicture)
      await add('a')
      expect(await store.putEdit('c1', edit, 0, entry)).toMatchObject({ value: edit.value })
      await store.publish(newRelease(0, { overlay: [edit] }))
    })

    it('need not be there where they are only what a build shipped before', async () => {
      const overlay = [{ ...editOf('a.svg'), replaces: libraryPicture(shaOf('a')) }]
      expect(await store.publish(newRelease(0, { overlay }))).toMatchObject({ seq: 1 })
    })
  })
}
