/** The most that the library of pictures takes. */
export interface PictureRoom {
  readonly count: number
  readonly bytes: number
}

/** Some years of banners; a backup grows by as much. */
export const defaultPictureRoom: PictureRoom = { count: 500, bytes: 200 * 1024 * 1024 }
