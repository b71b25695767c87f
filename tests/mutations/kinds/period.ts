import * as fc from 'fast-check'

const moment = fc.constantFrom(
  '2026-01-01T00:00:00Z',
  '1970-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-13-01T00:00:00Z',
  'soon',
)

/** When something shows, right and wrong. */
export const period = {
  from: moment,
  until: moment,
  zone: fc.constantFrom('Asia/Seoul', 'Mars/Base', ''),
  priority: fc.constantFrom(0, 1, 100, 101, 0.5),
}
