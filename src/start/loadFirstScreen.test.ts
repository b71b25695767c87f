import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadRelease } from '../release/LoadedRelease.ts'
import { views } from './views.gen.ts'
import type { Later } from '../ui/later.tsx'
import { compileDocuments } from '../build/compileDocuments.ts'
import { loadFirstScreen } from './loadFirstScreen.ts'

const { release: compiled } = compileDocuments()
if (!compiled) throw new Error('The documents are not sound.')
const release = loadRelease(compiled)
const [list, form] = [views.list, views.form] as Later<object>[] as [Later<object>, Later<object>]

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('settles once what shows the screen at the address is there', async () => {
  await loadFirstScreen(release, '/transRecord?type=1')
  expect(list.getSnapshot()).toBe(true)
})

test('waits for slow code no longer than a moment', async () => {
  vi.spyOn(form, 'load').mockReturnValue(new Promise(() => undefined))
  const hasSettled = vi.fn<() => void>()
  void loadFirstScreen(release, '/recharge').then(hasSettled)
  await vi.advanceTimersByTimeAsync(49)
  expect(hasSettled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(hasSettled).toHaveBeenCalled()
})

test('waits for nothing where no screen is', async () => {
  const load = vi.spyOn(form, 'load')
  await loadFirstScreen(release, '/nowhere')
  expect(load).not.toHaveBeenCalled()
})
