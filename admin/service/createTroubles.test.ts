import { expect, it } from 'vitest'
import { createTroubles } from './createTroubles.ts'
import { StorageFull } from './refusals.ts'

it('logs a trouble when it begins and when it ends, however often it is raised', () => {
  const logged: string[] = []
  const troubles = createTroubles((message) => logged.push(message))
  for (let round = 0; round < 3; round += 1) troubles.raise('The store cannot be read.', new Error('x'))
  troubles.settle('The store cannot be read.')
  troubles.settle('The store cannot be read.')
  expect(logged).toEqual(['The store cannot be read.', 'Over: The store cannot be read.'])
})

it('lists what lasts, with what to do about it', () => {
  const troubles = createTroubles(() => undefined)
  troubles.raise('The head could not be written.', new StorageFull())
  troubles.raise('Something else.', new Error('x'))
  expect(troubles.list()).toEqual([`The head could not be written. ${new StorageFull().message}`, 'Something else.'])
  troubles.settle('The head could not be written.')
  expect(troubles.list()).toEqual(['Something else.'])
})
