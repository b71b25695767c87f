import { afterEach, expect, it, vi } from 'vitest'
import { isZoneMissing, ownZone } from './ownZone.ts'

afterEach(() => vi.restoreAllMocks())

const browserTells = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never)

it.each([
  ['Asia/Seoul', 'Asia/Seoul', false],
  ['UTC', 'UTC', false],
  ['Etc/Unknown', 'UTC', true],
  ['', 'UTC', true],
])('is, where the browser tells "%s", %s', (told, zone, isMissing) => {
  browserTells(told)
  expect(ownZone()).toBe(zone)
  expect(isZoneMissing()).toBe(isMissing)
})
