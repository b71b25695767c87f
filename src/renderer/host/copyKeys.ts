/** The copy that any screen may need; every language of `schemas/copy` must have it. */
export const copyKeys = {
  failed: 'error.title',
  stale: 'error.stale',
  network: 'error.network',
  timeout: 'error.timeout',
  server: 'error.server',
  notSent: 'error.notSent',
  malformed: 'error.malformed',
  refused: 'error.refused',
  problem: 'error.unknown',
  offlineMoney: 'offline.money',
  unsupported: 'block.unsupported',
  blockFailed: 'block.failed',
} as const
