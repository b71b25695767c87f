import { expect, it } from 'vitest'
import { measureStructure } from './structure/measureStructure.ts'

const { counts, factories, bags } = measureStructure()

/** Subjects of their own, that are read without their user. */
const subjects = [
  'admin/desk/facts/draft/createDraftState.ts: createDraftState',
  'admin/service/changes/release/due.ts: createDue',
  'admin/service/people/createCompanyAccounts.ts: createCompanyAccounts',
  'admin/service/people/createCompanyProvider.ts: createCompanyProvider',
  'admin/service/people/createLoginThrottle.ts: createLoginThrottle',
  'admin/service/people/createSecondFactors.ts: createSecondFactors',
  'src/app/createHost.ts: createHost',
  'src/app/createHost.ts: createHostNames',
  'src/format/check/createTextCompiler.ts: createTextCompiler',
  'src/workbench/createWorld.ts: createWorld',
]

it('an exported factory whose only user is a neighbour is part of it, unless it is a subject that is read alone', () => {
  expect(factories).toEqual(subjects)
})

it('no options, dependencies or parts are exported that no file imports', () => {
  expect(bags).toEqual([])
})

it('a doc comment begins with the noun that the code uses, not with What or Who', () => {
  expect(counts['doc comments that begin with What or Who']).toBe(0)
})
