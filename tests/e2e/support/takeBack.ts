import { PLAN_VERSION } from '../../../src/format/release.ts'
import { askService } from './askService.ts'
import type { Stack } from './startStack.ts'

/** Journeys of a worker share a service: what one has published is taken back when it has ended, however it ended. */
export async function takeBack(stack: Stack, journey: () => Promise<void>): Promise<void> {
  const before = await headOf(stack)
  await journey()
  if ((await headOf(stack)).sha !== before.sha)
    await askService(stack, 'release', 'rollback', String(before.seq), '--reason', 'After a journey', '--confirm')
}

async function headOf({ appUrl }: Stack): Promise<{ readonly seq: number; readonly sha: string }> {
  const answer = await fetch(`${appUrl}/release/${PLAN_VERSION}/head.json`)
  return answer.json()
}
