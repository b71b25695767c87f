import { askService } from './askService.ts'
import type { Stack } from './startStack.ts'

/**
 * Publishes one edit, as a command line does. Tests of a worker share a service, so each takes back what it has
 * changed.
 */
export async function publish(stack: Stack, fact: string, value: string): Promise<void> {
  await askService(stack, 'release', 'edit', fact, value)
  await askService(stack, 'release', 'publish', '--reason', 'For a journey', '--confirm')
}
