import { expect, it } from 'vitest'
import { createCell } from './createCell.ts'

it('tells a listener once, even when it subscribes anew while it is told', () => {
  const cell = createCell(0)
  let told = 0
  const listen = () => {
    const stop = cell.subscribe(() => {
      told += 1
      if (told > 10) throw new Error('told for ever')
      stop()
      listen()
    })
  }
  listen()
  cell.set(1)
  expect(told).toBe(1)
})
