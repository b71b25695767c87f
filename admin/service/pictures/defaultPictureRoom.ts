import type { PictureRoom } from '../store/Store.ts'

/** Some years of banners; a backup grows by as much. */
export const defaultPictureRoom: PictureRoom = { count: 500, bytes: 200 * 1024 * 1024 }
