import type { Core } from '../../../admin/service/core/createCore.ts'
import type { CutOff } from './readLife.ts'
import type { Published } from '../../../admin/api/releaseApi.ts'

/** Sends a publish that was cut off again, as a desk does after a lost answer. */
export function sendAgain({ publisher }: Core, { key, expectedSeq, backTo }: CutOff): Promise<Published> {
  const request = { reason: 'again', expectedSeq, idempotencyKey: key }
  return backTo === undefined ? publisher.publish('mina', request) : publisher.rollback('mina', backTo, request)
}
