import { expect, it } from 'vitest'
import { StorageFull } from '../../refusals.ts'
import type { Store } from '../Store.ts'
import { refuseFullDisk } from './refuseFullDisk.ts'

it('refuses with a sentence when the disk is full and lets every other error through', async () => {
  const failing = (code: string): Store => refuseFullDisk({ publish: () => Promise.reject(Object.assign(new Error('x'), { code })) } as unknown as Store)
  const publish = (store: Store): Promise<unknown> => store.publish({} as Parameters<Store['publish']>[0])
  await expect(publish(failing('SQLITE_FULL'))).rejects.toThrow(StorageFull)
  await expect(publish(failing('SQLITE_CORRUPT'))).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' })
})
