import { test as base } from './test.ts'
import type { Stack } from './startStack.ts'

/** Whatever a journey stops is lifted after it: those of a worker share a service. */
export const test = base.extend<{ stack: Stack }>({
  stack: async ({ stack }, hand) => {
    await hand(stack)
    for (const line of (await stack.command('release', 'stops')).split('\n')) {
      const [, name] = /^([\w.]+) stopped/.exec(line) ?? []
      if (name !== undefined) await stack.command('release', 'lift', name, '--reason', 'Over')
    }
  },
})
