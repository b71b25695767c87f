import { expect, it } from 'vitest'
import { createIncidents, incident } from './createIncidents.ts'
import { StorageFull } from './refusals.ts'

it('logs a trouble once when it begins and once when it ends, however often it is raised', () => {
  const logged: string[] = []
  const incidents = createIncidents((message) => logged.push(message))
  const unread = incident('others-not-seen', 'The store cannot be read.')
  for (let round = 0; round < 3; round += 1) incidents.raise(unread, new Error('x'))
  incidents.settle(unread)
  incidents.settle(unread)
  expect(logged).toEqual(['The store cannot be read.', 'Over: The store cannot be read.'])
})

it('lists current troubles, with what to do about each', () => {
  const incidents = createIncidents(() => undefined)
  const unwritten = incident('heads-old', 'The head could not be written.')
  const other = incident('no-socket', 'Something else.')
  incidents.raise(unwritten, new StorageFull())
  incidents.raise(other, new Error('x'))
  expect(incidents.list()).toEqual([
    {
      message: `The head could not be written. ${new StorageFull().message}`,
      said: { id: 'heads-old' },
      refusal: { code: 'storage-full', details: {} },
    },
    other,
  ])
  incidents.settle(unwritten)
  expect(incidents.list()).toEqual([other])
})
