import { startStack, type Stack } from './startStack.ts'
import { test as base } from './test.ts'

/** Each journey has a service of its own, which nobody has joined and nothing was told. */
export const test = base.extend<{ stack: Stack }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  stack: async ({}, hand) => {
    const stack = await startStack()
    await hand(stack)
    await stack.stop()
  },
})
