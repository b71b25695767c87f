import { expect, it } from 'vitest'
import { StorageUnavailable } from '../../base/refusals.ts'
import { role } from '../../../api/fields.ts'
import { OverlayEditSchema } from '../../../api/edits.ts'
import { parseAs, readAs } from './readAs.ts'

it('hands on a column that holds what it should', () => {
  const edit = { fact: 'settings:/a', value: { deep: [1, null] }, replaces: null, actor: 'mina', at: 'now' }
  expect(parseAs(OverlayEditSchema, JSON.stringify(edit))).toEqual(edit)
  expect(readAs(role, 'owner')).toBe('owner')
})

it.each(['{"fact":1}', '[]', '{"fact":', ''])('takes %j in the place of an edit for damage', (text) => {
  expect(() => parseAs(OverlayEditSchema, text)).toThrow(StorageUnavailable)
})

it('takes a role that nobody can have for damage', () => {
  expect(() => readAs(role, 'emperor')).toThrow(StorageUnavailable)
})
