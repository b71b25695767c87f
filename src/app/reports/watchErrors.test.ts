// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { watchErrors } from './watchErrors.ts'

const { origin } = window.location

function start() {
  const add = vi.fn<(problem: unknown) => void>()
  watchErrors(window, { add })
  return add
}

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

const thrownAt = (place: string) =>
  Object.assign(new Error('900101'), { stack: `Error: 900101\n    at f (${place})\n    at g` })

it('reports where an error was thrown that nobody caught, and never its words', () => {
  const add = start()
  const error = Object.assign(new Error('account 110-234-567890'), {
    stack: `Error: account 110-234-567890\n    at ${origin}/assets/a-1.js:1:20\n    at ${origin}/assets/b-2.js:3:4`,
  })
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
  reject(thrownAt(`${origin}/assets/b-2.js:3:4`))
  reject(Object.assign(new Error('x'), { stack: `f@${origin}/assets/c-3.js:5:6\ng@${origin}/assets/c-3.js:7:8` }))
  const quoting = new Error(`${origin}/assets/member?phone=01012345678:1:1\nsecond line`)
  reject(Object.assign(quoting, { stack: `Error: ${quoting.message}\n    at ${origin}/assets/d-4.js?v=900101:7:8` }))
  expect(add.mock.calls).toEqual([
    [{ code: 'uncaught-error', screen: 'app', pointer: '/assets/a-1.js:1:20' }],
    [{ code: 'unhandled-rejection', screen: 'app', pointer: '/assets/b-2.js:3:4' }],
    [{ code: 'unhandled-rejection', screen: 'app', pointer: '/assets/c-3.js:5:6' }],
    [{ code: 'unhandled-rejection', screen: 'app', pointer: '/assets/d-4.js:7:8' }],
  ])
})

it('reports nothing that is not of our files', () => {
  const add = start()
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  window.dispatchEvent(new ErrorEvent('error', { error: thrownAt('chrome-extension://abc/inject.js:1:1') }))
  reject(thrownAt('https://games.example.com/a.js:1:1'))
  reject(thrownAt(`chrome-extension://abc/inject.js:1:1)\n    at h (${origin}/assets/b-2.js:3:4`))
  reject(thrownAt(`${origin}/api/member:1:1`))
  reject('no error at all')
  expect(add).not.toHaveBeenCalled()
})
