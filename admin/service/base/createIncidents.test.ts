import { expect, it } from 'vitest'
import { createIncidents } from './createIncidents.ts'
import { StorageFull } from './refusals.ts'

it('logs a trouble once when it begins and once when it ends, however often it is raised', () => {
  const logged: string[] = []
  const incidents = createIncidents((message) => logged.push(message))
  for (let round = 0; round < 3; round += 1) incidents.raise('The store cannot be read.', new Error('x'))
  incidents.settle('The store cannot be read.')
  incidents.settle('The store cannot be read.')
  expect(logged).toEqual(['The store cannot be read.', 'Over: The store cannot be read.'])
})

it('lists current troubles, with what to do about each', () => {
  const incidents = createIncidents(() => undefined)
  incidents.raise('The head could not be written.', new StorageFull())
  incidents.raise('Something else.', new Error('x'))
  expect(incidents.list()).toEqual([`The head could not be written. ${new StorageFull().message}`, 'Something else.'])
  incidents.settle('The head could not be written.')
  expect(incidents.list()).toEqual(['Something else.'])
})
