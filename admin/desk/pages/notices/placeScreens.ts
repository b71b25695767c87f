import type { Notice } from '../../../../src/format/notices.ts'

type Place = Notice['places'][number]

/** The screen to see it on. */
export const placeScreens: Readonly<Record<Place, string>> = {
  home: '/',
  popup: '/',
  recharge: '/recharge',
  withdrawal: '/withdrawal',
  transfer: '/transfer',
}
