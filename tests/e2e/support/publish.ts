import type { Stack } from './startStack.ts'

/** Publishes one edit on the command line. Tests of a worker share a service, so each takes back what it has changed. */
export async function publish(stack: Stack, fact: string, value: string): Promise<void> {
  await stack.command('release', 'edit', fact, value)
  await stack.command('release', 'publish', '--reason', 'For a journey', '--confirm')
}
