import { expect, it } from 'vitest'
import { type Gate, noFindings } from '../../documents/gates/Gate.ts'
import { prepareCandidate } from './prepareCandidate.ts'

const compile = () => Promise.resolve({ files: [], issues: [] })
const live = { liveFiles: [] }

it('gates begin one after the other, and members are served between them', async () => {
  const order: string[] = []
  const gate =
    (name: string): Gate =>
    () => {
      order.push(name)
      setImmediate(() => order.push('a member'))
      return Promise.resolve(noFindings)
    }
  await prepareCandidate({ compile, gates: [gate('money'), gate('size'), gate('pattern')] }, [], live)
  expect(order).toEqual(['money', 'a member', 'size', 'a member', 'pattern', 'a member'])
})

it('a gate that fails at once fails the whole, after all have begun', async () => {
  let began = 0
  const gates: readonly Gate[] = [
    () => Promise.reject(new Error('no worker')),
    () => {
      began += 1
      return Promise.resolve(noFindings)
    },
  ]
  await expect(prepareCandidate({ compile, gates }, [], live)).rejects.toThrow('no worker')
  expect(began).toBe(1)
})
