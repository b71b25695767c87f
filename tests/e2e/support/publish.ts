import { askService } from './askService.ts'
import type { Stack } from './startStack.ts'

/** Publishes one edit, as a command line does. */
export async function publish(stack: Stack, fact: string, value: string): Promise<void> {
  await askService(stack, 'release', 'edit', fact, value)
  await askService(stack, 'release', 'publish', '--reason', 'For a journey', '--confirm')
}
